import { pagePath } from '#contract/page-addresses.ts'
/** Three picks of the editors; fixed text. */
export const features = {
  trending: {
    tab: 'トレンド',
    lead: 'いま読まれています',
    title: '職務経歴書を、一枚にまとめる',
    text: '採用担当者が最初に見るのは、冒頭の5行です。経験を3つに絞り、数字で伝える書き方を紹介します。',
    to: pagePath('resource', { id: 'shokumu-keirekisho' }),
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
