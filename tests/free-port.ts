import { randomInt } from 'node:crypto'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Below the port range for outgoing connections, so that none of those takes the port before it is used. */
const [lowest, highest] = [20_000, 32_000]
/** Where processes that run tests note the ports that they were given, a file each, since many start at once. */
const noted = join(tmpdir(), `trampolim-ports-${process.getuid?.() ?? 'all'}`)
/** How long a port is given to nobody else, in milliseconds: longer than anything takes to start. */
const notedFor = 600_000

/** Finds a port that nobody uses, and that is given to nobody else meanwhile. */
export async function freePort(): Promise<number> {
  mkdirSync(noted, { recursive: true })
  for (;;) {
    const port = randomInt(lowest, highest)
    if (note(port) && (await isFree(port))) return port
  }
}

/** Notes that a port is given away; false if it already is. */
function note(port: number): boolean {
  const file = join(noted, String(port))
  try {
    if (Date.now() - statSync(file).mtimeMs < notedFor) return false
    rmSync(file)
  } catch {
    // Nobody was given it, or somebody else is taking it over.
  }
  try {
    writeFileSync(file, '', { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
