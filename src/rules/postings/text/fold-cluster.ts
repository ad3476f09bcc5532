import { nfkc } from '#rules/nfkc.ts'

const folded = new Map<string, string>()
const remembered = 2_000
/** Longer ones are not cached. */
const longest = 8

/** One character in plain form; numbered bullets become a bullet, so that they add no number. */
export function foldCluster(cluster: string): string {
  const known = folded.get(cluster)
  if (known !== undefined) return known
  const marked = cluster.replace(/[\u2025\u2026\u22ef]/g, '・').replace(/[\u2460-\u24ff\u2776-\u2793]/g, '・')
  const plain = nfkc(marked)
    .toLowerCase()
    .replace(/[\u02d7\u058a\u2010-\u2015\u2043\u2212\u2500\u2501]/g, '-')
    .replace(/[~\u223c\u223e\u301c\u3030]/g, '~')
    .replace(/[\r\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/[“”„]/g, '"')
  if (folded.size < remembered && cluster.length <= longest) folded.set(cluster, plain)
  return plain
}
