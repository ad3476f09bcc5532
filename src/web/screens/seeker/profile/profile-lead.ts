import type { Role } from '#rules/people/roles.ts'

/** Who sees what of a profile: an employer reads what came with the application, and no more (docs/product.md, Privacy). */
export const profileLead = (role: Role): string =>
  role === 'user'
    ? '応募先の企業に伝わるのは、お名前、写真、メールアドレス、電話番号と、応募に添えた書類です。'
    : 'ご本人と運営だけが見られます。'
