import { dayName, holidayPatternName } from '#rules/postings/hours-text.ts'
import { holidayDays, holidayPatterns } from '#rules/postings/term-vocabularies.ts'
import { termsLimits } from '#rules/postings/terms.ts'
import { ChecksRow, SelectRow } from '#web/parts/job-form/rows/choice-row.tsx'
import { FigureRow } from '#web/parts/job-form/rows/figure-row.tsx'
import { TextRow } from '#web/parts/job-form/rows/text-row.tsx'

const patterns = holidayPatterns.map((value) => ({ value, label: holidayPatternName[value] }))
const days = holidayDays.map((value) => ({ value, label: dayName[value] }))

export function DaysOffRows() {
  return (
    <>
      <SelectRow
        name="terms.holidays.pattern"
        label="休日の制度"
        options={patterns}
        hint="完全週休2日制は毎週2日、週休2日制は月に1回以上2日の休みがあることをいいます。"
      />
      <ChecksRow name="terms.holidays.days" label="休みの曜日" options={days} />
      <FigureRow name="terms.holidays.annual_days" label="年間休日" unit="日" />
      <TextRow
        name="terms.holidays.note"
        label="休暇の補足"
        placeholder="例：夏季休暇、年末年始休暇"
        maxLength={termsLimits.text}
        rows={2}
      />
    </>
  )
}
