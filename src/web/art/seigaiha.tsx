import './seigaiha.css'

const centres = [
  [0, 0],
  [60, 0],
  [30, 15],
  [0, 30],
  [60, 30],
  [30, 45],
] as const
const radii = [30, 22, 14, 6] as const

/**
 * Waves (青海波) that fill their box. `id` names the pattern and is unique on the page (useId).
 * Colours by class: `seigaiha` on the page's background, `seigaiha cover` on a dark one.
 */
export function Seigaiha({ id, cover = false }: { id: string; cover?: boolean }) {
  return (
    <svg className={cover ? 'seigaiha seigaiha--cover' : 'seigaiha'} width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern id={id} width="60" height="30" patternUnits="userSpaceOnUse">
          {centres.map(([cx, cy]) => radii.map((r) => <circle key={`${cx} ${cy} ${r}`} cx={cx} cy={cy} r={r} />))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
