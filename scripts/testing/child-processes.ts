import { readFileSync } from 'node:fs'

/** Signals a process and its descendants; PostgreSQL gives each session a process group of its own. */
export function signalTree(pid: number, name: NodeJS.Signals): void {
  for (const member of treeOf(pid)) {
    try {
      process.kill(member, name)
    } catch {
      // It has ended.
    }
  }
}

function treeOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(treeOf)]
}

/** Empty where there is no /proc (Linux only). */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** Runs `remove` at the exit of this process and on a signal, which raises no exit event; returns a function that cancels it. */
export function removeWhenThisProcessEnds(remove: () => void): () => void {
  const onSignal = (name: NodeJS.Signals) => {
    remove()
    const otherwiseFatal = process.listenerCount(name) === 1
    forget()
    if (otherwiseFatal) process.kill(process.pid, name)
  }
  const forget = () => {
    process.off('exit', remove).off('SIGINT', onSignal).off('SIGTERM', onSignal)
  }
  process.on('exit', remove).on('SIGINT', onSignal).on('SIGTERM', onSignal)
  return forget
}
