import { deflateSync } from 'node:zlib'
import * as cfb from 'cfb'
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import type { Block } from './layouts.ts'

/** The file formats of curriculums, each written as the usual programs write it. */
export const printers: Readonly<Record<string, (blocks: readonly Block[]) => Buffer | Promise<Buffer>>> = {
  txt: (blocks) => Buffer.from(plainOf(blocks)),
  'txt (windows)': (blocks) => latin(plainOf(blocks).replaceAll('\n', '\r\n')),
  rtf: rtfOf,
  docx: docxOf,
  odt: odtOf,
  pdf: (blocks) => pdfOf(blocks),
  doc: docOf,
}

function plainOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'row') return block.cells.join('\t')
      if (block.kind === 'heading') return `\n${block.text}`
      return block.kind === 'point' ? `- ${block.text}` : block.text
    })
    .join('\n')
}

/** Text in the old Western encoding of Windows. */
function latin(text: string): Buffer {
  return Buffer.from(text.replaceAll('–', '\u0096').replaceAll('•', '\u0095').replaceAll('’', '\u0092'), 'latin1')
}

function rtfOf(blocks: readonly Block[]): Buffer {
  const escaped = (text: string) =>
    [...text]
      .map((letter) => {
        const code = letter.codePointAt(0) ?? 0
        if ('\\{}'.includes(letter)) return `\\${letter}`
        if (code < 128) return letter
        return code < 256 ? `\\'${code.toString(16)}` : `\\u${code}?`
      })
      .join('')
  const body = blocks.map((block) => {
    if (block.kind === 'row') return `\\trowd ${block.cells.map((cell) => `${escaped(cell)}\\cell `).join('')}\\row\n`
    const text = escaped(block.text)
    if (block.kind === 'point') return `{\\pntext\\'b7\\tab}${text}\\par\n`
    return block.kind === 'line' ? `${text}\\par\n` : `{\\b ${text}}\\par\n`
  })
  const head =
    '{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}{\\colortbl;\\red0\\green0\\blue0;}{\\info{\\author Ninguém}}\n'
  return Buffer.from(`${head}\\f0\\fs22 ${body.join('')}}`, 'latin1')
}

async function docxOf(blocks: readonly Block[]): Promise<Buffer> {
  const children = blocks.map((block) => {
    if (block.kind === 'row') {
      const cells = block.cells.map((cell) => new TableCell({ children: [new Paragraph(cell)] }))
      return new Table({ rows: [new TableRow({ children: cells })] })
    }
    if (block.kind === 'point') return new Paragraph({ text: block.text, bullet: { level: 0 } })
    if (block.kind === 'line') return new Paragraph(block.text)
    return new Paragraph({
      text: block.text,
      heading: block.kind === 'title' ? HeadingLevel.TITLE : HeadingLevel.HEADING_1,
    })
  })
  return Packer.toBuffer(new Document({ sections: [{ children }] }))
}

function odtOf(blocks: readonly Block[]): Buffer {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const body = blocks.map((block) => {
    if (block.kind === 'row') {
      const cells = block.cells.map((cell) => `<table:table-cell><text:p>${escaped(cell)}</text:p></table:table-cell>`)
      return `<table:table><table:table-row>${cells.join('')}</table:table-row></table:table>`
    }
    const text = escaped(block.text)
    if (block.kind === 'point')
      return `<text:list><text:list-item><text:p>${text}</text:p></text:list-item></text:list>`
    return block.kind === 'line' ? `<text:p>${text}</text:p>` : `<text:h text:outline-level="1">${text}</text:h>`
  })
  const names = ['office', 'text', 'table', 'style'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  )
  const xml = (root: string, inside: string) =>
    strToU8(`<?xml version="1.0" encoding="UTF-8"?><office:${root} ${names.join(' ')}>${inside}</office:${root}>`)
  return Buffer.from(
    zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': xml('document-content', `<office:body><office:text>${body.join('')}</office:text></office:body>`),
      'styles.xml': xml('document-styles', ''),
    }),
  )
}

export async function pdfOf(blocks: readonly Block[], options: { userPassword?: string } = {}): Promise<Buffer> {
  const page = new PDFDocument({ size: 'A4', margin: 50, ...options })
  const pieces: Buffer[] = []
  page.on('data', (piece: Buffer) => pieces.push(piece))
  const done = new Promise((resolve) => page.on('end', resolve))
  for (const block of blocks) {
    if (block.kind === 'row') {
      const top = page.y
      const width = 495 / block.cells.length
      for (const [at, cell] of block.cells.entries())
        page.fontSize(10).text(cell, 50 + at * width, top, { width: width - 12 })
      page.x = 50
    } else if (block.kind === 'title') page.fontSize(20).text(block.text)
    else if (block.kind === 'heading') page.moveDown(0.5).fontSize(14).text(block.text)
    else page.fontSize(10).text(block.kind === 'point' ? `• ${block.text}` : block.text)
  }
  page.end()
  await done
  return Buffer.concat(pieces)
}

/** A document of Word 97: its text in one piece, in the container of old Office files. */
export function docOf(blocks: readonly Block[]): Buffer {
  const text = blocks
    .map((block) =>
      block.kind === 'row' ? `${block.cells.map((cell) => `${cell}\u0007`).join('')}\u0007` : `${block.text}\r`,
    )
    .join('')
  const head = 0x600
  const letters = Buffer.from(text, 'utf16le')
  const main = Buffer.concat([Buffer.alloc(head), letters])
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(0x00c1, 2)
  // The table of pieces is in the stream '1Table'.
  main.writeUInt16LE(0x0200, 0x0a)
  main.writeUInt32LE(head, 0x18)
  main.writeUInt32LE(head + letters.length, 0x1c)
  main.writeUInt32LE(text.length, 0x4c)
  const pieces = Buffer.alloc(5 + 16)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(0, 5)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(head, 15)
  main.writeUInt32LE(0, 0x1a2)
  main.writeUInt32LE(pieces.length, 0x1a6)
  const container = cfb.utils.cfb_new()
  cfb.utils.cfb_add(container, 'WordDocument', main)
  cfb.utils.cfb_add(container, '1Table', Buffer.concat([pieces, Buffer.alloc(4096)]))
  return Buffer.from(cfb.write(container, { type: 'buffer' }) as Uint8Array)
}

/** A PDF of one page with this content, packed. */
export function packedPdf(content: Buffer): Buffer {
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
