import art from '#web/art/front-page.svg?url'
import { Hanko } from '#web/art/hanko.tsx'
import { Seigaiha } from '#web/art/seigaiha.tsx'
import { OpeningLead } from './waiting-line.tsx'
import './opening.css'

/** The opening: one line that says what this is over a strip of the town, and the motto on letter paper. */
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
          <OpeningLead />
        </div>
        {/* The drawing is long, and the text must not wait for it: a file of its own. */}
        <svg className="opening__town" viewBox="0 40 1010 262" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
          <use href={`${art}#hills`} />
          <circle className="opening__sun fill-art-sun" cx="604" cy="146" r="48" />
          <use href={`${art}#town`} />
          <use className="opening__towers" href={`${art}#towers`} />
        </svg>
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
