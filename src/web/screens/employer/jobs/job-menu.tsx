import { Ellipsis, Pause, Play, SquarePen, Trash2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Link } from 'react-router'
import type { JobChange } from './job-change.ts'
import type { MyJob } from './publication.ts'

/** What else may be done with an own job. A job that the operator has stopped is not offered to be reopened. */
export function JobMenu({ job, onAsk }: { job: MyJob; onAsk: (change: JobChange) => void }) {
  const asks: { change: JobChange; label: string; icon: typeof Play; danger?: true; offered: boolean }[] = [
    { change: 'close', label: '募集を終了する', icon: Pause, offered: job.is_active },
    { change: 'reopen', label: '募集を再開する', icon: Play, offered: !job.is_active && !job.stopped_by_operator },
    { change: 'delete', label: '削除する', icon: Trash2, danger: true, offered: true },
  ]
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <button type="button" className="btn ghost square sm min-h-9" aria-label={`「${job.title}」のその他の操作`}>
          <Ellipsis className="icon" aria-hidden="true" />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu z-(--z-overlay)" align="end" sideOffset={4} collisionPadding={8}>
          <DropdownMenu.Item asChild>
            <Link to={`/employer/jobs/${job.id}/edit`}>
              <SquarePen className="icon" aria-hidden="true" />
              編集する
            </Link>
          </DropdownMenu.Item>
          {asks
            .filter(({ offered }) => offered)
            .map(({ change, label, icon: Icon, danger }) => (
              <DropdownMenu.Item key={change} asChild onSelect={() => onAsk(change)}>
                <button type="button" className={danger && 'text-danger-ink'}>
                  <Icon className="icon" aria-hidden="true" />
                  {label}
                </button>
              </DropdownMenu.Item>
            ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
