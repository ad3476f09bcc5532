import type { Salary } from '#rules/jobs/salary.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { findingCodeLabel } from './finding-codes.ts'
import { findingPlace } from './finding-places.ts'
import { payText } from './salary.ts'

type Found = { code: string; field: string; excerpt?: string | undefined; message: string }

/** The parts of the job that a reason quotes. */
export type QuotedJob = Salary & {
  title: string
  company: string
  terms?: Terms | null | undefined
  findings?: readonly Found[] | undefined
}

type RejectionTemplate = { label: string; reason: string }

/** A template of the operator for what is found of a code. */
export type OwnTemplate = { code: string; text: string }

/** At most this many ranges are quoted; the employer's own list has them all. */
const maxQuoted = 5

/**
 * Frequent reasons of rejection with this job's findings, at least one for every code that stops; each says what to do
 * next. Who recruits for crime is not asked to send the job again, whatever the reason. The operator's own ones for what
 * was found come first.
 */
export function rejectionTemplates(job: QuotedJob, own: readonly OwnTemplate[] = []): RejectionTemplate[] {
  const found = (...codes: string[]) =>
    (job.findings ?? []).filter(({ code }) => codes.some((each) => code.startsWith(each)))
  const missing = listed(found('missing.').map(({ field }) => findingPlace(field)))
  const contradiction =
    found('mismatch.pay')[0]?.message ?? `給与欄（${payText(job)}）と、本文に書かれた給与が食い違っています。`
  const unlawfulPay = found(
    'pay.below-minimum',
    'pay.too-low',
    'pay.fixed-overtime-low',
    'missing.fixed-overtime-terms',
  )[0]?.message
  const otherName = found('mismatch.company')[0]?.message
  const isCrime = found('word.crime').length > 0
  const template = (label: string, why: string, next: string) => ({ label, reason: isCrime ? why : why + next })
  return [
    ...ownTemplates(job, own),
    template(
      '募集条件の不足',
      `「${job.title}」には、${missing || '業務内容・就業場所・就業時間・休憩・休日・賃金・加入保険'}など、明示が必要な条件の一部が書かれていません。`,
      '不足している項目を追記して、再申請してください。',
    ),
    template('給与の食い違い', contradiction, '正しい金額にそろえて、再申請してください。'),
    template(
      '性別・年齢の限定',
      `「${job.title}」に、性別または年齢を限定する表現${quoted(found('word.sex', 'word.age', 'age.limit'))}があります。法令で認められる場合を除き、限定できません。`,
      '表現を改めて、再申請してください。',
    ),
    template(
      '外部への誘導',
      `応募者を外部の連絡先やほかのサイトへ誘導する記載${quoted(found('word.off-platform'))}があります。応募はしごと帖で受け付けてください。`,
      '該当する記載を削除して、再申請してください。',
    ),
    template(
      '会社を確認できない',
      otherName ?? `「${job.company}」の名称・住所・連絡先を確認できませんでした。`,
      '企業プロフィールに法人番号と連絡先を登録して、再申請してください。',
    ),
    template(
      '同じ求人の重複',
      `「${job.title}」と同じ内容の求人が、既に掲載中または審査中です。`,
      '求人を1件にまとめ、修正が必要な場合は掲載中の求人を編集してください。',
    ),
    template(
      '最低賃金・固定残業代',
      unlawfulPay ?? '賃金が最低賃金を下回るか、固定残業代の金額・時間数・超過分の支払いが示されていません。',
      '賃金を確認して、再申請してください。',
    ),
    template(
      '国籍・出身・信条',
      `国籍、出身、信条などを条件とする表現${quoted(found('word.origin'))}があります。職業安定法3条により、条件にできません。`,
      '表現を改めて、再申請してください。',
    ),
    template(
      '障害・病気',
      `障害や病気を理由に応募を断る表現${quoted(found('word.disability'))}があります。`,
      '必要な作業の内容に書き換えて、再申請してください。',
    ),
    template(
      '家族・私生活・選考の質問',
      `家族、結婚、住まいなど、適性・能力と関係のない条件や質問${quoted(found('word.private-life', 'question.'))}があります。`,
      '該当する記載を削除して、再申請してください。',
    ),
    template(
      '誤解を招く表示',
      `収入や採用が確実であるかのような表示、または応募への金品の提供${quoted(found('word.misleading'))}があります。`,
      '事実に沿った表示に改めて、再申請してください。',
    ),
    template(
      '罰金・無給',
      `罰金や弁償の定め、または無給の研修・試用${quoted(found('law.penalty', 'law.unpaid'))}があります。労働基準法により認められません。`,
      '条件を改めて、再申請してください。',
    ),
    {
      label: '応募者の費用負担',
      reason: `応募者に登録料や教材費などの支払いを求める記載${quoted(found('word.fee'))}があります。費用を支払わせる募集は掲載できません。`,
    },
    {
      label: '犯罪のおそれ',
      reason:
        '犯罪の実行者を集める募集に見られる内容のため、掲載できません。この求人についてのご連絡は、お問い合わせからお願いします。',
    },
  ]
}

/** Those for a code that was found; beside signs of crime only those for them, because others may ask to send again. */
function ownTemplates({ findings = [] }: QuotedJob, own: readonly OwnTemplate[]): RejectionTemplate[] {
  const codes = new Set(findings.map(({ code }) => code))
  const fitting = own.filter(({ code }) => codes.has(code) && (code === 'word.crime' || !codes.has('word.crime')))
  return fitting.map(({ code, text }, at) => ({
    label: `${findingCodeLabel(code)}（運営者${fitting.length > 1 ? at + 1 : ''}）`,
    reason: text,
  }))
}

/** The found words in brackets; empty without any. */
function quoted(found: readonly Found[]): string {
  const words = [...new Set(found.flatMap(({ excerpt }) => (excerpt ? [`「${excerpt}」`] : [])))]
  return words.length === 0 ? '' : `（${words.slice(0, maxQuoted).join('')}）`
}

const listed = (names: readonly string[]): string => [...new Set(names)].slice(0, maxQuoted).join('・')
