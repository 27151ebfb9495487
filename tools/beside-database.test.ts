import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runningDatabase } from '@trampolim/server/platform/database/embedded/running.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runBesideDatabase } from './beside-database.ts'

let folder: string
let database: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trampolim-beside-'))
  database = mkdtempSync(join(tmpdir(), 'trampolim-beside-'))
})
afterEach(() => {
  for (const each of [folder, database]) rmSync(each, { recursive: true, force: true })
})

it('keeps the database running for each start of a program, and stops it after the program', async () => {
  const program = join(folder, 'program.mjs')
  const running = join(import.meta.dirname, '../server/platform/database/embedded/running.ts')
  writeFileSync(
    program,
    `import { runningDatabase } from ${JSON.stringify(running)}
     process.exit(runningDatabase(${JSON.stringify(database)}) ? 7 : 1)`,
  )
  const twice = join(folder, 'twice.mjs')
  writeFileSync(
    twice,
    `import { spawnSync } from 'node:child_process'
     const codes = [1, 2].map(() => spawnSync(process.execPath, [${JSON.stringify(program)}]).status)
     process.exit(codes.join() === '7,7' ? 7 : 1)`,
  )
  expect(await runBesideDatabase([twice], { database: { folder: database } })).toBe(7)
  expect(runningDatabase(database)).toBeUndefined()
}, 60_000)

it('runs only the program if the database is elsewhere', async () => {
  const program = join(folder, 'program.mjs')
  writeFileSync(program, 'process.exit(3)')
  expect(await runBesideDatabase([program], { database: undefined })).toBe(3)
})
