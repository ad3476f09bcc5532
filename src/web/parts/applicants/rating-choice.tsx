import { Star } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#web/parts/button.tsx'
import '#web/parts/fields/field.css'

const ratings = [1, 2, 3, 4, 5]

/** One to five stars, or none. */
export function RatingChoice({ value, onChange }: { value: number | null; onChange: (value: number | null) => void }) {
  const name = useId()
  return (
    <fieldset className="field">
      <legend>評価</legend>
      <div className="flex items-center min-h-11">
        {ratings.map((rating) => (
          <label
            key={rating}
            className={`relative grid h-11 w-9 cursor-pointer place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-focus ${rating <= (value ?? 0) ? 'text-(--star) *:fill-current' : 'text-field'}`}
          >
            <input
              className="sr-only"
              type="radio"
              name={name}
              checked={rating === value}
              onChange={() => onChange(rating)}
            />
            <Star className="size-6 stroke-[1.5]" aria-hidden="true" />
            <span className="sr-only">5段階の{rating}</span>
          </label>
        ))}
        {value !== null && (
          <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
            評価をクリア
          </Button>
        )}
      </div>
    </fieldset>
  )
}
