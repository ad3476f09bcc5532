import { readFileSync } from 'node:fs'

/** Signals a process and everything that it has started (descendants on Linux only, where /proc tells them). */
export function signalTree(pid: number, name: NodeJS.Signals): void {
  for (const member of treeOf(pid)) {
    try {
      process.kill(member, name)
    } catch {
      // It has ended meanwhile.
    }
  }
}

function treeOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(treeOf)]
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
