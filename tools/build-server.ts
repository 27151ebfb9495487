import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { StartFault } from '@trampolim/server/platform/fault.ts'
import { isAlive } from '@trampolim/server/platform/processes.ts'
import type { Bundled } from './bundle-server.ts'
import { fingerprintOf } from './fingerprint.ts'

const run = promisify(execFile)
/** The folders from which they are made; libraries stay where they are installed. */
const sources = ['server', 'contract', 'marketplace', 'phrases', 'tools', 'tests/world']

/** What was built, in the folder itself. */
type Stamp = { madeOf: string; files: string[] }

/**
 * Builds the server if its sources have changed since the last build: types are removed and the modules joined into few
 * files, in a second. A process that serves starts with two thirds of the work and takes less memory
 * (docs/decisions/2026-11-28-a-built-server.md).
 */
export async function buildServerWhereStale({ checkout, say }: { checkout: string; say: () => void }) {
  const build = join(checkout, 'server/build')
  const stamp = join(build, '.made-of')
  const madeOf = await fingerprintOf(checkout, sources)
  const former: Stamp | undefined = existsSync(stamp) ? JSON.parse(await readFile(stamp, 'utf8')) : undefined
  if (former?.madeOf === madeOf) return
  say()
  try {
    const files = await buildServer({ checkout, build })
    // A process that is killed here must leave no half of a stamp, which no later start could read.
    const whole = `${stamp}-${process.pid}`
    await writeFile(whole, JSON.stringify({ madeOf, files } satisfies Stamp))
    await rename(whole, stamp)
    // A process that still runs the former build loads its other parts when it first needs them.
    const kept = new Set([...files, ...(former?.files ?? []), '.made-of'])
    for (const name of await readdir(build)) {
      if (!kept.has(name) && !isBeingWritten(name)) await rm(join(build, name), { recursive: true, force: true })
    }
  } catch (problem) {
    throw new StartFault(`O servidor não pôde ser construído:\n${problem instanceof Error ? problem.message : problem}`)
  }
}

/** Whether a process that starts at this moment writes it; what a killed one left behind is of no use. */
function isBeingWritten(name: string): boolean {
  const [, pid] = name.match(/^(?:made-by|\.made-of)-(\d+)$/) ?? []
  return pid !== undefined && isAlive(Number(pid))
}

/**
 * Returns the names of the files that it made. A process of its own joins them, since the bundler's memory would stay with
 * one that runs for months.
 */
async function buildServer({ checkout, build }: { checkout: string; build: string }): Promise<string[]> {
  // Others of the same checkout may start at this moment: they find each file whole.
  const aside = join(build, `made-by-${process.pid}`)
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'bundle-server.ts'), checkout, aside])
  const { files, modules }: Bundled = JSON.parse(stdout)
  const foreign = modules
    .map((path) => relative(checkout, path).split(sep).join('/'))
    .filter((name) => !sources.some((folder) => name.startsWith(`${folder}/`)))
  if (foreign.length > 0) throw new Error(`no folder of its sources has ${foreign.join(', ')}`)
  for (const name of files) await rename(join(aside, name), join(build, name))
  await rm(aside, { recursive: true })
  return files
}
