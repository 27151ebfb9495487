import { generalTechnologies } from '../../reference/general-technologies.ts'
import { languages } from '../../reference/languages.ts'
import { technologies } from '../../reference/technologies.ts'
import { levelNamed, technologyLevelNamed } from '../words.ts'
import type { FoundCurriculum } from './found.ts'
import { type Line, plain } from './lines.ts'

/** Further names that people write for languages of the list. */
const otherNames: Readonly<Record<string, string>> = {
  english: 'ingles',
  spanish: 'espanhol',
  castelhano: 'espanhol',
  portuguese: 'portugues',
  french: 'frances',
  italian: 'italiano',
  german: 'alemao',
  japanese: 'japones',
  mandarin: 'mandarim',
  chines: 'mandarim',
  chinese: 'mandarim',
  korean: 'coreano',
  russian: 'russo',
  arabic: 'arabe',
  libras: 'libras',
}

const languageNames: ReadonlyMap<string, string> = new Map([
  ...languages.items
    .filter(({ code }) => code !== 'outra' && code !== 'libras')
    .map(({ code, name }) => [plain(name), code] as const),
  ...Object.entries(otherNames),
])
const languageName = new RegExp(`\\b(?:${[...languageNames.keys()].join('|')})\\b`, 'g')

/**
 * The languages named in a text, each with the level written after it. With `needLevel`, languages without a level are
 * left out.
 */
export function findLanguages(lines: readonly Line[], { needLevel = false } = {}) {
  const found = new Map<string, string>()
  const unread: Line[] = []
  for (const line of lines) {
    const shape = plain(line.text)
    const names = [...shape.matchAll(languageName)]
    for (const [at, match] of names.entries()) {
      const language = languageNames.get(match[0]) ?? ''
      const behind = shape.slice(match.index + match[0].length, names[at + 1]?.index)
      const ahead = at === 0 && names.length === 1 ? shape.slice(0, match.index) : ''
      const level = levelNamed(behind) || levelNamed(ahead)
      if ((level || !needLevel) && !found.get(language)) found.set(language, level)
    }
    if (names.length === 0) unread.push(line)
  }
  return { languages: [...found].map(([language, level]) => ({ language, level })), unread }
}

const pieces = /\s*[,;|•·]\s*|\s+e\s+|\s+and\s+|\s*\/\s*|\s+[–—-]\s+|\(|\)|:\s+|\.\s*$|\t/

const items = new Map<string, { list: 'technologies' | 'general'; code: string }>([
  ...technologies.items.map(({ code, name }) => [plain(name), { list: 'technologies', code }] as const),
  ...generalTechnologies.items.map(({ code, name }) => [plain(name), { list: 'general', code }] as const),
  ['microsoft office', { list: 'general', code: 'pacote-office' }],
  ['ms office', { list: 'general', code: 'pacote-office' }],
  ['office', { list: 'general', code: 'pacote-office' }],
  ['microsoft word', { list: 'general', code: 'word' }],
  ['power point', { list: 'general', code: 'powerpoint' }],
  ['internet', { list: 'general', code: 'internet-e-e-mail' }],
])

const levelWords =
  /\s*[-–(]?\s*(?:nivel\s+)?(?:basico|intermediario|avancado|iniciante|junior|pleno|senior|especialista|basic|intermediate|advanced|expert)\)?$/

/** The programs and technologies that lines name; `unread` are the lines without a known name. */
export function findKnowledge(lines: readonly Line[]) {
  const found = new Map<string, string>()
  const general = new Set<string>()
  const unread: Line[] = []
  for (const line of lines) {
    let known = 0
    let level = ''
    const names = line.text
      .split(pieces)
      .map((name) => plain(name).trim())
      .filter((name) => name !== '')
    for (const name of names) {
      // A level in brackets follows the name it belongs to.
      if (levelWords.test(` ${name}`) && name.replace(levelWords, '').trim() === '') {
        level = technologyLevelNamed(name)
        const last = [...found.keys()].at(-1)
        if (last && known > 0 && found.get(last) === '') found.set(last, level)
        continue
      }
      const item = items.get(name) ?? items.get(name.replace(levelWords, '').trim())
      if (!item) continue
      known += 1
      if (item.list === 'general') general.add(item.code)
      else found.set(item.code, found.get(item.code) || technologyLevelNamed(name))
    }
    const isWhole = names.length > 0 && known >= names.length / 2
    if (!isWhole) unread.push(line)
  }
  return {
    technologies: [...found].map(([technology, yearsOfExperience]) => ({ technology, yearsOfExperience })),
    technologiesGeneral: [...general] as FoundCurriculum['technologiesGeneral'],
    unread,
  }
}

const licence =
  /\b(?:cnh|habilitacao|carteira(?: nacional)? de (?:habilitacao|motorista)|driver'?s? licen[cs]e)\b[^a-z0-9\n]*(?:(?:categorias?|cat|tipo|definitiva|category|:|-)[^a-z0-9\n]*)*["“'(]?([a-e]{1,2}|[a-e](?:\s*(?:e|\/|,)\s*[a-e])+)\b/

/** The categories of the driver's licence that a text names. */
export function licenceIn(text: string): string[] {
  const letters = licence.exec(plain(text))?.[1] ?? ''
  const named = /\s/.test(letters) ? letters.split(/\s*(?:\be\b(?=\s*[a-e]\b)|\/|,)\s*/).join('') : letters
  return [...new Set([...named.toUpperCase()].filter((letter) => /[A-E]/.test(letter)))].sort()
}

/** A link to a video. */
export function videoIn(text: string): string {
  return /https?:\/\/(?:www\.)?(?:youtube\.com\/watch\?v=|youtu\.be\/)[\w-]{11}/.exec(text)?.[0] ?? ''
}
