import type { ChangeName } from '#contract/endpoints.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import type { RequestInput } from '#web/api/request.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'

type TeamCall = Extract<ChangeName, 'changeMember' | 'inviteMember' | 'removeMember'>

/** A change of one row of the team; a toast says the result. */
export function useTeamChange<Name extends TeamCall>(name: Name, about: { id: string; refused: string }) {
  return useChange(
    {
      mutationFn: async (input: RequestInput<Name>) => {
        const { message, refreshed } = await call(name, input)
        await refreshed
        return message
      },
      onSuccess: (message) => toast.success(message ?? '', undefined, 'team'),
      onError: (error) => {
        const { title, line } = changeFailure(error, about.refused)
        toast.error(title, line, 'team')
      },
    },
    () => about.id,
  )
}
