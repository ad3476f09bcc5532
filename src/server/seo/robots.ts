/**
 * What crawlers may read. Members' pages are not forbidden: a crawler has to read them to see their noindex.
 * Public pages call the open parts of the API when they are rendered.
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
