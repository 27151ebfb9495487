import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Whether a process with this id is running, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The command line of a running process; empty if it can't be found out. */
export function commandOf(pid: number): string {
  return fromProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? fromPs(pid, 'command')
}

/** When a process started, as the system writes it: ids are reused, but an id together with its start time isn't. */
export function birthOf(pid: number): string {
  const fields = fromProc(pid, 'stat')?.split(') ').at(-1)?.split(' ')
  // The 22nd field of the file is the 20th after the name, which is in parentheses and may contain blanks.
  return fields?.[19] ?? fromPs(pid, 'lstart')
}

function fromProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}

function fromPs(pid: number, column: string): string {
  if (process.platform === 'win32') return ''
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}
