/** Of pages whose address holds a token: nothing keeps them, and no request tells where it came from. */
export const tokenPageHeaders = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
