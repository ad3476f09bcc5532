import { CompanyName } from '#web/parts/company-name.tsx'
import type { WantedJob } from './wanted-job.ts'
import './wanted-job-notice.css'

/** Tells a visitor who wanted to read a job why to sign in. */
export function WantedJobNotice({ job: { name }, signUp }: { job: WantedJob; signUp: boolean }) {
  return (
    <div className="wanted-job-notice">
      {name && (
        <>
          <p className="text-xs text-muted">開こうとした求人</p>
          <p className="wanted-job-notice__title">{name.title}</p>
          <p className="text-sm text-muted">
            <CompanyName name={name.company} />
          </p>
        </>
      )}
      <p className="ui-phrase text-sm">
        求人の詳しい内容を読んで応募するには、ログインが必要です。
        {signUp ? '登録は無料で、終わるとこの求人が開きます。' : 'ログインすると、この求人が開きます。'}
      </p>
    </div>
  )
}
