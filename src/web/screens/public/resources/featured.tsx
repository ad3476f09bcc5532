import { useState } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'

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

type Feature = keyof typeof features
const names = Object.keys(features) as Feature[]

/** The picks of the editors above the library. */
export function Featured() {
  const [chosen, choose] = useState<Feature>('trending')
  return (
    <section className="pt-2" aria-label="注目の資料">
      <Tabs
        value={chosen}
        onValueChange={choose}
        label="注目の資料"
        tabs={names.map((value) => ({ value, label: features[value].tab }))}
      >
        {names.map((name) => {
          const { lead, title, text, to } = features[name]
          return (
            <TabPanel key={name} value={name}>
              <div className="flex gap-6 items-center justify-between flex-wrap py-1 pl-6 border-l-[3px] border-l-primary mt-7">
                <div>
                  <p className="text-xs text-muted">{lead}</p>
                  <h2 className="mt-1 font-mincho text-xl">{title}</h2>
                  <p className="ui-phrase text-sm text-muted mt-2 max-w-136">{text}</p>
                </div>
                <LinkButton to={to} variant="primary" className="min-h-11">
                  読む<span className="sr-only">：{title}</span>
                </LinkButton>
              </div>
            </TabPanel>
          )
        })}
      </Tabs>
    </section>
  )
}
