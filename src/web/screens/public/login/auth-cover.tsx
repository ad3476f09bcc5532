import { useId } from 'react'
import { Hanko } from '#web/art/hanko.tsx'
import { productName } from '#words/labels.ts'
import './auth-cover.css'

/** The notebook beside the form, with an account's benefits if `uses`; on narrow screens a strip without text. */
export function AuthCover({ uses }: { uses: boolean }) {
  return (
    <div className="auth-cover relative overflow-clip bg-(--cover) text-(--on-cover)">
      <div aria-hidden="true">
        <Asanoha id={useId()} />
        <div className="auth-cover__binding absolute inset-y-0 end-0 w-18 border-s-2 border-(--cover-thread) bg-(--cover) max-lg:w-12" />
        <div className="auth-cover__slip absolute bg-(--art-paper) p-2 [writing-mode:vertical-rl]">
          <div className="relative m-1 border border-current font-mincho text-[2.125rem]/normal font-bold tracking-[0.32em]">
            {productName}
            <Hanko />
          </div>
        </div>
      </div>
      {uses && (
        <div className="auth-cover__uses absolute border border-(--cover-rule) bg-(--cover) px-7 pt-6 pb-3">
          <AccountUses />
        </div>
      )}
    </div>
  )
}

const lines =
  'M30 0L60 17.3M60 17.3L90 0M60 17.3L60 52M30 0L90 0M30 0L30 34.6M30 34.6L60 52M0 52L30 34.6M30 0L60 52M0 17.3L30 0M0 17.3L0 52M-30 0L0 17.3M0 52L30 0M0-17.3L30 0M-30 0L0-17.3M-30 0L30 0M30-34.6L30 0M0-52L30 0M30 0L60-17.3M60-17.3L90 0M30 0L60-52M0 52L30 69.3M30 69.3L60 52M30 103.9L30 69.3M0 52L60 52M0 52L0 86.6M0 86.6L30 103.9M-30 103.9L0 86.6M0 52L30 103.9M-30 69.3L0 52M-30 103.9L0 52M-30 34.6L0 52M-60 52L0 52M-30 0L0 52M60 52L90 69.3M120 52L60 52M60 52L60 86.6M60 86.6L90 103.9M30 103.9L60 86.6M60 52L90 103.9M30 103.9L60 52M60 52L90 34.6M60 52L90 0M30 103.9L60 121.2M60 121.2L90 103.9M30 103.9L90 103.9M30 103.9L30 138.6M30 103.9L60 155.9M0 121.2L30 103.9M-30 103.9L0 121.2M0 155.9L30 103.9M-30 103.9L30 103.9M-30 0L0-52M60-52L90 0M-30 103.9L0 155.9M60 155.9L90 103.9'

/**
 * Hemp leaves (麻の葉) that fill the positioned box around them, faint.
 * `id` names the pattern and is unique on the page (useId).
 */
function Asanoha({ id }: { id: string }) {
  return (
    <svg className="size-full absolute inset-0 max-w-none" aria-hidden="true">
      <defs>
        <pattern id={id} width="60" height="103.92" patternUnits="userSpaceOnUse" patternTransform="scale(1.25)">
          <path className="fill-none stroke-(--ai-400) opacity-15" d={lines} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

const uses = [
  { title: '求人に応募する', text: '履歴書を保存しておけば、応募に添えられます。' },
  { title: '選考状況を確認する', text: '応募から結果まで、選考状況を一覧で確認できます。' },
  { title: '求人を掲載する（企業の方）', text: '審査を経て公開されます。応募者は一覧で確認できます。' },
]

/** The benefits of an account. */
export function AccountUses() {
  return (
    <div>
      <h2 className="text-lg font-mincho tracking-[0.06em] pb-3 border-b border-b-current">無料の登録でできること</h2>
      <ul>
        {uses.map(({ title, text }) => (
          <li className="py-3.5" key={title}>
            <b className="text-md">{title}</b>
            <p className="ui-phrase text-sm leading-[1.7]">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
