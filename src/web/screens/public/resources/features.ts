import { pagePath } from '#contract/page-addresses.ts'
/** Three picks of the editors; fixed text. */
export const features = {
  trending: {
    tab: 'トレンド',
    lead: 'いま読まれています',
    title: '求人票の給与欄を読む',
    text: '同じ「月給28万円」でも、中身は違います。固定残業代、試用期間、賞与など、比べる前に見る5か所をまとめました。',
    to: pagePath('resource', { id: 'kyuyo-ran-no-yomikata' }),
  },
  new: {
    tab: '新着',
    lead: '新しく加わりました',
    title: '内定後に読む、労働条件通知書',
    text: '承諾の返事をする前に、書面で条件を確認しましょう。求人票と並べて読むときの5か所をまとめました。',
    to: pagePath('resource', { id: 'rodo-joken-tsuchisho' }),
  },
  popular: {
    tab: '人気',
    lead: 'お気に入りに最も多く登録されています',
    title: '退職の進め方と、手続きの順番',
    text: '申し出から最終日、その後の保険と年金まで。期限のある手続きを、順に並べました。',
    to: pagePath('resource', { id: 'taishoku-no-susumekata' }),
  },
} as const
