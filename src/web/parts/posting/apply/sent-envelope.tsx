import { Hanko } from '#web/art/hanko.tsx'
import './sent-envelope.css'

/** The closed envelope after sending, with the posting's own steps. `contents`: what went. */
export function SentEnvelope(props: { company: string; contents: string; steps: readonly string[] }) {
  const { company, contents, steps } = props
  return (
    <div className="grid gap-1.5 border-y-3 border-double border-(--rule-ink) py-2 text-center text-xs/[1.6] text-muted [word-break:var(--phrase)]">
      <div className="relative mx-auto w-44" aria-hidden="true">
        <svg className="fill-none stroke-(--art-pattern) stroke-[1.5]" viewBox="0 0 320 190" aria-hidden="true">
          <rect className="fill-art-wall stroke-(--art-line)" x="30" y="26" width="260" height="152" rx="4" />
          <path d="M30 178L130 96M290 178L190 96" />
          <path
            className="fill-art-shade stroke-(--art-line)"
            d="M30 30Q30 26 34 26H286Q290 26 290 30L170 116Q160 122 150 116Z"
          />
        </svg>
        <span className="sent-envelope__seal absolute top-[53%] left-1/2 w-10">
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
