import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import { type Action, type SignedInContext, sharerOf } from '#actions/context.ts'
import { userView } from '#contract/people/user-view.ts'
import { resumeLinkVerdict, signedResumeUrl } from '#contract/signed-links.ts'
import { resumeContentTypes, safeFileName } from '#integrations/resume-files.ts'
import { checkResume } from '#integrations/resumes.ts'
import { orRefuse, RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { recordOncePerMinute } from '#store/audit-log.ts'
import * as store from '#store/people/files.ts'
import { findUser } from '#store/people/users.ts'
import { consumeAllowance } from '#store/throttles.ts'

/** Counts an upload of the viewer before its body is read. */
export async function countUpload({ db, viewer, now, config }: SignedInContext): Promise<void> {
  refuseTooMany(await consumeAllowance(db, `upload:${viewer.id}`, config.allowances.uploadsPerUser, now))
}

/** Stores a resume. Its type comes from its first bytes, not its name. */
export const uploadResume: Action<'uploadResume'> = async ({ resume }, context) => {
  const { db, viewer, now, config } = context
  const checked = await checkResume(resume, sharerOf(context))
  if ('refusal' in checked) throw new RefusalError(checked.refusal)
  const { kind } = checked
  const id = v7()
  const name = safeFileName(resume.name, kind)
  const size = resume.content.length
  await db.transaction().execute(async (tx) => {
    await store.takeStorage(tx, { account: viewer.id, most: config.storageBytes }, size, { own: 1 })
    await store.insertResume(tx, {
      id,
      user_id: viewer.id,
      name,
      kind,
      size,
      content: resume.content,
      uploaded_at: now,
    })
  })
  return {
    resume: {
      id,
      name,
      size,
      uploaded_at: now,
      url: signedResumeUrl({ resumeId: id, readerId: viewer.id }, config.secret, now),
    },
  }
}

/** Own resumes, newest first, with links that are valid for 10 minutes. */
export const listResumes: Action<'listResumes'> = async (_input, { db, viewer, now, config }) => {
  const rows = await store.resumesOf(db, viewer.id)
  return {
    resumes: rows.map((row) => ({
      ...row,
      url: signedResumeUrl({ resumeId: row.id, readerId: viewer.id }, config.secret, now),
    })),
  }
}

/** A resume for the owner of a signed link up to 10 minutes old; always an attachment. */
export const readResume: Action<'readResume'> = async ({ params, query }, context) => {
  const link = { resumeId: params.id, expires: query.expires, signature: query.signature, readerId: query.reader }
  const verdict = resumeLinkVerdict(link, context.config.acceptedSecrets, context.now)
  if (verdict === 'expired') throw new RefusalError('link-expired')
  const reader = query.reader
  const resume = verdict === 'good' && reader ? await store.findResume(context.db, params.id, reader) : undefined
  if (!resume) throw new RefusalError('file-not-found')
  // The owner's own reading is not recorded.
  if (reader !== resume.user_id)
    await recordOncePerMinute(context.db, context, {
      actor: reader ?? null,
      action: 'resume:read',
      subject: params.id,
      detail: { owner: resume.user_id },
    })
  return {
    content: resume.content,
    type: resumeContentTypes[resume.kind],
    cache: 'private, no-store',
    attachment: resume.name,
  }
}

/** Deletes an own resume; applications sent with it stay, without it. */
export const deleteResume: Action<'deleteResume'> = async ({ params }, { db, viewer }) => {
  if (!(await store.removeResume(db, params.id, viewer.id))) throw new RefusalError('resume-not-found')
}

/** Stores an avatar (already a WebP) under an unguessable name and replaces the former one. */
export const uploadAvatar: Action<'uploadAvatar'> = async ({ avatar }, context) => {
  const { db, viewer, now, config } = context
  return db.transaction().execute(async (tx) => {
    await store.takeStorage(tx, { account: viewer.id, most: config.storageBytes }, avatar.length)
    const name = `${randomBytes(24).toString('base64url')}.webp`
    await store.putAvatar(tx, { user_id: viewer.id, name, webp: avatar, uploaded_at: now })
    const user = orRefuse(await findUser(tx, viewer.id), 'session-ended')
    const view = userView(user)
    return { avatar_url: view.avatar_url ?? '', user: view }
  })
}

/** An avatar by its random name; a new one gets a new name, so that browsers may cache it forever. */
export const readAvatar: Action<'readAvatar'> = async ({ params }, { db }) => {
  const avatar = orRefuse(await store.findAvatar(db, params.name), 'file-not-found')
  return { content: avatar.webp, type: 'image/webp', cache: 'private, max-age=31536000, immutable' }
}
