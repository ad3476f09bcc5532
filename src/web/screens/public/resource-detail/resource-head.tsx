import { Bookmark, Download, type LucideIcon, ThumbsUp } from 'lucide-react'
import { pagePath } from '#contract/page-addresses.ts'
import type { ResourceDetail } from '#samples/resources/facts.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { ResourceKind } from '#web/parts/resource-kind.tsx'
import { SampleStars } from '#web/parts/sample-stars.tsx'
import { ShareButton } from '#web/parts/share-button.tsx'
import { BackLink } from '#web/parts/site/crumbs.tsx'
import { Tags } from '#web/parts/tags.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { bookmarkedResourcesKey, likedResourcesKey, useStoredIds } from '#web/storage/stored-ids.ts'
import { difficultyLabel, priceLabel } from '#words/resource-labels.ts'
import '#web/parts/site/page-head.css'

/** What the resource is, and what a reader can do with it. */
export function ResourceHead({ resource }: { resource: ResourceDetail }) {
  const { id, title, description, type, category, difficulty, duration, isFree } = resource

  function download() {
    if (isFree) saveText(resource)
    else
      toast.info(
        '会員向けの資料です',
        '全文のダウンロードは準備中です。公開している部分は「内容」でお読みいただけます。',
      )
  }

  return (
    <>
      <div className="pt-6">
        <BackLink to={pagePath('resources')}>お役立ち情報へ戻る</BackLink>
      </div>
      <header className="page-head grid-cols-1 pt-5 pb-7">
        <div>
          <div className="ui-row ui-row--tight gap-x-4 gap-y-1.5">
            <Badge {...(isFree && { tone: 'success' })}>{priceLabel(isFree)}</Badge>
            <ResourceKind type={type} duration={duration} />
            <span className="text-xs text-muted">難易度：{difficultyLabel[difficulty]}</span>
            <span className="text-xs text-muted">{category}</span>
            <SampleStars rating={resource.rating} />
          </div>
          <h1 className="mt-3">{title}</h1>
          <p className="page-head__lead">{description}</p>
        </div>
        <div className="ui-row ui-row--between gap-y-4">
          <Tags tags={resource.tags} label="タグ" />
          <div className="ui-row ui-row--tight">
            <Toggle storage={bookmarkedResourcesKey} id={id} icon={Bookmark}>
              お気に入り
            </Toggle>
            <Toggle storage={likedResourcesKey} id={id} icon={ThumbsUp}>
              いいね
            </Toggle>
            <ShareButton path={resource.url} />
            <Button onClick={download}>
              <Download className="ui-icon" aria-hidden="true" />
              ダウンロード
            </Button>
          </div>
        </div>
      </header>
    </>
  )
}

/** The downloaded text with title, author and last change. */
export function fileOf(resource: Pick<ResourceDetail, 'id' | 'title' | 'author' | 'lastUpdated' | 'content'>) {
  const { id, title, author, lastUpdated, content } = resource
  return { name: `${id}.md`, text: `# ${title}\n\n${author}（${lastUpdated}更新）\n\n${content}` }
}

/** Saves the text of a resource as a Markdown file. */
function saveText(resource: ResourceDetail): void {
  const { name, text } = fileOf(resource)
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A mark that this browser keeps. */
function Toggle(props: { storage: string; id: string; icon: LucideIcon; children: string }) {
  const { storage, id, icon: Icon, children } = props
  const [ids, toggle] = useStoredIds(storage)
  const marked = ids.includes(id)
  return (
    <Button aria-pressed={marked} onClick={() => toggle(id)}>
      <Icon className={marked ? 'ui-icon fill-current' : 'ui-icon'} aria-hidden="true" />
      {children}
    </Button>
  )
}
