import { isNecessary, kindsOf, type NotificationKind, type Outlet, outlets } from '#rules/people/notifications.ts'
import type { Role } from '#rules/people/roles.ts'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { hasQuestions } from '#web/parts/has-questions.ts'
import { followTableBox } from '#web/parts/lists/table-box.ts'
import { notificationKindLabel, outletLabel } from '#words/notifications.ts'
import type { useNotificationChoices } from './use-notification-choices.ts'
import '#web/parts/lists/data-table.css'
import '#web/parts/lists/table-box.css'
import '#web/parts/sheet.css'
import './notification-matrix.css'

/** The channels of each kind of notification. */
export function NotificationMatrix(props: { role: Role; choices: ReturnType<typeof useNotificationChoices> }) {
  const { settings, ready, choose } = props.choices
  const kinds = kindsOf[props.role].filter((kind) => !kind.startsWith('question_') || hasQuestions())
  const isOff = (kind: NotificationKind, outlet: Outlet) =>
    !ready || isNecessary(kind, outlet) || (outlet === 'mail' && !settings.mail)
  return (
    <section className="sheet notification-matrix">
      <div className="table-box" ref={(box) => (box ? followTableBox(box) : undefined)}>
        <table className="data-table">
          <caption className="px-(--pad-card) py-(--pad-row) text-start font-bold">通知の種類ごとの受け取り方</caption>
          <thead>
            <tr>
              <th scope="col">通知</th>
              {outlets.map((outlet) => (
                <th key={outlet} scope="col">
                  {outletLabel[outlet]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => {
              const { name, help } = notificationKindLabel[kind]
              return (
                <tr key={kind}>
                  <th className="w-full bg-transparent border-b-rule-soft text-ink whitespace-normal" scope="row">
                    <b className="text-sm/[inherit] block">{name}</b>
                    <span className="text-muted [word-break:normal]">{help}</span>
                  </th>
                  {outlets.map((outlet) => (
                    <td key={outlet}>
                      <Checkbox
                        label={<span className="sr-only">{`${name}を${outletLabel[outlet]}で受け取る`}</span>}
                        checked={
                          settings.kinds[kind][outlet] &&
                          (isNecessary(kind, outlet) || outlet !== 'mail' || settings.mail)
                        }
                        disabled={isOff(kind, outlet)}
                        onChange={({ target }) => choose({ kinds: { [kind]: { [outlet]: target.checked } } })}
                      />
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
