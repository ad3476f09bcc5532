import { Highlight } from './highlight.tsx'
import './tags.css'

/** A list of tags. `label` names them (応募要件). */
export function Tags({ tags, label }: { tags: readonly string[]; label: string }) {
  if (tags.length === 0) return null
  return (
    <ul className="ui-row ui-row--tight" aria-label={label}>
      {tags.map((tag, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tags may read the same
        <li className="tags__tag" key={`${index} ${tag}`}>
          <span>
            <Highlight text={tag} />
          </span>
        </li>
      ))}
    </ul>
  )
}
