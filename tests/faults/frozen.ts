import { execFileSync } from 'node:child_process'

/** Holds a process and all its children still, as a machine that is out of memory or disk does; gives how to let them go. */
export function freeze(pid: number): () => void {
  // The parent first: a child that it makes after they were listed would go on.
  signal(pid, 'SIGSTOP')
  const children = childrenOf(pid)
  for (const child of children) signal(child, 'SIGSTOP')
  return () => {
    for (const each of [pid, ...children]) signal(each, 'SIGCONT')
  }
}

/** Holds one process still while its children go on. */
export function freezeAlone(pid: number): () => void {
  signal(pid, 'SIGSTOP')
  return () => signal(pid, 'SIGCONT')
}

/** The processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  return execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child as number)
}

/** One that ended meanwhile needs no signal. */
function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') throw problem
  }
}
