import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { filledReply } from '#rules/messages/reply-template.ts'
import { read } from '#web/api/read-query.ts'
import { Select } from '#web/parts/fields/select.tsx'
import { replyTemplates } from '#words/reply-templates.ts'

/**
 * Inserts a template below the typed text. Choosing another replaces it, because arrow keys step through a select by
 * choosing.
 */
export function TemplateChoice(props: {
  body: string
  onWrite: (next: string) => void
  /** The values of a template's placeholders. */
  values: Parameters<typeof filledReply>[1]
}) {
  const { body, onWrite, values } = props
  const { data } = useQuery(read('listReplyTemplates'))
  const own = data?.templates.map(({ name, text }) => ({ label: name, text })) ?? []
  const texts = [...replyTemplates.message, ...own]
  const last = useRef({ typed: '', written: '', at: '' })
  const isChosen = last.current.at !== '' && body === last.current.written

  function choose(at: string) {
    const typed = isChosen ? last.current.typed : body.trimEnd()
    const text = texts[Number(at)]?.text
    const written =
      at === '' || text === undefined ? typed : [typed, filledReply(text, values)].filter(Boolean).join('\n\n')
    last.current = { typed, written, at }
    onWrite(written)
  }

  return (
    <Select
      className="min-w-40 max-w-60 flex-1"
      aria-label="返信テンプレート"
      placeholder="返信テンプレート"
      options={texts.map(({ label }, at) => ({ value: String(at), label }))}
      value={isChosen ? last.current.at : ''}
      onChange={({ target }) => choose(target.value)}
    />
  )
}
