import type { Salary } from '#rules/jobs/salary.ts'
import type { FindingCode } from '#rules/postings/findings/finding-codes.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { findingPlace } from './finding-places.ts'
import { payText } from './salary.ts'

type Found = { code: FindingCode; field: string; excerpt?: string | undefined; message: string }

/** The parts of the job that a reason quotes. */
export type QuotedJob = Salary & {
  title: string
  company: string
  terms?: Terms | null | undefined
  findings?: readonly Found[] | undefined
}

type RejectionTemplate = { label: string; reason: string }

/** At most this many ranges are quoted; the employer's own list has them all. */
const maxQuoted = 5

/** Frequent reasons of rejection with this job's findings; each says what to do next. */
export function rejectionTemplates(job: QuotedJob): RejectionTemplate[] {
  const found = (...codes: string[]) =>
    (job.findings ?? []).filter(({ code }) => codes.some((each) => code.startsWith(each)))
  const missing = listed(found('missing.').map(({ field }) => findingPlace(field)))
  const contradiction =
    found('mismatch.pay')[0]?.message ?? `給与欄（${payText(job)}）と、本文に書かれた給与が食い違っています。`
  return [
    {
      label: '募集条件の不足',
      reason: `「${job.title}」には、${missing || '業務内容・就業場所・就業時間・休憩・休日・賃金・加入保険'}など、明示が必要な条件の一部が書かれていません。不足している項目を追記して、再申請してください。`,
    },
    {
      label: '給与の食い違い',
      reason: `${contradiction}正しい金額にそろえて、再申請してください。`,
    },
    {
      label: '性別・年齢の限定',
      reason: `「${job.title}」に、性別または年齢を限定する表現${quoted(found('word.sex', 'word.age', 'age.limit'))}があります。法令で認められる場合を除き、限定できません。表現を改めて、再申請してください。`,
    },
    {
      label: '外部への誘導',
      reason: `応募者を外部の連絡先やほかのサイトへ誘導する記載${quoted(found('word.off-platform'))}があります。応募はしごと帖で受け付けてください。該当する記載を削除して、再申請してください。`,
    },
    {
      label: '会社を確認できない',
      reason: `「${job.company}」の名称・住所・連絡先を確認できませんでした。企業プロフィールに法人番号と連絡先を登録して、再申請してください。`,
    },
    {
      label: '同じ求人の重複',
      reason: `「${job.title}」と同じ内容の求人が、既に掲載中または審査中です。求人を1件にまとめ、修正が必要な場合は掲載中の求人を編集してください。`,
    },
  ]
}

/** The found words in brackets; empty without any. */
function quoted(found: readonly Found[]): string {
  const words = [...new Set(found.flatMap(({ excerpt }) => (excerpt ? [`「${excerpt}」`] : [])))]
  return words.length === 0 ? '' : `（${words.slice(0, maxQuoted).join('')}）`
}

const listed = (names: readonly string[]): string => [...new Set(names)].slice(0, maxQuoted).join('・')
