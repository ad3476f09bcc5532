import { useQuery, useQueryClient } from '@tanstack/react-query'
import { notificationKinds } from '#rules/people/notifications.ts'
import type { ApiInput } from '#web/api/api.ts'
import { failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { read, readKey } from '#web/api/read-query.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'

type Choice = NonNullable<ApiInput<'updateNotificationSettings'>['body']>

const everyOutlet = { list: true, mail: true, push: true }
/** The defaults until the choices are known. */
const untilKnown = {
  mail: true,
  kinds: Object.fromEntries(notificationKinds.map((kind) => [kind, everyOutlet])) as Record<
    (typeof notificationKinds)[number],
    typeof everyOutlet
  >,
}

/** The account's notification choices, and a function that changes them. */
export function useNotificationChoices() {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(read('readNotificationSettings'))
  const change = useChange(
    {
      mutationFn: (choice: Choice) => call('updateNotificationSettings', { body: choice }),
      onSuccess: ({ data: stored }) => client.setQueryData(readKey('readNotificationSettings'), stored),
      onError: (error) =>
        toast.error(
          failureText(error, {
            refused: '通知の設定を保存できませんでした',
            unreachable: 'ネットワークエラーが発生しました',
          }),
          '設定は変わっていません。',
          'notification-settings',
        ),
    },
    // Several changes may be pressed in quick succession.
    (choice) => JSON.stringify(choice),
  )
  return {
    settings: data?.settings ?? untilKnown,
    ready: data !== undefined,
    failed: isError && data === undefined,
    retry: () => void refetch(),
    choose: change.mutate,
  }
}
