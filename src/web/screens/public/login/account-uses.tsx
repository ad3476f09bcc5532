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
