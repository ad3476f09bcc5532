import { useState } from 'react'
import { z } from 'zod'
import { announcementInput } from '#contract/announcements.ts'
import type { ResponseData } from '#contract/endpoints.ts'
import { announcementTones } from '#rules/announcements.ts'
import { limits } from '#rules/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { FormField } from '#web/parts/fields/form-field.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { tableTimeText } from '#words/full-dates.ts'
import { instantOfTokyo, tokyoInput } from '#words/tokyo-input.ts'

type Announcement = ResponseData<'listAnnouncements'>['announcements'][number]

const day = 24 * 60 * 60_000

/** The form's fields; times are Tokyo's. */
const resolver = formResolver(
  announcementInput.extend({
    starts_at: z.string().transform(instantOfTokyo).pipe(announcementInput.shape.starts_at),
    ends_at: z.string().transform(instantOfTokyo).pipe(announcementInput.shape.ends_at),
  }),
)

const toneOptions = announcementTones.map((value) => ({
  value,
  label: value === 'warning' ? '重要（黄）' : 'お知らせ（青）',
}))

/** Creates or changes an announcement. The second of two editors sees who was first, and keeps the typed text. */
export function AnnouncementDialog({
  announcement,
  onSaved,
  onClose,
}: {
  announcement: Announcement | null
  onSaved: () => void
  onClose: () => void
}) {
  const [readAt, setReadAt] = useState(announcement?.updated_at)
  const [opened] = useState(() => Date.now())
  const at = (ms: number) => tokyoInput(new Date(ms).toISOString())
  const { form, frame } = useDialogForm({
    resolver,
    defaultValues: announcement
      ? {
          ...{ text: announcement.text, link: announcement.link ?? '', tone: announcement.tone },
          ...{ starts_at: tokyoInput(announcement.starts_at), ends_at: tokyoInput(announcement.ends_at) },
        }
      : { text: '', link: '', tone: 'info' as const, starts_at: at(opened), ends_at: at(opened + 7 * day) },
    refused: '保存できませんでした',
    onFailure(error, usual) {
      const other = otherVersion(error)
      // After seeing the other version, the editor may replace it.
      if (other) setReadAt(other.updated_at)
      return other ? { ...usual, line: lineOf(other) } : usual
    },
    async send({ starts_at, ends_at, ...words }) {
      const body = { ...words, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() }
      const { message } = announcement
        ? await call('editAnnouncement', { params: { id: announcement.id }, body: { ...body, updated_at: readAt } })
        : await call('addAnnouncement', { body })
      toast.success(message, words.text, 'announcement')
      onSaved()
      onClose()
    },
  })

  return (
    <FormDialog
      {...frame}
      onClose={onClose}
      title={announcement ? 'お知らせを編集' : 'お知らせを追加'}
      about={<p>期間の間、すべてのページの上に掲載します。読んだ方は、お使いのブラウザーで閉じられます。</p>}
      verb="保存する"
      busyVerb="保存しています…"
    >
      <FormField
        form={form}
        name="text"
        id="announcement-text"
        label="本文"
        required
        hint="改行は空白になります。例：11月30日 1:00～3:00は、点検のためログインできません。"
        limit={limits.announcement}
        rows={3}
      />
      <FormField
        form={form}
        name="link"
        id="announcement-link"
        label="リンク"
        optional
        hint="「詳しく見る」の行き先。例：/help、https://example.jp/news"
        autoComplete="off"
      />
      <FormField form={form} name="tone" id="announcement-tone" label="種類" options={toneOptions} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          form={form}
          name="starts_at"
          id="announcement-starts"
          label="開始日時（日本時間）"
          required
          type="datetime-local"
        />
        <FormField
          form={form}
          name="ends_at"
          id="announcement-ends"
          label="終了日時（日本時間）"
          required
          type="datetime-local"
        />
      </div>
    </FormDialog>
  )
}

const otherData = z.object({
  announcement: z.object({ text: z.string(), updated_at: z.string(), changed_by_name: z.string().nullable() }),
})
type OtherVersion = z.infer<typeof otherData>['announcement']

/** The announcement as a faster editor saved it; null for other failures. */
function otherVersion(error: unknown): OtherVersion | null {
  if (!(error instanceof ApiError) || error.code !== 'announcement-changed') return null
  return otherData.safeParse(error.data).data?.announcement ?? null
}

const lineOf = ({ text, updated_at, changed_by_name }: OtherVersion) =>
  `${changed_by_name ?? '退会した担当者'}さんが${tableTimeText(updated_at)}に変更しました。現在の本文は「${text}」です。入力した内容は残っています。もう一度保存すると、この内容に置き換えます。`
