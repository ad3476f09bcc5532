import { Star } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#web/parts/button.tsx'
import '#web/parts/fields/field.css'
import './rating-choice.css'

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
            className={rating <= (value ?? 0) ? 'rating-choice__star rating-choice__star--on' : 'rating-choice__star'}
          >
            <input
              className="sr-only"
              type="radio"
              name={name}
              checked={rating === value}
              onChange={() => onChange(rating)}
            />
            <Star aria-hidden="true" />
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
