import { notStated } from '#rules/postings/card-facts.ts'

/** In the place of what a posting does not state. */
export const NotStated = () => <span className="text-muted">{notStated}</span>
