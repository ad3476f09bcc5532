import type { Salary } from '#rules/jobs/salary.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { payText } from './salary.ts'

/** What a reason quotes of the job. */
export type QuotedJob = Salary & { title: string; company: string; terms?: Terms | null | undefined }

type RejectionTemplate = { label: string; reason: string }

/** Reasons for which jobs are often rejected, with what this one says; each tells what to do next. */
export function rejectionTemplates(job: QuotedJob): RejectionTemplate[] {
  return [
    {
      label: '募集条件の不足',
      reason: `「${job.title}」には、業務内容・就業場所・就業時間・休憩・休日・賃金・加入保険など、明示が必要な条件の一部が書かれていません。不足している項目を追記して、再申請してください。`,
    },
    {
      label: '給与の食い違い',
      reason: `給与欄（${payText(job)}）と、本文に書かれた給与が食い違っています。正しい金額にそろえて、再申請してください。`,
    },
    {
      label: '性別・年齢の限定',
      reason: `「${job.title}」に、性別または年齢を限定する表現があります。法令で認められる場合を除き、限定できません。表現を改めて、再申請してください。`,
    },
    {
      label: '外部への誘導',
      reason:
        '応募者を外部の連絡先やほかのサイトへ誘導する記載があります。応募はしごと帖で受け付けてください。該当する記載を削除して、再申請してください。',
    },
    {
      label: '会社を確かめられない',
      reason: `「${job.company}」の名称・住所・連絡先を確かめられませんでした。企業プロフィールに法人番号と連絡先を登録して、再申請してください。`,
    },
    {
      label: '同じ求人の重複',
      reason: `「${job.title}」と同じ内容の求人が、既に掲載中または審査中です。一つにまとめて、必要な修正はその求人を編集してください。`,
    },
  ]
}
