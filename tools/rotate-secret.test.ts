import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runProgram } from './programs.ts'

const checkout = join(import.meta.dirname, '..')
const dataDir = mkdtempSync(join(tmpdir(), 'trampolim-rotate-'))
const path = join(dataDir, 'secret')
const first = 'q8Zr3vXn1TjKd0YbLw5Hc7Mf2Gs9Pe4Ua6Ro'
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const run = (args: readonly string[] = [], env: Record<string, string> = {}) =>
  runProgram(process.execPath, ['tools/rotate-secret.ts', ...args], {
    cwd: checkout,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
  })
const lines = () => readFileSync(path, 'utf8').split('\n')

it('puts a new secret before the former ones, and drops these when told', async () => {
  expect((await run()).output).toContain('Não há um segredo')
  writeFileSync(path, `${first}\n`, { mode: 0o600 })
  expect((await run([], { SECRET: first })).output).toContain('SECRET_PREVIOUS')
  expect(lines()).toEqual([first, ''])

  expect((await run()).code).toBe(0)
  const [second] = lines()
  expect(lines()).toEqual([expect.stringMatching(/^[\w-]{64}$/), first])
  await run()
  expect(lines()).toEqual([expect.stringMatching(/^[\w-]{64}$/), second, first])
  expect(statSync(path).mode & 0o777).toBe(0o600)

  const [third] = lines()
  expect((await run(['--drop'])).code).toBe(0)
  expect(lines()).toEqual([third])
  expect((await run(['--drop'])).code).toBe(1)
})
