import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { limits } from '#rules/limits.ts'
import { failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/parts/button.tsx'
import { FormGroupRow, FormSheet } from '#web/parts/fields/form-row.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { refusalSentence } from '#words/refusals.ts'
import type { Profile } from './profile-values.ts'

/** 4: logo and photos, each saved when chosen. */
export function PicturesSection({ profile, mayEdit }: { profile: Profile; mayEdit: boolean }) {
  const { logo_url, photos } = profile
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ of: 'logo' | 'photo'; line: string } | null>(null)

  async function change(of: 'logo' | 'photo', send: () => Promise<{ refreshed: Promise<void> }>, done: string) {
    setFault(null)
    setBusy(true)
    try {
      await (await send()).refreshed
      toast.success(done, undefined, 'employer-pictures')
    } catch (error) {
      const line = failureText(error, {
        refused: '保存できませんでした。時間をおいて、もう一度お試しください。',
        unreachable: '送信できませんでした。通信環境を確認して、もう一度お試しください。',
      })
      setFault({ of, line })
    } finally {
      setBusy(false)
    }
  }

  function take(of: 'logo' | 'photo', file: File) {
    if (/hei[cf]/i.test(file.type + file.name)) return setFault({ of, line: refusalSentence['image-kind-unread'] })
    const body = new FormData()
    body.set(of, file)
    if (of === 'logo') void change(of, () => call('uploadLogo', { body }), 'ロゴを保存しました')
    else void change(of, () => call('addPhoto', { body }), '写真を追加しました')
  }

  return (
    <FormSheet number="4" title="ロゴと写真">
      <FormGroupRow
        id="employer-logo"
        label="ロゴ"
        error={fault?.of === 'logo' ? fault.line : undefined}
        hint="JPEG・PNG・WebP。選ぶとすぐに保存します。"
      >
        {() => (
          <div className="ui-row">
            {logo_url ? (
              <img src={logo_url} alt="登録済みのロゴ" className="size-24 rounded-md object-contain" />
            ) : (
              <Place className="size-24" />
            )}
            {mayEdit && (
              <Chooser
                label={logo_url ? 'ロゴを変更' : 'ロゴを追加'}
                busy={busy}
                onFile={(file) => take('logo', file)}
              />
            )}
            {mayEdit && logo_url && (
              <Button
                size="sm"
                variant="ghost"
                disabled={busy}
                onClick={() => void change('logo', () => call('removeLogo'), 'ロゴを削除しました')}
              >
                ロゴを削除
              </Button>
            )}
          </div>
        )}
      </FormGroupRow>
      <FormGroupRow
        id="employer-photo"
        label={`職場の写真（${photos.length}／${limits.employer.photos}枚）`}
        error={fault?.of === 'photo' ? fault.line : undefined}
        hint="求人ページの企業情報に表示します。撮影場所などの情報は取り除きます。"
      >
        {() => (
          <div className="ui-stack ui-stack--tight justify-items-start">
            <ul className="grid w-full max-w-160 grid-cols-2 gap-3 sm:grid-cols-3">
              {photos.map(({ id, url }, at) => (
                <li key={id} className="ui-stack ui-stack--tighter">
                  <img src={url} alt={`職場の写真${at + 1}`} className="aspect-[4/3] w-full rounded-md object-cover" />
                  {mayEdit && (
                    <Button
                      size="sm"
                      variant="ghost"
                      disabled={busy}
                      aria-label={`職場の写真${at + 1}を削除`}
                      onClick={() =>
                        void change('photo', () => call('removePhoto', { params: { id } }), '写真を削除しました')
                      }
                    >
                      削除
                    </Button>
                  )}
                </li>
              ))}
              {Array.from({ length: Math.max(0, 3 - photos.length) }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
                <li key={at} aria-hidden="true">
                  <Place className="aspect-[4/3] w-full" />
                </li>
              ))}
            </ul>
            {mayEdit && photos.length < limits.employer.photos && (
              <Chooser label="写真を追加" busy={busy} onFile={(file) => take('photo', file)} />
            )}
          </div>
        )}
      </FormGroupRow>
    </FormSheet>
  )
}

/** An empty place for a picture. */
const Place = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`block rounded-md border border-dashed border-rule-strong ${className}`} />
)

function Chooser({ label, busy, onFile }: { label: string; busy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span>
      <Button
        size="sm"
        className="min-h-9"
        busy={busy}
        busyLabel="保存しています…"
        onClick={() => input.current?.click()}
      >
        <ImagePlus className="ui-icon" aria-hidden="true" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        className="hidden"
        aria-label={`${label}（ファイル）`}
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </span>
  )
}
