import { lazy } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DrawnBefore, KeptDrawing } from '#web/parts/states/drawn-part.tsx'
import { drawings } from './drawings.server.tsx'

let times = 0
function Picture() {
  times += 1
  return <svg viewBox="0 0 1 1" />
}

test('a drawing is rendered by React once, and stands in every page after that', async () => {
  const Lazy = lazy(async () => ({ default: Picture }))
  const { find, drawAsked } = drawings()
  const page = () => {
    const html = renderToString(
      <DrawnBefore value={find}>
        <KeptDrawing name="picture">
          <Lazy />
        </KeptDrawing>
      </DrawnBefore>,
    )
    drawAsked()
    return html
  }
  expect(page()).not.toContain('<svg')
  await new Promise((resolve) => setTimeout(resolve))
  expect(page()).toContain('<svg viewBox="0 0 1 1"></svg>')
  const before = times
  expect(page()).toBe('<div class="contents" data-drawn="picture"><svg viewBox="0 0 1 1"></svg></div>')
  expect(page()).toContain('<svg')
  expect(times).toBe(before)
})
