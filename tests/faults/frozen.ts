import { execFileSync, spawnSync } from 'node:child_process'

/**
 * Suspends a process and all its children, as a machine without memory or disk space might; returns how to resume them.
 */
export function freeze(pid: number): () => void {
  // The parent first, since otherwise it could create another child after they were listed.
  signal(pid, 'SIGSTOP')
  const children = childrenOf(pid)
  for (const child of children) signal(child, 'SIGSTOP')
  untilSuspended([pid, ...children])
  return () => {
    for (const each of [pid, ...children]) signal(each, 'SIGCONT')
  }
}

/** Suspends one process with all its threads while its children continue. */
export function freezeAlone(pid: number): () => void {
  signal(pid, 'SIGSTOP')
  untilSuspended([pid])
  return () => signal(pid, 'SIGCONT')
}

/** The running processes that a process has started. */
export function childrenOf(pid: number): number[] {
  return execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child as number)
}

/** A process that has ended needs no signal. */
function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') throw problem
  }
}

/** On a busy machine it takes a moment until every thread of a process is suspended. */
function untilSuspended(pids: readonly number[]) {
  const list = ['-L', '-o', 'stat=', '-p', pids.join(',')]
  const statesNow = () => spawnSync('ps', list, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
  while (!statesNow().every((state) => /^[TtZX]/.test(state.trim()))) {}
}
