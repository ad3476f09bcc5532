import { useId } from 'react'
import { Hanko } from '#web/art/hanko.tsx'
import { Seigaiha } from '#web/art/seigaiha.tsx'
import { SkylinePicture } from './skyline-picture.tsx'

/** The opening: lead and skyline at the left, the headline on letter paper at the right. */
export function Hero() {
  const id = useId()
  return (
    <section className="hero" aria-labelledby={id}>
      <div className="hero-sea">
        <Seigaiha id={`${id}sea`} />
      </div>
      <div className="page hero-in">
        <div className="hero-copy">
          <p className="lead phrase">
            給与も、休みも、
            <br className="only-m" />
            職場のようすも。
            <br />
            すべての求人を、
            <br className="only-m" />
            同じ書式で並べました。
          </p>
        </div>
        <SkylinePicture />
        <div className="letter">
          <div className="letter-in">
            <h1 id={id}>
              <span>次の一頁を、</span>
              <span>ここから書く。</span>
            </h1>
          </div>
          <span className="hanko">
            <Hanko />
          </span>
        </div>
      </div>
    </section>
  )
}
