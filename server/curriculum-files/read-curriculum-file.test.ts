import { deflateSync } from 'node:zlib'
import { layouts } from '@trampolim/tests/curriculums/layouts.ts'
import { pdfOf, printers } from '@trampolim/tests/curriculums/print.ts'
import { toldPeople } from '@trampolim/tests/curriculums/told-people.ts'
import { picture } from '@trampolim/tests/files.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertAccount } from '@trampolim/tests/people.ts'
import { randomFrom } from '@trampolim/tests/world/random.ts'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { attachFile } from '../files/attach-file.ts'
import type { Person } from '../platform/http/asking.ts'
import { curriculumFileRoutes } from './routes.ts'

const [told] = toldPeople(1, 5)
const written = told && layouts.printed ? layouts.printed(told, randomFrom(1)) : []
const print = async (format: string) => Buffer.from((await printers[format]?.(written)) ?? '')
const megabyte = 1024 * 1024

/** A Word document with these parts. */
const packed = (parts: Zippable) => Buffer.from(zipSync(parts))
const xml = (inside: string, before = '') =>
  strToU8(`<?xml version="1.0"?>${before}<w:document xmlns:w="w"><w:body>${inside}</w:body></w:document>`)

/** A PDF of one page with this content, packed. */
function pdfWith(content: Buffer): Buffer {
  const stream = deflateSync(content)
  const parts = [
    '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>\nendobj\n',
    `4 0 obj\n<</Length ${stream.length}/Filter/FlateDecode>>\nstream\n`,
  ].map((text) => Buffer.from(text))
  return Buffer.concat([
    ...parts,
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'),
  ])
}

const withoutPage = () =>
  Buffer.from(pdfWith(Buffer.from('')).toString('latin1').replace('[3 0 R]', '[9 0 R]'), 'latin1')
const lockedPdf = () => pdfOf(written, { userPassword: 'segredo' })

describe('a curriculum’s file', async () => {
  const house = await testHouse()
  let sender = 0
  beforeEach(() => {
    house.scanner = null
  })
  /** Reads as a person or, without one, as a visitor of a network of their own. */
  const read = (
    bytes: Buffer,
    { name = 'curriculo', person = null as Person | null, keep = 'false' as 'true' | 'false', from = '' } = {},
  ) => {
    sender += 1
    const calls = house.as(curriculumFileRoutes, person, from || `203.0.113.${sender}`)
    return calls.readCurriculumFile({ file: new File([new Uint8Array(bytes)], name), keep })
  }

  it.each(Object.keys(printers))('is understood as %s, whatever its name says', async (format) => {
    const { found, kept, notKept } = await read(await print(format), { name: 'foto.png' })
    expect(found.person).toMatchObject({ name: told?.name, email: told?.email, phone: told?.phone })
    expect(found.experiences.map((each) => each.companyName)).toEqual(told?.experiences.map((each) => each.company))
    expect([kept, notKept]).toEqual([null, null])
  })

  it.each([
    ['a picture', async () => picture('png').toBuffer()],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script> currículo de Ana Souza da Silva')],
    ['a program', async () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000)])],
    ['a packed folder', async () => packed({ 'ana.txt': strToU8('Ana Souza') })],
    ['a spreadsheet', async () => packed({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet') })],
    [
      'another old Office file',
      async () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)]),
    ],
  ])('isn’t %s', async (_, made) => {
    expect((await refusal(read(await made(), { name: 'curriculo.pdf' }))).code).toBe('file_type_refused')
  })

  it.each([
    ['a PDF that was scanned', 'file_without_text', () => pdfOf([])],
    ['an empty file', 'file_without_text', () => Buffer.from('\n \n')],
    ['a PDF with a password', 'file_locked', lockedPdf],
    ['half a PDF', 'file_unreadable', () => Buffer.from('%PDF-1.7\nnada')],
    ['half a Word document', 'file_unreadable', async () => (await print('docx')).subarray(0, 3000)],
    ['half an old Word document', 'file_unreadable', async () => (await print('doc')).subarray(0, 2600)],
    ['a PDF whose page is missing', 'file_unreadable', withoutPage],
    ['more than 5 MB', 'curriculum_file_too_large', () => Buffer.alloc(5 * megabyte + 1, 'a')],
  ])('is refused: %s', async (_, code, made) => {
    expect(await refusal(read(await made()))).toMatchObject({ code })
  })

  it('says how large a file may be', async () => {
    expect((await refusal(read(Buffer.alloc(5 * megabyte + 1)))).message).toContain('5 MB')
  })

  it.each([
    ['a part that unpacks to much', () => packed({ 'word/document.xml': xml(' '.repeat(60 * megabyte)) })],
    [
      'hundreds of parts',
      () => packed(Object.fromEntries(Array.from({ length: 4000 }, (_, at) => [`a${at}`, strToU8('')]))),
    ],
    ['deep nesting', () => packed({ 'word/document.xml': xml('<w:p>'.repeat(200_000)) })],
    ['millions of elements', () => packed({ 'word/document.xml': xml('<w:b/>'.repeat(1_700_000)) })],
    [
      'entities of entities',
      () =>
        packed({
          'word/document.xml': xml(
            '<w:p><w:r><w:t>&b;</w:t></w:r></w:p>',
            '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>',
          ),
        }),
    ],
    [
      'a file of the server’s',
      () =>
        packed({
          'word/document.xml': xml('<w:p>&x;</w:p>', '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
        }),
    ],
    [
      'a size that isn’t true',
      () => {
        const bytes = packed({ 'word/document.xml': xml('a'.repeat(30 * megabyte)) })
        // In the directory at the end.
        const entry = bytes.lastIndexOf(Buffer.from('504b0102', 'hex'))
        bytes.writeUInt32LE(1000, entry + 24)
        return bytes
      },
    ],
  ])('that is packed with %s is refused in a moment', async (_, made) => {
    const begun = performance.now()
    expect((await refusal(read(made()))).code).toBe('file_unreadable')
    expect(performance.now() - begun).toBeLessThan(15_000)
  })

  it('that unpacks to gigabytes inside a PDF ends its own process alone, and its sender waits', async () => {
    const bomb = pdfWith(Buffer.alloc(900 * megabyte, ' '))
    const person = await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
    for (let time = 0; time < 3; time += 1) {
      expect((await refusal(read(bomb, { person }))).code).toBe('file_too_much_work')
    }
    expect((await refusal(read(await print('txt'), { person }))).code).toBe('too_many_requests')
    expect((await read(await print('txt'))).found.person.name).toBe(told?.name)
    // Each of the three may take its whole 20 seconds on a busy machine.
  }, 120_000)

  it('of thousands of pages is read at its beginning', async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => ({ kind: 'line', text: `Linha ${at} sem sentido` }) as const)
    expect((await read(await pdfOf([...written, ...many]))).found.person.name).toBe(told?.name)
  })

  it('in rich text is read whatever its groups are', async () => {
    const deep = Buffer.from(`{\\rtf1 ${'{'.repeat(300_000)} Ana Souza da Silva, confeiteira\\par ana@example.com`)
    expect((await read(deep)).found.person.email).toBe('ana@example.com')
  })

  it('in rich text is read behind a picture whose bytes stand as they are', async () => {
    const bytes = Buffer.from('{\\rtf1 {\\pict\\bin6 }}}\\{{} Ana Souza da Silva, confeiteira\\par ana@example.com}')
    expect((await read(bytes)).found.person.email).toBe('ana@example.com')
  })

  it('in an open document is read whatever number of spaces it tells', async () => {
    const content = '<d xmlns:text="t"><text:p>Ana Souza<text:s text:c="-5"/> da Silva ana@example.com</text:p></d>'
    const mimetype = strToU8('application/vnd.oasis.opendocument.text')
    const bytes = packed({ mimetype, 'content.xml': strToU8(content) })
    expect((await read(bytes)).found.person.email).toBe('ana@example.com')
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

  it('waits for its turn among others, and for the person’s own one', async () => {
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
  })

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

  it('is understood although it can’t be kept', async () => {
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
