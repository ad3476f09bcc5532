import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { isCalendarDate, tokyoDate } from '#rules/tokyo-date.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { ListFilter } from '#web/parts/lists/list-filters.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { monthDayText } from '#words/dates.ts'
import { clockText, monthDayWeekdayText } from '#words/full-dates.ts'
import { interviewKindLabel } from '#words/interviews.ts'
import { daysOfWeek, eventsByDay, hoursOf, type PlacedEvent, placed, weeksLater } from './interviews/week.ts'
import './interviews/week.css'

export const meta = () => pageMeta({ title: '面接', hidden: true })

const midnight = (day: string) => `${day}T00:00:00+09:00`

/** The team's interviews of a week: days as columns with hours on wide screens, a list on phones. */
export default function EmployerInterviews() {
  const [query] = useSearchParams()
  const today = tokyoDate(new Date())
  const asked = query.get('week') ?? ''
  const days = daysOfWeek(isCalendarDate(asked) ? asked : today)
  const [first = today, last = today] = [days[0], days.at(-1)]
  const person = query.get('person') ?? undefined
  const list = useQuery({
    ...read('listMyInterviews', { query: { from: first, to: last } }),
    placeholderData: keepPreviousData,
  })
  const team = useQuery(read('readTeam')).data?.members ?? []
  const week = (date: string) => ({ search: new URLSearchParams({ ...(person && { person }), week: date }).toString() })
  return (
    <>
      <PageHead
        title="面接"
        actions={
          <LinkButton to={pagePath('settings', { tab: 'notifications' })} size="sm">
            カレンダーに登録する
          </LinkButton>
        }
      />
      <nav className="ui-row ui-row--between" aria-label="週">
        <div className="ui-row ui-row--tight">
          <LinkButton to={week(weeksLater(first, -1))} size="sm" aria-label="前の週">
            <ChevronLeft className="ui-icon" aria-hidden="true" />
          </LinkButton>
          <b className="ui-number whitespace-normal">
            {monthDayText(midnight(first))}〜{monthDayText(midnight(last))}
          </b>
          <LinkButton to={week(weeksLater(first, 1))} size="sm" aria-label="次の週">
            <ChevronRight className="ui-icon" aria-hidden="true" />
          </LinkButton>
          <LinkButton to={week(today)} size="sm" variant="ghost">
            今週
          </LinkButton>
        </div>
        {team.length > 1 && (
          <ListFilter
            name="person"
            label="担当する人"
            all="全員"
            options={team.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </nav>
      <QueryState query={list} of="面接" waiting={<SkeletonRows count={3} label="面接を読み込み中" />}>
        {({ interviews }) => {
          const own = interviews.filter(({ side }) => side === 'employer')
          const week = [...eventsByDay(own, days, person)].map(([day, events]) => ({ day, events: placed(events) }))
          const { first, last } = hoursOf(week.flatMap(({ events }) => events))
          const hours = Array.from({ length: last - first }, (_, at) => first + at)
          return (
            <div className="week" style={{ '--hours': hours.length, '--first': first } as CSSProperties}>
              <ol
                className="hidden text-end text-xs/[inherit] text-muted tabular-nums lg:grid lg:auto-rows-(--hour) lg:pt-(--head)"
                aria-hidden="true"
              >
                {hours.map((hour) => (
                  <li key={hour} className="-translate-y-[0.5em] pe-2 leading-none">
                    {hour}:00
                  </li>
                ))}
              </ol>
              <ol
                className="grid lg:grid-cols-7 lg:gap-0 lg:border lg:border-rule lg:rounded-lg lg:overflow-clip"
                aria-label="この週の面接"
              >
                {week.map(({ day, events }) => (
                  <li key={day} className="week__day" data-today={day === today || undefined}>
                    <h2 className="week__date">
                      {monthDayWeekdayText(midnight(day))}
                      {events.length > 0 && (
                        <span className="size-2 inline-block ms-1 bg-primary rounded-full" title={`${events.length}件`}>
                          <span className="sr-only">{events.length}件</span>
                        </span>
                      )}
                    </h2>
                    {events.length === 0 ? (
                      <p className="text-xs/[1.75] text-muted lg:p-2">予定はありません</p>
                    ) : (
                      <ul className="grid gap-2">
                        {events.map((event) => (
                          <Event key={`${event.interview.id} ${event.start}`} event={event} />
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ol>
              <p className="pt-2 text-xs/[inherit] text-muted lg:col-span-full">
                点線は、候補を送って返事を待つ日時です。
              </p>
            </div>
          )
        }}
      </QueryState>
    </>
  )
}

function Event({ event: { interview, start, settled, from, until, lane, lanes } }: { event: PlacedEvent }) {
  const { application_id: id, applicant_name: name, job_title, kind, place, minutes, interviewers } = interview
  const where = settled ? (place ?? interviewKindLabel[kind]) : '返事待ち'
  const end = new Date(new Date(start).getTime() + minutes * 60_000)
  return (
    <li
      className={settled ? 'week__event' : 'week__event week__event--open'}
      title={`${where}・${job_title}`}
      data-short={minutes < 60 || undefined}
      style={{ '--from': from, '--until': until, '--lane': lane, '--lanes': lanes } as CSSProperties}
    >
      <span className="ui-number">
        {clockText(start)}〜{clockText(end)}
      </span>
      <Link className="week__open text-sm/[inherit] wrap-anywhere" to={pagePath('application', { id })}>
        {name}さん
      </Link>
      <span className="week__line text-muted wrap-anywhere">
        {where}
        {interviewers.length > 0 && `・${interviewers.map((one) => one.name).join('、')}`}
      </span>
      <span className="week__line text-muted wrap-anywhere">{job_title}</span>
    </li>
  )
}
