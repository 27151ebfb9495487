import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { birthOf } from '../processes.ts'

/**
 * Records, in one file per process, which queue workers the processes on this machine are. A killed process leaves its
 * file behind, so that its work can be released at once.
 */
export function noteWorkers(dataDir: string) {
  const folder = join(dataDir, 'background')
  const prefix = `${hostname()}-`
  const own = `${prefix}${process.pid}`

  return {
    async write(workerIds: ReadonlySet<string>) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const kept: Kept = { birth: birthOf(process.pid), workerIds: [...workerIds] }
      await writeFile(join(folder, own), JSON.stringify(kept), { mode: 0o600 })
    },
    /** The queue workers of processes that no longer run. */
    async former(): Promise<string[]> {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(prefix))
      const kept = await Promise.all(names.map((name) => read(join(folder, name), Number(name.slice(prefix.length)))))
      return kept.flat()
    },
    /** Deletes the files of processes whose work has been released. */
    async forget() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(prefix))
      for (const name of names) {
        const [path, pid] = [join(folder, name), Number(name.slice(prefix.length))]
        if (name === own || (await read(path, pid)).length > 0) await rm(path, { force: true })
      }
    },
  }
}

type Kept = { birth: string; workerIds: string[] }

/** The workers that a file names, if its process has ended; another process may have its number by now. */
async function read(path: string, pid: number): Promise<string[]> {
  try {
    const { birth, workerIds } = JSON.parse(await readFile(path, 'utf8')) as Kept
    return birthOf(pid) === birth ? [] : workerIds
  } catch {
    return []
  }
}
