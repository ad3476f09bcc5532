import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'

desktopJourney('user text in a page runs no script and applies no style', async ({ arrive }) => {
  const { page, visit, expectFault } = await arrive()
  expectFault(/Content Security Policy|TrustedScript/)
  await visit('/resources')
  const outcome = await page.evaluate(async () => {
    const refused: string[] = []
    document.addEventListener(
      'securitypolicyviolation',
      (event) => {
        event.stopImmediatePropagation()
        refused.push(event.effectiveDirective)
      },
      true,
    )
    const box = document.body.appendChild(document.createElement('div'))
    box.innerHTML = '<img src="/none.png" onerror="window.ran = true"><p style="color: red">赤</p>'
    const script = document.createElement('script')
    script.append('window.ran = true')
    document.head.append(script)
    const style = document.createElement('style')
    style.append('body { display: none }')
    document.head.append(style)
    await new Promise((resolve) => setTimeout(resolve))
    return { text: box.textContent, elements: box.children.length, ran: 'ran' in window, refused }
  })
  expect(outcome.text).toContain('<img src=')
  expect(outcome).toMatchObject({ elements: 0, ran: false })
  expect(outcome.refused).toEqual(['style-src-elem'])
  await page.getByRole('heading', { level: 1 }).waitFor()
})
