import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiInput } from '#web/api/api.ts'
import { failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { read, readKey } from '#web/api/read-query.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'

type Choice = NonNullable<ApiInput<'updateNotificationSettings'>['body']>

/** What an account has until it is known what was chosen. */
const untilKnown = { mail: true, kinds: { status_changed: { mail: true } } }

/** Which mails the account wants, and what chooses them. */
export function useMailChoices() {
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
    () => 'notification-settings',
  )
  return {
    settings: data?.settings ?? untilKnown,
    ready: data !== undefined,
    failed: isError && data === undefined,
    retry: () => void refetch(),
    choose: change.mutate,
  }
}
