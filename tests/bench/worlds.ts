import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const checkout = join(import.meta.dirname, '../..')

export type WorldSize = { jobs: number; curriculums: number }

/** Creates a world of this size in a subfolder of the given folder, or reuses an earlier one; returns its folder. */
export async function provideWorld(folder: string, { jobs, curriculums }: WorldSize): Promise<string> {
  const dataDir = join(folder, `${jobs}-jobs-${curriculums}-curriculums`)
  const made = join(dataDir, 'made')
  if (existsSync(made)) return dataDir
  const making = spawn(
    process.execPath,
    ['tools/world.ts', '--jobs', String(jobs), '--curriculums', String(curriculums)],
    { cwd: checkout, env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const [code] = await once(making, 'exit')
  if (code !== 0) throw new Error(`no world could be made in ${dataDir}; remove the folder to try again`)
  writeFileSync(made, '')
  return dataDir
}
