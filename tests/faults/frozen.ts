import { execFileSync } from 'node:child_process'

/**
 * Suspends a process and all its children, as a machine without memory or disk space might; returns how to resume them.
 */
export function freeze(pid: number): () => void {
  // The parent first, since otherwise it could create another child after they were listed.
  signal(pid, 'SIGSTOP')
  const children = childrenOf(pid)
  for (const child of children) signal(child, 'SIGSTOP')
  return () => {
    for (const each of [pid, ...children]) signal(each, 'SIGCONT')
  }
}

/** Suspends one process while its children continue. */
export function freezeAlone(pid: number): () => void {
  signal(pid, 'SIGSTOP')
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
