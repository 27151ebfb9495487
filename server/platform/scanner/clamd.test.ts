import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eicar, hasClamav, startClamav } from '@trampolim/tests/engines/clamav.ts'
import { clamdStandIn, virus } from '@trampolim/tests/engines/clamd.ts'
import { pdf } from '@trampolim/tests/samples/files.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { clamdScanner } from './clamd.ts'

const within = 10_000
const clean = Buffer.alloc(2 * 1024 * 1024, 7)

describe('ClamAV’s daemon', async () => {
  const daemon = await clamdStandIn()
  afterAll(() => daemon.close())
  beforeEach(() => {
    daemon.behaviour = 'well'
    daemon.scanned.length = 0
  })
  const scanner = clamdScanner(daemon.url)

  it('gets all the bytes and reports that nothing was found', async () => {
    expect(await scanner.scan(clean, { within })).toBeNull()
    expect(await scanner.scan(Buffer.alloc(0), { within })).toBeNull()
    expect(daemon.scanned).toEqual([clean.length, 0])
  })

  it('reports what was found, anywhere in the file', async () => {
    const bytes = Buffer.concat([clean, Buffer.from(virus)])
    expect(await scanner.scan(bytes, { within })).toBe('Stand-In.Virus')
  })

  it('is reached by a socket of the file system', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'trampolim clamd-'))
    const local = await clamdStandIn({ path: join(folder, 'clamd.ctl') })
    expect(await clamdScanner(local.url).scan(Buffer.from(virus), { within })).toBe('Stand-In.Virus')
    local.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it.each(['unwell', 'hanging up'] as const)('is never taken as having found nothing: %s', async (behaviour) => {
    daemon.behaviour = behaviour
    await expect(scanner.scan(clean, { within })).rejects.toThrow()
  })

  it('times out', async () => {
    daemon.behaviour = 'silent'
    await expect(scanner.scan(clean, { within: 50 })).rejects.toThrow('silent after 50 ms')
  })

  it('fails if it isn’t running', async () => {
    const gone = await clamdStandIn()
    gone.close()
    await expect(clamdScanner(gone.url).scan(clean, { within })).rejects.toThrow()
  })
})

describe.runIf(hasClamav)('ClamAV itself', async () => {
  const clamav = hasClamav ? await startClamav() : null
  afterAll(() => clamav?.stop())

  it('finds the test virus, also inside a PDF, and nothing where nothing is', { timeout: 60_000 }, async () => {
    const scanner = clamdScanner(clamav?.url ?? '')
    const inside = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(eicar), pdf.subarray(9)])
    expect(await scanner.scan(pdf, { within: 30_000 })).toBeNull()
    expect(await scanner.scan(Buffer.from(eicar), { within: 30_000 })).toContain('Eicar-Test')
    expect(await scanner.scan(inside, { within: 30_000 })).toContain('Eicar-Test')
  })
})
