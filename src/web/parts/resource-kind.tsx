import { BookOpen, CirclePlay, FileText, GraduationCap } from 'lucide-react'
import { resourceTypeLabel } from '#words/resource-labels.ts'

const icons = { article: FileText, video: CirclePlay, ebook: BookOpen, course: GraduationCap }

/** A resource's kind and duration: 記事・4分. */
export function ResourceKind({ type, duration }: { type: keyof typeof icons; duration: string }) {
  const Icon = icons[type]
  return (
    <span className="ui-row ui-row--tight text-xs text-muted gap-1.5">
      <Icon className="ui-icon" aria-hidden="true" />
      {resourceTypeLabel[type]}・{duration}
    </span>
  )
}
