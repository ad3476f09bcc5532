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
    <div className={brief ? 'day-picture day-picture--brief' : 'day-picture'}>
      <div className="day-picture__axis" aria-hidden="true">
        {axis.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <ul>
        {shifts.map((shift, at) => {
          const { name, times, spoken, rest, count, work } = factsOf(shift, at)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: shifts have nothing else that tells them apart
            <li key={at}>
              <p className="ui-number">
                <b>{name}</b> <span>{times}</span>
                {rest && <span>{rest}</span>}
                {count && <span>{count}</span>}
                {!brief && <span>実働{work}</span>}
              </p>
              <Bar
                shift={shift}
                hatch={`${id}-${at}`}
                words={[`${name} ${spoken}`, rest, count].filter(Boolean).join('、')}
              />
            </li>
          )
        })}
      </ul>
      {!brief && (
        <p className="day-picture__legend" aria-hidden="true">
          {hasBreak && '斜線は休憩（長さのみ。時刻の記載なし）、'}灰色は深夜（22〜5時）
        </p>
      )}
    </div>
  )
}

function Bar({ shift, hatch, words }: { shift: Shift; hatch: string; words: string }) {
  const start = minuteOf(shift.start)
  const length = spanMinutes(shift)
  const rest = Math.min(shift.break_minutes ?? 0, length)
  const isOvernight = start + length > day
  return (
    <svg viewBox={`0 0 ${day} 40`} preserveAspectRatio="none" role="img" aria-label={words}>
      <defs>
        <pattern id={hatch} width="16" height="8" patternUnits="userSpaceOnUse">
          <rect className="day-picture__rest" width="16" height="8" />
          <path className="day-picture__hatch" d="M-4 10 20 -2 M-4 2 4 -2 M12 10 20 6" />
        </pattern>
      </defs>
      <rect className="day-picture__deep" width={5 * 60} height="40" />
      <rect className="day-picture__deep" x={22 * 60} width={2 * 60} height="40" />
      {within(start, length).map(({ x, width }) => (
        <rect
          key={x}
          className={isOvernight ? 'day-picture__work day-picture__work--night' : 'day-picture__work'}
          {...{ x, width }}
          y="5"
          height="30"
        />
      ))}
      {rest > 0 &&
        within(start + Math.round((length - rest) / 2), rest).map(({ x, width }) => (
          <rect key={x} {...{ x, width }} y="5" height="30" fill={`url(#${hatch})`} />
        ))}
    </svg>
  )
}
