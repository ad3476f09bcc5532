import { useQuery } from '@tanstack/react-query'
import { limits } from '#rules/limits.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { lengthText } from '#words/length.ts'
import type { ApplyForm } from './apply-values.ts'
import { ProfileChoice } from './profile-choice.tsx'
import './apply-sheet.css'

/** 2: the motive, and further text. */
export function SheetTexts({ form }: { form: ApplyForm }) {
  const [motive, letter, papers, share] = form.watch(['motive', 'cover_letter', 'papers', 'share_profile'])
  const { data } = useQuery(read('readPapers'))
  const general = data?.papers.motivation?.trim() ?? ''
  const printsGeneral = general !== '' && motive.trim() === '' && papers.includes('rirekisho')
  return (
    <section>
      <h3>
        <span className="apply-sheet__number">2</span>
        この会社への志望動機
      </h3>
      <Field
        id="apply-motive"
        label="志望動機"
        optional
        counter={lengthText(motive.length, limits.motive)}
        hint={
          <>
            この求人にだけ使います。
            {general !== '' && motive.trim() === '' && (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => form.setValue('motive', general.slice(0, limits.motive), { shouldDirty: true })}
              >
                履歴書の文をコピー
              </Button>
            )}
          </>
        }
      >
        {(control) => <TextArea {...control} {...form.register('motive')} rows={4} maxLength={limits.motive} />}
      </Field>
      {printsGeneral && (
        <p className="text-xs text-muted">
          未入力のときは、履歴書に登録済みの志望動機を印刷します：
          <span className="whitespace-pre-line">{general}</span>
        </p>
      )}
      <Field
        id="apply-cover_letter"
        label="応募メッセージ"
        optional
        counter={lengthText(letter.length, limits.coverLetter)}
      >
        {(control) => (
          <TextArea {...control} {...form.register('cover_letter')} rows={3} maxLength={limits.coverLetter} />
        )}
      </Field>
      <ProfileChoice value={share} onChange={(chosen) => form.setValue('share_profile', chosen)} />
    </section>
  )
}
