import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { closedAnnouncementsKey } from '#rules/announcements.ts'
import type { ShownAnnouncement } from '#web/page-context.ts'
import { readLocal, writeLocal } from '#web/storage/local-storage.ts'
import { readIds } from '#web/storage/stored-ids.ts'
import '#web/parts/button.css'
import './announcements.css'

/** The operator's announcements. The boot script hides those closed in this browser before the first paint. */
export function Announcements({ announcements }: { announcements: readonly ShownAnnouncement[] }) {
  const [closed, setClosed] = useState<readonly string[]>([])
  useEffect(() => setClosed(readIds(readLocal(closedAnnouncementsKey))), [])
  function close(key: string) {
    const keys = [key, ...readIds(readLocal(closedAnnouncementsKey))].slice(0, 20)
    writeLocal(closedAnnouncementsKey, JSON.stringify(keys))
    setClosed(keys)
  }
  return announcements.map(({ key, text, link, tone }) =>
    closed.includes(key) ? null : (
      <section
        key={key}
        className={tone === 'warning' ? 'announcements__item announcements__item--warning' : 'announcements__item'}
        aria-label="運営者からのお知らせ"
        data-announcement={key}
        suppressHydrationWarning
      >
        <p>
          <b>{tone === 'warning' ? '重要' : 'お知らせ'}</b>
          <span className="announcements__text">{text}</span>
          {link && <Link to={link}>詳しく見る</Link>}
        </p>
        <button type="button" className="button button--sm button--ghost" onClick={() => close(key)}>
          閉じる
        </button>
      </section>
    ),
  )
}
