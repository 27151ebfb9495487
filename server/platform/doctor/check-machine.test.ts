import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testHouse } from '@trampolim/tests/house.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkAddress, checkDisk, checkFolder, checkRights, checkSecret, checkTime } from './check-machine.ts'
import { linesOf, worstOf } from './finding.ts'

const strong = 'q8Zr3vXn1TjKd0YbLw5Hc7Mf2Gs9Pe4Ua6Ro'
const proxies = (address: string) => address === '10.0.0.1'
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trampolim-doctor-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the data folder', () => {
  it('can be written, or is made later', () => {
    expect(checkFolder(folder).level).toBe('ok')
    expect(checkFolder(join(folder, 'new', 'data'))).toMatchObject({
      level: 'ok',
      what: expect.stringContaining('cria'),
    })
  })

  it('is at fault if it is not a folder', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(checkFolder(join(folder, 'file')).level).toBe('fault')
  })

  it('names every secret file that others can read', () => {
    mkdirSync(join(folder, 'database'))
    for (const name of ['secret', 'database/owner-password']) writeFileSync(join(folder, name), strong, { mode: 0o600 })
    expect(checkRights(folder)).toMatchObject([{ level: 'ok' }])
    chmodSync(join(folder, 'secret'), 0o644)
    chmodSync(join(folder, 'database/owner-password'), 0o640)
    expect(checkRights(folder).map(({ level, todo }) => [level, todo])).toEqual([
      ['fault', `Execute: chmod 600 ${join(folder, 'secret')}`],
      ['fault', `Execute: chmod 600 ${join(folder, 'database/owner-password')}`],
    ])
  })
})

describe('the disk', () => {
  it.each([
    ['ok', { full: 0, low: 0 }],
    ['warn', { full: 0, low: Number.MAX_VALUE }],
    ['fault', { full: Number.MAX_VALUE, low: Number.MAX_VALUE }],
  ])('is %s by the room it has, also before the folder exists', async (level, limits) => {
    expect((await checkDisk(join(folder, 'new'), limits)).level).toBe(level)
  })
})

describe('the clock', () => {
  it.each([
    ['ok', 'pela rede', async () => 'yes'],
    ['warn', 'não o acerta', async () => 'no'],
    ['ok', 'não diz', () => Promise.reject(new Error('spawn timedatectl ENOENT'))],
  ])('is %s by what the system says', async (level, what, ask) => {
    expect(await checkTime(ask)).toMatchObject({ level, what: expect.stringContaining(what) })
  })
})

describe('the secret', () => {
  it.each([
    ['ok', strong],
    ['fault', 'a'.repeat(40)],
    ['fault', 'change-me-change-me-change-me-change-me'],
    ['fault', '0123456789abcdef0123456789abcdef'],
  ])('is %s as a setting: %s', (level, given) => {
    expect(checkSecret({ given, folder }).level).toBe(level)
  })

  it('is read from the data folder', () => {
    expect(checkSecret({ given: undefined, folder }).what).toContain('primeiro início')
    writeFileSync(join(folder, 'secret'), `${strong}\n`)
    expect(checkSecret({ given: undefined, folder }).level).toBe('ok')
    writeFileSync(join(folder, 'secret'), strong.slice(0, 8))
    expect(checkSecret({ given: undefined, folder }).level).toBe('fault')
  })
})

describe('the public address', async () => {
  const { configuration } = await testHouse()
  it.each([
    [{ publicUrl: 'http://localhost:3000', localOnly: true, demo: true }, ['ok']],
    [{ publicUrl: 'http://vagas.example.org', localOnly: false, demo: false }, ['fault']],
    [{ publicUrl: 'https://vagas.example.org', localOnly: false, demo: false }, ['warn']],
    [{ publicUrl: 'https://vagas.example.org', localOnly: false, demo: false, trustProxy: proxies }, ['ok']],
    [{ publicUrl: 'https://vagas.example.org', localOnly: false, demo: true, trustProxy: proxies }, ['ok', 'warn']],
  ])('%j is %j', (changes, levels) => {
    const findings = checkAddress({ ...configuration, ...changes } as typeof configuration)
    expect(findings.map(({ level }) => level)).toEqual(levels)
  })
})

it('prints each finding with what to do, and a summary', () => {
  const findings = [checkSecret({ given: strong, folder }), checkSecret({ given: 'a'.repeat(40), folder })]
  expect(worstOf(findings)).toBe('fault')
  expect(linesOf(findings)).toEqual([
    'ok     Segredo: é longo e variado.',
    'FALHA  Segredo: SECRET é fácil de adivinhar.',
    expect.stringContaining('→ Gere um'),
    'Há falhas que precisam de correção.',
  ])
})
