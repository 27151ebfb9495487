import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import fc from 'fast-check'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { drawPaper } from './draw-paper.ts'
import type { Paper } from './paper.ts'

const { resolve } = createRequire(import.meta.url)
const font = (path: string) => new Uint8Array(readFileSync(resolve(path)))
const figtree = (part: string, weight: number) =>
  font(`@fontsource/figtree/files/figtree-${part}-${weight}-normal.woff`)
const fallbacks = [
  font('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  font('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff'),
]
const fonts = {
  usual: [figtree('latin', 400), figtree('latin-ext', 400), ...fallbacks],
  bold: [figtree('latin', 700), figtree('latin-ext', 700), ...fallbacks],
}
const logo = new Uint8Array(readFileSync(join(import.meta.dirname, '../../public/logo.png')))
const now = new Date('2026-03-02T12:00:00Z')

const paper: Paper = {
  title: 'Currículo de Ana Souza',
  name: 'Ana Souza',
  lines: ['São Paulo, SP', 'ana@trampolim.example'],
  sections: [
    { title: 'Objetivo', blocks: [{ is: 'text', text: 'Atender bem, com atenção e cuidado.' }] },
    {
      title: 'Experiências',
      blocks: [
        {
          is: 'item',
          title: 'Vendedora, Casa Verde',
          lines: ['jan. de 2022 a hoje'],
          text: 'Vendas & estoque — "ótimo"',
        },
      ],
    },
    { title: 'Idiomas', blocks: [{ is: 'line', text: 'Inglês, intermediário' }] },
  ],
}

const textsOf = ({ name, lines, sections }: Paper) => [
  name,
  ...lines,
  ...sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) =>
      block.is === 'item' ? [block.title, ...block.lines, block.text ?? ''] : [block.text],
    ),
  ]),
]
/** Lines break anywhere, so only the letters are compared. */
const letters = (text: string) => text.normalize('NFC').replace(/\s+/gu, '')

async function read(bytes: Uint8Array) {
  const doc = await getDocumentProxy(bytes.slice())
  const pages = await Promise.all(
    Array.from({ length: doc.numPages }, async (_, at) => {
      const page = await doc.getPage(at + 1)
      const { items } = await page.getTextContent({ disableNormalization: true })
      const said = items.filter((item) => 'str' in item)
      return {
        text: said.map(({ str }) => str).join(''),
        /** The baselines from the top, in points. */
        heights: said.filter(({ str }) => str.trim() !== '').map(({ transform }) => 841.89 - transform[5]),
        size: page.view.slice(2),
        structure: await page.getStructTree(),
      }
    }),
  )
  return { pages, metadata: (await doc.getMetadata()).info, outline: await doc.getOutline(), doc }
}
type Read = Awaited<ReturnType<typeof read>>
const wordsOf = ({ pages }: Read) =>
  letters(pages.map(({ text }, at) => text.replace(`Página ${at + 1} de ${pages.length}`, '')).join(''))

const readPaper = async (written: Paper) => read(await drawPaper(written, { fonts, logo, now }))

describe('the PDF of a curriculum', () => {
  it('says what was written, on A4, with a title, a language, bookmarks and structure', async () => {
    const made = await readPaper(paper)
    expect(wordsOf(made)).toBe(letters(textsOf(paper).join('')))
    expect(made.pages.map(({ size }) => size.map(Math.round))).toEqual([[595, 842]])
    expect(made.metadata).toMatchObject({ Title: 'Currículo de Ana Souza', Author: 'Ana Souza', Language: 'pt-BR' })
    expect(made.outline.map(({ title }) => title)).toEqual(['Ana Souza', 'Objetivo', 'Experiências', 'Idiomas'])
    expect(made.outline[2]?.items.map(({ title }: { title: string }) => title)).toEqual(['Vendedora, Casa Verde'])
    expect(await made.doc.getMarkInfo()).toMatchObject({ Marked: true })
    expect(JSON.stringify(made.pages[0]?.structure)).toMatch(/"H1".*"H2".*"H3"/)
  })

  it('of 40 experiences continues on new pages, none with a line that begins below 700', async () => {
    const item = (at: number) => ({
      is: 'item' as const,
      title: `Cargo ${at}, Empresa ${at}`,
      lines: [`jan. de ${1980 + at} a hoje`],
      text: 'Cuidei de muita coisa, todos os dias, com muita atenção. '.repeat(8),
    })
    const long = {
      ...paper,
      sections: [{ title: 'Experiências', blocks: Array.from({ length: 40 }, (_, at) => item(at)) }],
    }
    const made = await readPaper(long)
    expect(made.pages.length).toBeGreaterThan(5)
    expect(wordsOf(made)).toBe(letters(textsOf(long).join('')))
    // No text is written between the last line of a page, which begins at 700 at most, and the page number.
    for (const { heights } of made.pages) expect(heights.filter((each) => each > 720 && each < 790)).toEqual([])
    expect(made.outline[1]?.items).toHaveLength(40)
  })

  it.each([
    ['a word longer than a line', 'Supercalifragilístico'.repeat(20)],
    ['emoji, with joined ones and flags', 'Amo 😀 vender 🚀 👩‍💻 🇧🇷 ❤️'],
    ['letters of other alphabets', 'Łódź, Ørsted, Ελλάδα, Москва, Đà Nẵng'],
    ['arrows, bullets and marks', '→ ✓ ★ ● • … “aspas” ½ ª º € ﬁ'],
    ['accents as separate letters', 'Joa\u0303o Conceic\u0327a\u0303o'],
    ['several lines', 'um\n\ndois\r\ntrês'],
  ])('says %s', async (_, text) => {
    const written = { ...paper, sections: [{ title: 'Objetivo', blocks: [{ is: 'text' as const, text }] }] }
    expect(wordsOf(await readPaper(written))).toBe(letters(textsOf(written).join('')))
  })

  it('says any text of letters that its fonts have', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'aãçZ09 .,-ÁŁжω→😀\n'), minLength: 1, maxLength: 400 })
    await fc.assert(
      fc.asyncProperty(text, async (objective) => {
        const written = {
          ...paper,
          sections: [{ title: 'Objetivo', blocks: [{ is: 'text' as const, text: objective }] }],
        }
        expect(wordsOf(await readPaper(written))).toBe(letters(textsOf(written).join('')))
      }),
      { numRuns: 10 },
    )
  })

  it('marks a letter that no font has and draws every skin alike, and keeps what it was for programs that read aloud', async () => {
    const written = {
      ...paper,
      sections: [{ title: 'Objetivo', blocks: [{ is: 'text' as const, text: 'Falo 中文 👍🏽' }] }],
    }
    const bytes = await drawPaper(written, { fonts, logo, now })
    expect(wordsOf(await read(bytes))).toContain('Falo??👍')
  })
})
