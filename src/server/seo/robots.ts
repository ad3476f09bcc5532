/**
 * What crawlers may read. Members' pages are allowed, because a crawler must read their noindex; so are the public
 * calls that pages make in the browser.
 */
export const robots = (publicUrl: string): string => `User-agent: *
Disallow: /api/
Allow: /api/jobs
Allow: /api/docs
Allow: /api/openapi.json
Disallow: /api/jobs/my-
Disallow: /api/jobs/pending

Sitemap: ${publicUrl}/sitemap.xml
`
