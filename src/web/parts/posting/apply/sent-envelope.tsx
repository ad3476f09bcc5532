import { Hanko } from '#web/art/hanko.tsx'
import './sent-envelope.css'

/** The closed envelope after sending, with the posting's own steps. `contents`: what went. */
export function SentEnvelope(props: { company: string; contents: string; steps: readonly string[] }) {
  const { company, contents, steps } = props
  return (
    <div className="sent-envelope">
      <div className="sent-envelope__picture" aria-hidden="true">
        <svg viewBox="0 0 320 190" aria-hidden="true">
          <rect x="30" y="26" width="260" height="152" rx="4" />
          <path d="M30 178L130 96M290 178L190 96" />
          <path className="sent-envelope__flap" d="M30 30Q30 26 34 26H286Q290 26 290 30L170 116Q160 122 150 116Z" />
        </svg>
        <span>
          <Hanko />
        </span>
      </div>
      <p>
        {company}に送りました：<span className="inline-block">{contents}</span>
      </p>
      {steps.length > 0 && (
        <p>
          この求人の選考：<b>応募</b>
          {steps.map((step) => (
            <span key={step} className="inline-block">
              　→ {step}
            </span>
          ))}
        </p>
      )}
      <p>応募は、いつでも辞退できます。</p>
    </div>
  )
}
