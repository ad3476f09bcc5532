import { ClipboardCheck } from 'lucide-react'
import { Button } from '#web/parts/button.tsx'
import { withStandard } from './standard-terms.ts'
import { StarterNews } from './starter-news.tsx'
import { useStarter } from './use-starter.ts'
import './starters.css'

export const standardNews = '正社員の標準条件を、未入力の項目に入力しました。'
export const standardHint = '標準：期間の定めなし、試用3か月、9:00〜18:00（休憩60分）、完全週休2日制、各種社会保険。'

/** Adds the missing standard terms to an existing job. */
export function StandardStarter() {
  const { form, news, start, undo } = useStarter()
  return (
    <div className="starters">
      <Button onClick={() => start({ terms: withStandard(form.getValues('terms')) }, standardNews)}>
        <ClipboardCheck className="ui-icon" aria-hidden="true" />
        未入力の項目に標準条件を入力する
      </Button>
      <StarterNews hint={standardHint} news={news} onUndo={undo} />
    </div>
  )
}
