/** How many entries a list has, between the words of its sentence; a dash while it is not known. */
export function ListTotal(props: { total: number | undefined; before?: string | false; after: string }) {
  const { total, before, after } = props
  return (
    <span role="status">
      {before}
      <span className="num">{total === undefined ? '—' : total.toLocaleString('ja-JP')}</span>
      {after}
    </span>
  )
}
