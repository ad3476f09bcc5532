import { useState } from 'react'
import { LinkButton } from '#web/parts/button.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { features } from './features.ts'
import './featured.css'

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
              <div className="featured">
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
