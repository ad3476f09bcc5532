import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContactCategory, ContactUrgency } from '#rules/contact-messages.ts'
import { changeFailure, isOutdated } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import type { ContactFacts } from './contact-case.tsx'

type Sorting = { category?: ContactCategory; urgency?: ContactUrgency; assignee_id?: string | null }
type Change = { what: 'closeContactMessage' | 'reopenContactMessage'; message: ContactFacts }

/** Closes messages without an answer and reopens them. `onLeave` is called with the one about to leave the list. */
export function useContactChanges(onLeave: (id: string) => void) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: ({ what, message }: Change) => call(what, { params: { id: message.id } }),
    onSuccess: ({ message: said }, { message }) => {
      onLeave(message.id)
      toast.success(said ?? '', message.subject, `contact:${message.id}`)
    },
    onError: (error, { message }) => {
      const { title, line } = changeFailure(error, '操作に失敗しました')
      toast.error(title, line, `contact:${message.id}`)
      if (isOutdated(error)) void client.invalidateQueries({ queryKey: ['listContactMessages'] })
    },
  })
  const sorting = useMutation({
    mutationFn: ({ message, body }: { message: ContactFacts; body: Sorting }) =>
      call('editContactMessage', { params: { id: message.id }, body }),
    onError: (error, { message }) => {
      const { title, line } = changeFailure(error, '操作に失敗しました')
      toast.error(title, line, `contact:${message.id}`)
    },
  })
  const start = (what: Change['what']) => (message: ContactFacts) => change.mutate({ what, message })
  return {
    sort: (message: ContactFacts, body: Sorting) => sorting.mutate({ message, body }),
    close: start('closeContactMessage'),
    reopen: start('reopenContactMessage'),
    isBusy: (id: string) => change.isPending && change.variables.message.id === id,
  }
}
