import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ProfileFormState } from './profile-sections.tsx'
import { shownOnPostings } from './profile-values.ts'
import '#web/parts/sheet.css'

/** The three lines required in every posting, and whether they are stated. */
export function ShownOnPostings({ form }: { form: ProfileFormState }) {
  const lines = shownOnPostings(form.watch())
  return (
    <section className="sheet" aria-labelledby="employer-must-show">
      <div className="sheet__body ui-stack ui-stack--tight">
        <h2 className="text-md" id="employer-must-show">
          求人に必ず示す項目
        </h2>
        <ul className="ui-stack ui-stack--tight text-sm">
          {lines.map(({ label, stated }) => {
            const Icon = stated ? CircleCheck : CircleAlert
            return (
              <li key={label} className="ui-row ui-row--tight ui-row--nowrap items-start">
                <Icon
                  className={stated ? 'ui-icon mt-0.5 text-success-ink' : 'ui-icon mt-0.5 text-warning-ink'}
                  aria-hidden="true"
                />
                <span>
                  {label}：<b>{stated ? '入力済み' : '未入力'}</b>
                </span>
              </li>
            )
          })}
        </ul>
        <p className="text-xs text-muted">
          募集する者の名称、住所、連絡先は、求人に示すことが法律で定められています（職業安定法5条の4）。
        </p>
      </div>
    </section>
  )
}
