import { expect, test } from 'vitest'
import { fileOf } from '#web/screens/public/resource-detail.tsx'

test('the file is named after the resource and begins with its title, author and day', () => {
  const file = fileOf({
    id: 'a-b',
    title: '題名',
    author: '筆者',
    lastUpdated: '2026-11-01',
    content: '## 章\n\n本文\n',
  })
  expect(file).toEqual({ name: 'a-b.md', text: '# 題名\n\n筆者（2026-11-01更新）\n\n## 章\n\n本文\n' })
})
