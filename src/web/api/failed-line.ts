import { failureText } from './api-error.ts'

/** The line below 読み込めませんでした: the server's sentence, or what to do. */
export const failedLine = (error: unknown) => ({
  line: failureText(error, {
    refused: '時間をおいて、もう一度お試しください。',
    unreachable: '通信環境を確認して、もう一度お試しください。',
  }),
})
