/** For pages with a token in their address: not cached, and without Referer in requests. */
export const tokenPageHeaders = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
