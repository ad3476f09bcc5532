/** A rating out of 5, with one decimal unless it is one person's. The figure is always beside the star. */
export function Stars({ rating, source, digits = 1 }: { rating: number; source?: string; digits?: number }) {
  return (
    <span className="text-sm/[inherit] inline-flex items-center gap-[0.3rem] tabular-nums font-bold">
      <svg className="size-4 text-(--star) fill-current" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z" />
      </svg>
      <span className="ui-number">
        <span className="sr-only">評価</span>
        {rating.toFixed(digits)}
      </span>
      {source && <span className="text-xs text-muted font-normal">（{source}）</span>}
    </span>
  )
}
