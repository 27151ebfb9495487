import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runProgram } from './programs.ts'

const checkout = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'trampolim-doctor-'))
const dataDir = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (env: Record<string, string>) =>
  runProgram(process.execPath, ['tools/doctor.ts'], {
    cwd: checkout,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
  })

it('exits with 1 where it only warns, and makes nothing by looking', async () => {
  const { code, output } = await run({})
  expect(output).toContain('ok     Configurações: todas são válidas.')
  expect(output).toContain('aviso  Antivírus: não há')
  expect(output).not.toContain('FALHA')
  expect(code).toBe(1)
  expect(existsSync(dataDir)).toBe(false)
})

it('exits with 2 for a fault, and names every wrong setting', async () => {
  const { code, output } = await run({ PORT: 'many', SMTP_URL: 'mail.example.org', SECRET: 'short' })
  expect(output.match(/^FALHA {2}Configuração (?:PORT|SMTP_URL|SECRET):/gm)).toHaveLength(3)
  expect(code).toBe(2)
})

it('tells of a database that is away, without its password', async () => {
  const { code, output } = await run({ DATABASE_URL: 'postgres://app:hidden@127.0.0.1:1/trampolim' })
  expect(output).toContain('FALHA  Banco de dados: não responde (ECONNREFUSED).')
  expect(output).not.toContain('hidden')
  expect(code).toBe(2)
})
