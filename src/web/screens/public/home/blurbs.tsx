import { PictureCheck, PictureLedger, PictureTrail } from '#web/art/pictures.tsx'

const blurbs = [
  {
    picture: PictureCheck,
    title: '確認した求人だけ',
    text: '掲載前に運営が内容を確かめ、承認した求人だけを公開しています。',
  },
  {
    picture: PictureLedger,
    title: '同じ書式で比べる',
    text: '給与・勤務地・時間を決まった順に記載。迷わず並べて比べられます。',
  },
  {
    picture: PictureTrail,
    title: '応募が帖に残る',
    text: '確認待ちから結果まで、応募の経過をひとつの履歴で追えます。',
  },
]

/** What the product stands for, in three lines. */
export function Blurbs() {
  return (
    <section className="blurbs pt-14" aria-label="しごと帖の特徴">
      {blurbs.map(({ picture: Picture, title, text }) => (
        <div className="blurb" key={title}>
          <Picture />
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </div>
      ))}
    </section>
  )
}
