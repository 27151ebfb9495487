import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { noteWorkers } from './former.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'trampolim-former-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('names the workers of processes that ended, and not those of a process that runs', async () => {
  const { write, former, forget } = noteWorkers(dataDir)
  await write(new Set(['ours']))
  expect(await former()).toEqual([])

  const other = spawn(process.execPath, ['-e', ''])
  await once(other, 'exit')
  const files = join(dataDir, 'background')
  const left = (name: string, birth: string) =>
    writeFileSync(join(files, name), JSON.stringify({ birth, workerIds: ['theirs'] }))
  left(`${hostname()}-${other.pid}`, 'before')
  left(`another-machine-${other.pid}`, 'before')
  writeFileSync(join(files, `${hostname()}-1`), 'half a fi')
  expect(await former()).toEqual(['theirs'])

  await forget()
  expect(await former()).toEqual([])
  expect(readdirSync(files)).toContain(`another-machine-${other.pid}`)
})
