import { Suspense, useEffect, useState } from 'react'
import art from '#web/art/front-page.svg?url'
import { Hanko } from '#web/art/hanko.tsx'
import { Seigaiha } from '#web/art/seigaiha.tsx'
import { lazyPart } from '#web/parts/states/lazy.tsx'
import { useSession } from '#web/session/session.ts'
import { lead } from './lead.ts'
import './opening.css'

const waiting = lazyPart(async () => (await import('./waiting-line.tsx')).WaitingLine)

/** The opening: a sentence over a picture of the town, and the motto on letter paper. */
export function Hero() {
  return (
    <section className="opening" aria-labelledby="opening">
      <div className="opening__sea">
        <Seigaiha id="opening-sea" />
      </div>
      <div className="ui-page opening__inner">
        <div className="opening__line">
          <h1 id="opening">
            審査した求人だけを、
            <wbr />
            同じ書式で比べられる求人サイト
          </h1>
          <p>
            <OpeningLead />
          </p>
        </div>
        {/* The picture is a file of its own, so that the text need not wait for it. */}
        <svg className="opening__town" viewBox="0 40 1010 262" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
          <use href={`${art}#hills`} />
          <circle className="opening__sun fill-art-sun" cx="604" cy="146" r="48" />
          <use href={`${art}#town`} />
          <use className="opening__towers" href={`${art}#towers`} />
        </svg>
        <div className="opening__returning" />
        <div className="opening__letter" aria-hidden="true">
          <p>
            <span>次の一頁を、</span>
            <span>ここから書く。</span>
          </p>
          <span className="opening__hanko">
            <Hanko />
          </span>
        </div>
      </div>
    </section>
  )
}

/** The reader's waiting items, once the reader is known. */
function OpeningLead() {
  const { user } = useSession()
  // After deleting an account, its session lasts until the former screen is gone.
  const [drawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  if (!drawn || !user) return lead
  return (
    <Suspense fallback={lead}>
      <waiting.Part />
    </Suspense>
  )
}
