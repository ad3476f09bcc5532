import { notStated } from '#rules/postings/card-facts.ts'

/** Shown for an unstated value. */
export const NotStated = () => <span className="text-muted">{notStated}</span>
