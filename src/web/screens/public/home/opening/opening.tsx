import { PictureCheck, PictureLedger, PictureTrail } from '#web/art/blurb-pictures.tsx'
import { Hanko } from '#web/art/hanko.tsx'
import { Seigaiha } from '#web/art/seigaiha.tsx'
import { Skyline } from '#web/art/skyline.tsx'
import './opening.css'

/** The opening: lead and skyline at the left, the headline on letter paper at the right. */
export function Hero() {
  return (
    <section className="opening" aria-labelledby="opening">
      <div className="ui-page opening__inner">
        <div className="opening__copy">
          <p className="opening__lead ui-phrase">
            給与も、休みも、
            <br className="md:hidden" />
            職場のようすも。
            <br />
            すべての求人を、
            <br className="md:hidden" />
            同じ書式で並べました。
          </p>
        </div>
        <div className="opening__letter">
          <div className="opening__letter-inner">
            <h1 id="opening">
              <span>次の一頁を、</span>
              <span>ここから書く。</span>
            </h1>
          </div>
          <span className="opening__hanko">
            <Hanko />
          </span>
        </div>
        {/* Behind the text and after it in the document: the drawings are long, and the text must not wait for them. */}
        <div className="opening__art">
          <Skyline />
        </div>
      </div>
      <div className="opening__sea">
        <Seigaiha id="opening-sea" />
      </div>
    </section>
  )
}

const blurbs = [
  {
    picture: PictureCheck,
    title: '審査した求人だけ',
    text: '掲載前に運営者が内容を審査し、承認した求人だけを公開しています。',
  },
  {
    picture: PictureLedger,
    title: '同じ書式で比べる',
    text: '給与・時間・休日を決まった順に記載。書かれていない項目は「記載なし」と表示します。',
  },
  {
    picture: PictureTrail,
    title: '応募の記録が残る',
    text: '確認待ちから結果まで、応募の進み具合を一覧で確認できます。',
  },
]

/** The product's three promises. */
export function Blurbs() {
  return (
    <section className="opening__blurbs pt-14" aria-label="しごと帖の特徴">
      {blurbs.map(({ picture: Picture, title, text }) => (
        <div className="opening__blurb" key={title}>
          <Picture />
          <div>
            <h2>{title}</h2>
            <p className="ui-phrase">{text}</p>
          </div>
        </div>
      ))}
    </section>
  )
}
