import { useId } from 'react'
import { minutesText } from '#rules/postings/detail-hours-text.ts'
import type { HoursTerms, Shift } from '#rules/postings/terms.ts'
import { minuteOf, shiftsOf, spanMinutes, workMinutes } from '#rules/postings/time-span.ts'
import './day-picture.css'

const day = 24 * 60
const axis = [0, 3, 6, 9, 12, 15, 18, 21, 24]

/** The parts of a length of time on a day of 24 hours: what is left at its end goes on at its start. */
function within(start: number, length: number): { x: number; width: number }[] {
  const from = ((start % day) + day) % day
  const first = { x: from, width: Math.min(length, day - from) }
  return length > first.width ? [first, { x: 0, width: length - first.width }] : [first]
}

/** Start, end, break and count of a shift as texts. */
function factsOf(shift: Shift, at: number) {
  const { name, start, end, break_minutes, per_month } = shift
  const isNextDay = minuteOf(end) <= minuteOf(start)
  const clock = (time: string) => time.replace(/^0(?=\d)/, '')
  return {
    name: name || (at === 0 ? '勤務' : `勤務${at + 1}`),
    times: `${clock(start)}〜${isNextDay ? '翌' : ''}${clock(end)}`,
    spoken: `${clock(start).replace(':', '時')}分から${isNextDay ? '翌' : ''}${clock(end).replace(':', '時')}分`,
    rest: break_minutes ? `休憩${break_minutes}分` : null,
    count: per_month ? `月${per_month}回` : null,
    work: minutesText(workMinutes(shift)),
  }
}

/** The shifts of a day on a line of 24 hours, with their times as text; nothing without shifts. */
export function DayPicture({ hours, brief = false }: { hours: HoursTerms | null | undefined; brief?: boolean }) {
  const shifts = shiftsOf(hours)
  const id = useId()
  if (shifts.length === 0) return null
  const hasBreak = shifts.some(({ break_minutes }) => break_minutes)
  return (
    <div className={`day-picture text-xs/[inherit] [text-autospace:no-autospace] ${brief ? '' : 'day-picture--full'}`}>
      <div className="day-picture__axis flex justify-between h-5 text-muted" aria-hidden="true">
        {axis.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <ul>
        {shifts.map((shift, at) => {
          const { name, times, spoken, rest, count, work } = factsOf(shift, at)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: shifts have nothing else that tells them apart
            <li key={at} className="border-t border-rule py-1">
              <p className="ui-number whitespace-normal">
                <b>{name}</b> <span>{times}</span>
                {rest && <span>{rest}</span>}
                {count && <span>{count}</span>}
                {!brief && <span>実働{work}</span>}
              </p>
              <Bar
                shift={shift}
                brief={brief}
                hatch={`${id}-${at}`}
                words={[`${name} ${spoken}`, rest, count].filter(Boolean).join('、')}
              />
            </li>
          )
        })}
      </ul>
      {!brief && (
        <p className="pt-1 text-muted text-end" aria-hidden="true">
          {hasBreak && '斜線は休憩（長さのみの記載）、'}濃い地色は深夜（22〜5時）
        </p>
      )}
    </div>
  )
}

function Bar({ shift, brief, hatch, words }: { shift: Shift; brief: boolean; hatch: string; words: string }) {
  const start = minuteOf(shift.start)
  const length = spanMinutes(shift)
  const rest = Math.min(shift.break_minutes ?? 0, length)
  const isOvernight = start + length > day
  return (
    <svg
      className={`block w-full bg-(--surface) ${brief ? 'h-5' : 'h-8'}`}
      viewBox={`0 0 ${day} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words}
    >
      <defs>
        <pattern id={hatch} width="16" height="8" patternUnits="userSpaceOnUse">
          <rect className="fill-(--surface)" width="16" height="8" />
          <path className="stroke-(--primary-line) stroke-2" d="M-4 10 20 -2 M-4 2 4 -2 M12 10 20 6" />
        </pattern>
      </defs>
      <rect className="fill-sunken" width={5 * 60} height="40" />
      <rect className="fill-sunken" x={22 * 60} width={2 * 60} height="40" />
      {within(start, length).map(({ x, width }) => (
        <rect key={x} className={isOvernight ? 'fill-chart-1' : 'fill-primary'} {...{ x, width }} y="5" height="30" />
      ))}
      {rest > 0 &&
        within(start + Math.round((length - rest) / 2), rest).map(({ x, width }) => (
          <rect key={x} {...{ x, width }} y="5" height="30" fill={`url(#${hatch})`} />
        ))}
    </svg>
  )
}
