import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyKey } from '#rules/jobs/company-name.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/parts/button.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import type { User } from './profile-form.ts'
import '#web/parts/sheet.css'

/** Offers to block companies of the reader's 職務経歴 that are not blocked yet. */
export function OwnEmployers({ experiences, onDone }: { experiences: User['experiences']; onDone: () => void }) {
  const { data } = useQuery(read('listBlockedEmployers'))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const block = useChange(
    {
      mutationFn: ([name, ...other_names]: readonly string[]) =>
        call('blockEmployer', { body: { ...(name && { name }), other_names } }),
      onSuccess: ({ message }) => {
        toast.success(message, '設定の「プライバシー」で解除できます。', 'blocks')
        onDone()
      },
      onError: (error) => reportFailure(error, '企業をブロックできませんでした', 'blocks'),
    },
    () => 'own-employers',
  )
  if (!data) return null
  const offered = new Map(experiences.map(({ company }) => [companyKey(company), company]))
  for (const { name } of data.blocked_employers) offered.delete(companyKey(name ?? ''))
  if (offered.size === 0) return null
  return (
    <section className="sheet sheet--padded ui-stack ui-stack--tight mt-7" aria-labelledby="own-employers">
      <h2 className="text-md font-bold" id="own-employers">
        職歴の会社をブロックする
      </h2>
      <p className="text-sm text-muted">
        選んだ会社の求人を隠し、応募できないようにします。ブロックしたことは会社に伝わりません。グループ会社は、設定の「プライバシー」で追加できます。
      </p>
      <ul className="ui-stack ui-stack--tighter">
        {[...offered.values()].map((company) => (
          <li key={company} className="break-all">
            <Checkbox
              label={company}
              checked={chosen.includes(company)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, company] : chosen.filter((each) => each !== company))
              }
            />
          </li>
        ))}
      </ul>
      <div className="ui-row ui-row--tight">
        <Button
          size="sm"
          disabled={chosen.length === 0}
          busy={block.isPending}
          busyLabel="ブロックしています…"
          onClick={() => block.mutate(chosen)}
        >
          選んだ会社をブロックする
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          今はしない
        </Button>
      </div>
    </section>
  )
}
