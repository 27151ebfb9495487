import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startFault } from '../../fault.ts'
import { birthOf, commandOf, isAlive } from '../../processes.ts'

export type Claim = {
  /** Whether this process still holds the claim. */
  holds: () => boolean
  /** Releases the claim. */
  release: () => void
}

/**
 * Claims a folder for this process; the claim of a dead process doesn't count.
 * @throws StartFault if another living process has claimed it
 */
export function claim(folder: string): Claim {
  const path = join(folder, 'in-use-by')
  const own = `${process.pid} ${birthOf(process.pid)}\n${randomUUID()}`
  for (;;) {
    try {
      writeFileSync(path, own, { flag: 'wx' })
      const holds = () => read(path) === own
      return {
        holds,
        release() {
          if (holds()) rmSync(path, { force: true })
        },
      }
    } catch (problem) {
      const { code } = problem as NodeJS.ErrnoException
      if (code !== 'EEXIST') throw startFault('unwritableFolder', { folder })
    }
    const [holder = ''] = read(path).split('\n', 1)
    const pid = Number.parseInt(holder, 10)
    if (isAlive(pid) && holder === `${pid} ${birthOf(pid)}`) throw startFault('folderInUse', { folder, pid })
    rmSync(path, { force: true })
  }
}

/**
 * Stops the server that a killed process left running, gracefully, and deletes a dead server's pid file.
 * @throws StartFault if it doesn't end within half a minute
 */
export async function stopLeftover(data: string) {
  const path = join(data, 'postmaster.pid')
  const pid = Number.parseInt(read(path), 10)
  if (!pid) return
  if (!isAlive(pid) || !commandOf(pid).includes(data)) return rmSync(path, { force: true })
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited >= 30_000) throw startFault('leftoverStays', { pid })
    await wait(20)
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
