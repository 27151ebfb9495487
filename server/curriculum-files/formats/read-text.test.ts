import { layouts } from '@trampolim/tests/curriculums/layouts.ts'
import { printers } from '@trampolim/tests/curriculums/print.ts'
import { toldPeople } from '@trampolim/tests/curriculums/told-people.ts'
import { picture } from '@trampolim/tests/samples/files.ts'
import { randomFrom } from '@trampolim/tests/world/random.ts'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { Unreadable } from './fault.ts'
import { readFileText } from './read-text.ts'

const [told] = toldPeople(1, 5)
const written = told && layouts.printed ? layouts.printed(told, randomFrom(1)) : []
const print = async (format: string) => Buffer.from((await printers[format]?.(written)) ?? '')
const megabyte = 1024 * 1024

/** A Word document that consists of these parts. */
const packed = (parts: Zippable) => Buffer.from(zipSync(parts))
const xml = (inside: string, before = '') =>
  strToU8(`<?xml version="1.0"?>${before}<w:document xmlns:w="w"><w:body>${inside}</w:body></w:document>`)

async function faultOf(bytes: Buffer) {
  try {
    await readFileText(bytes)
    return null
  } catch (problem) {
    return problem instanceof Unreadable ? problem.fault : problem
  }
}

describe('the text of a curriculum’s file', () => {
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
    expect(await faultOf(await made())).toBe('file_type_refused')
  })

  it.each([
    ['an empty file', 'file_without_text', () => Buffer.from('\n \n')],
    ['half a Word document', 'file_unreadable', async () => (await print('docx')).subarray(0, 3000)],
    ['half an old Word document', 'file_unreadable', async () => (await print('doc')).subarray(0, 2600)],
  ])('is refused: %s', async (_, code, made) => {
    expect(await faultOf(await made())).toBe(code)
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
        // In the central directory at the end.
        const entry = bytes.lastIndexOf(Buffer.from('504b0102', 'hex'))
        bytes.writeUInt32LE(1000, entry + 24)
        return bytes
      },
    ],
  ])('that is packed with %s is refused', async (_, made) => {
    expect(await faultOf(made())).toBe('file_unreadable')
  })

  describe('in plain text', () => {
    const text = 'João da Conceição\nRua São José, Maringá\nTécnico em logística, espanhol básico\n'

    const inDos =
      '4a6fc66f20646120436f6e63656987c66f0a5275612053c66f204a6f73822c204d6172696e67a00a5482636e69636f20656d206c6f67a173746963612c20657370616e686f6c2062a07369636f0a'

    it.each([
      ['code page 850', Buffer.from(inDos, 'hex')],
      ['UTF-16 without its mark', Buffer.from(text, 'utf16le')],
      ['UTF-16 without its mark, the high byte first', Buffer.from(text, 'utf16le').swap16()],
      ['UTF-8', Buffer.from(text)],
      ['Windows-1252', Buffer.from(text, 'latin1')],
    ])('is read from %s', async (_, bytes) => {
      expect(await readFileText(bytes)).toBe(text)
    })
  })

  it('in rich text is read whatever its groups are', async () => {
    const deep = Buffer.from(`{\\rtf1 ${'{'.repeat(300_000)} Ana Souza da Silva, confeiteira\\par ana@example.com`)
    expect(await readFileText(deep)).toContain('ana@example.com')
  })

  it('in rich text is read from code page 850', async () => {
    const bytes = Buffer.from("{\\rtf1\\ansicpg850 Jo\\'c6o da Concei\\'87\\'c6o, confeiteiro}")
    expect(await readFileText(bytes)).toContain('João da Conceição')
  })

  it('in rich text is read behind a picture whose bytes stand as they are', async () => {
    const bytes = Buffer.from('{\\rtf1 {\\pict\\bin6 }}}\\{{} Ana Souza da Silva, confeiteira\\par ana@example.com}')
    expect(await readFileText(bytes)).toContain('ana@example.com')
  })

  it('in an open document is read whatever number of repeated spaces it states', async () => {
    const content = '<d xmlns:text="t"><text:p>Ana Souza<text:s text:c="-5"/> da Silva ana@example.com</text:p></d>'
    const mimetype = strToU8('application/vnd.oasis.opendocument.text')
    const bytes = packed({ mimetype, 'content.xml': strToU8(content) })
    expect(await readFileText(bytes)).toContain('ana@example.com')
  })
})
