import { layouts } from '@trampolim/tests/curriculums/layouts.ts'
import { packedPdf, pdfOf, printers } from '@trampolim/tests/curriculums/print.ts'
import { toldPeople } from '@trampolim/tests/curriculums/told-people.ts'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { picture } from '@trampolim/tests/samples/files.ts'
import { randomFrom } from '@trampolim/tests/world/random.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { attachFile } from '../files/attach-file.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { curriculumFileRoutes } from './routes.ts'

const [told] = toldPeople(1, 5)
const written = told && layouts.printed ? layouts.printed(told, randomFrom(1)) : []
const print = async (format: string) => Buffer.from((await printers[format]?.(written)) ?? '')
const megabyte = 1024 * 1024

const withoutPage = () =>
  Buffer.from(packedPdf(Buffer.from('')).toString('latin1').replace('[3 0 R]', '[9 0 R]'), 'latin1')
const lockedPdf = () => pdfOf(written, { userPassword: 'segredo' })

describe('a curriculum’s file', async () => {
  const house = await testHouse()
  let sender = 0
  beforeEach(() => {
    house.scanner = null
  })
  /** Reads as the given person; without one, as a visitor from a network of their own. */
  const read = (
    bytes: Buffer,
    { name = 'curriculo', person = null as Person | null, keep = 'false' as 'true' | 'false', from = '' } = {},
  ) => {
    sender += 1
    const calls = house.as(curriculumFileRoutes, person, from || `203.0.113.${sender}`)
    return calls.readCurriculumFile({ file: new File([new Uint8Array(bytes)], name), keep })
  }

  it.each(Object.keys(printers))('is recognised as %s, whatever its name says', async (format) => {
    const { found, kept, notKept } = await read(await print(format), { name: 'foto.png' })
    expect(found.person).toMatchObject({ name: told?.name, email: told?.email, phone: told?.phone })
    expect(found.experiences.map((each) => each.companyName)).toEqual(told?.experiences.map((each) => each.company))
    expect([kept, notKept]).toEqual([null, null])
  })

  it.each([
    ['a picture', 'file_type_refused', () => picture('png').toBuffer()],
    ['a PDF that was scanned', 'file_without_text', () => pdfOf([])],
    ['a PDF with a password', 'file_locked', lockedPdf],
    ['half a PDF', 'file_unreadable', () => Buffer.from('%PDF-1.7\nnada')],
    ['a PDF whose page is missing', 'file_unreadable', withoutPage],
  ])('is refused: %s', async (_, code, made) => {
    expect(await refusal(read(await made()))).toMatchObject({ code })
  })

  it('says how large a file may be', async () => {
    const refused = await refusal(read(Buffer.alloc(5 * megabyte + 1)))
    expect(refused.code).toBe('curriculum_file_too_large')
    expect(refused.message).toContain('5 MB')
  })

  it('that unpacks to gigabytes inside a PDF only ends its own process, and its sender has to wait', async () => {
    const bomb = packedPdf(Buffer.alloc(900 * megabyte, ' '))
    const person = await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
    for (let time = 0; time < 3; time += 1) {
      expect((await refusal(read(bomb, { person }))).code).toBe('file_too_much_work')
    }
    expect((await refusal(read(await print('txt'), { person }))).code).toBe('too_many_requests')
    expect((await read(await print('txt'))).found.person.name).toBe(told?.name)
    // Each of the three may take its full minute on a busy machine.
  }, 240_000)

  it('of thousands of pages is read only at its beginning', async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => ({ kind: 'line', text: `Linha ${at} sem sentido` }) as const)
    expect((await read(await pdfOf([...written, ...many]))).found.person.name).toBe(told?.name)
  })

  it.each([
    ['a person', 40],
    ['a network', 200],
  ])('counts in the limit of %s, refused or not', async (whose, most) => {
    house.scanner = { scan: async () => 'Eicar', close: () => undefined } as unknown as typeof house.scanner
    const ana = await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
    const by = whose === 'a person' ? { person: ana } : { from: '203.0.113.251' }
    const sent: string[] = []
    for (let time = 0; time < most + 2; time += 1) sent.push((await refusal(read(Buffer.from('vírus'), by))).code)
    expect(sent.filter((code) => code === 'too_many_requests')).toHaveLength(2)
  })

  it('waits for its turn among others, and for the person’s previous one', async () => {
    const bytes = await print('txt')
    const ana = await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
    const own = await Promise.allSettled(Array.from({ length: 4 }, () => read(bytes, { person: ana })))
    expect(own.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const near = await Promise.allSettled(Array.from({ length: 5 }, () => read(bytes, { from: '203.0.113.252' })))
    expect(near.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const all = await Promise.allSettled(Array.from({ length: 14 }, () => read(bytes)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
    const reasons = all.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(new Set(reasons)).toEqual(new Set(['files_waiting']))
    // Thirteen processes run one after the other, on a machine that may be busy with other tests.
  }, 240_000)

  it('is checked for viruses where a scanner is configured', async () => {
    house.scanner = { scan: async () => 'Eicar', close: () => undefined } as unknown as typeof house.scanner
    expect((await refusal(read(await print('txt')))).code).toBe('file_infected')
    const away = { scan: () => Promise.reject(new Error('away')), close: () => undefined }
    house.scanner = away as unknown as typeof house.scanner
    expect((await refusal(read(await print('txt')))).code).toBe('file_being_checked')
  })

  it('is kept for the candidate who wants it, and becomes part of a curriculum', async () => {
    const ana = await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
    const { kept } = await read(await print('pdf'), { person: ana, keep: 'true', name: 'Currículo da Ana.docx' })
    expect(kept).toMatchObject({ name: 'Currículo da Ana.pdf' })
    const attached = await house.database
      .transaction()
      .execute((tx) =>
        attachFile(tx, { fileId: kept?.id ?? '', owner: ana.accountId, purpose: 'curriculum', now: house.now() }),
      )
    expect(attached).toMatchObject({ contentType: 'application/pdf', state: 'clear' })
  })

  it('is understood although it can’t be stored', async () => {
    const ana = await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
    const { found, kept, notKept } = await read(await print('docx'), { person: ana, keep: 'true' })
    expect([found.person.name, kept]).toEqual([told?.name, null])
    expect(notKept).toBe('Este tipo de arquivo não é aceito.')
  })

  it.each(['visitor', 'recruiter'])('isn’t kept for a %s', async (who) => {
    const person =
      who === 'recruiter' ? await insertAccount(house, { email: 'r@exemplo.com.br', role: 'user:recruiter' }) : null
    expect((await read(await print('pdf'), { person, keep: 'true' })).kept).toBeNull()
    expect(await house.database.selectFrom('stored_file').selectAll().execute()).toEqual([])
  })
})
