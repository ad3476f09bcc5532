import { useEffect, useRef, useState } from 'react'
import type { DescribedFinding } from '#words/findings.ts'
import { useFormFindings } from './form-findings.ts'
import { rowOfFinding } from './row-of-finding.ts'

/** Announces findings in the fields being filled, politely. */
export function SpokenFindings() {
  const { all, shown } = useFormFindings()
  const before = useRef(new Set<string>())
  const [text, setText] = useState('')

  useEffect(() => {
    const visible = (all ?? []).filter(({ field }) => shown.has(rowOfFinding(field)))
    const news = visible.filter((finding) => !before.current.has(nameOf(finding)))
    before.current = new Set(visible.map(nameOf))
    if (visible.length === 0) setText('')
    else if (news.length > 0)
      setText(news.map(({ excerpt, message }) => (excerpt ? `「${excerpt}」${message}` : message)).join(' '))
  }, [all, shown])

  return (
    <p className="sr-only" role="status">
      {text}
    </p>
  )
}

const nameOf = ({ field, code, excerpt }: DescribedFinding) => `${field} ${code} ${excerpt}`
