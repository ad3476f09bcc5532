import { expect, test } from 'vitest'
import { jobHtml } from './job-html.ts'

test("a job's HTML has its page's content, and text is escaped", () => {
  const html = jobHtml({ description: '月次<決算>\n年次決算\n・仕訳', requirements: ['簿記2級 & 経験'], benefits: [] })
  expect(html).toBe(
    '<p>月次&lt;決算&gt;<br>年次決算</p>\n<ul><li>仕訳</li></ul>\n<p>応募要件</p>\n<ul><li>簿記2級 &amp; 経験</li></ul>',
  )
})
