import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { limits } from '#rules/limits.ts'
import { Button } from '#web/parts/button.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import '#web/parts/tags.css'

/** Removable tags, and a field for a new one that suggests `known` tags. */
export function TagFields(props: {
  tags: readonly string[]
  known: readonly string[]
  onChange: (tags: string[]) => void
}) {
  const { tags, known, onChange } = props
  const [text, setText] = useState('')
  const list = useId()
  const isFull = tags.length >= limits.applicationTags

  function add() {
    const tag = text.trim()
    if (tag.length > limits.applicationTag) return
    setText('')
    if (tag && !tags.includes(tag)) onChange([...tags, tag])
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends a composition; Safari marks it only by key code 229.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    add()
  }

  return (
    <div className="ui-stack ui-stack--tight">
      <Field label="タグ" {...(isFull && { hint: `タグは${limits.applicationTags}件までです。` })}>
        {(control) => (
          <div className="ui-row ui-row--nowrap ui-row--tight">
            <TextInput
              {...control}
              className="min-w-0 flex-1"
              value={text}
              list={list}
              autoComplete="off"
              maxLength={limits.applicationTag}
              disabled={isFull}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={onKeyDown}
            />
            <Button disabled={isFull || text.trim() === ''} onClick={add}>
              <Plus className="ui-icon" aria-hidden="true" />
              追加
            </Button>
          </div>
        )}
      </Field>
      <datalist id={list}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      {tags.length > 0 && (
        <ul className="ui-row ui-row--tight" aria-label="付けたタグ">
          {tags.map((tag) => (
            <li key={tag} className="tags__tag min-h-8 ps-3">
              {tag}
              <button
                type="button"
                aria-label={`${tag}を外す`}
                onClick={() => onChange(tags.filter((it) => it !== tag))}
              >
                <X className="ui-icon ui-icon--small" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
