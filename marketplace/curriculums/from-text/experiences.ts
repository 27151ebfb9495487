import type { FoundExperience } from './found.ts'
import { companyLikeness, isPlace, titleLikeness } from './likely.ts'
import { type Line, labelled } from './lines.ts'
import { partsOf } from './parts.ts'
import { type Period, periodIn, tidyEnds } from './periods.ts'

const companyLabel =
  /^(?:nome da )?(?:empresa|instituicao|local|empregador|companhia|company|employer|organizacao)(?: \d+)?$/
const titleLabel =
  /^(?:cargo|funcao|ocupacao|posicao|cargo\/funcao|ultimo cargo|cargo ocupado|position|role|job title|title)s?$/
const periodLabel = /^(?:periodo(?: trabalhado)?|data|datas|duracao|tempo|dates?|period|vigencia)$/
const startLabel = /^(?:(?:data (?:de )?)?(?:inicio|entrada|admissao)|start(?: date)?|from)$/
const endLabel = /^(?:(?:data (?:de )?)?(?:fim|termino|saida|demissao|desligamento)|end(?: date)?|to)$/
const doingsLabel =
  /^(?:(?:principais )?(?:atividades|atribuicoes|responsabilidades|funcoes|tarefas|realizacoes)(?: (?:exercidas|desenvolvidas|realizadas|principais))?|descricao(?: das atividades)?|responsibilities|description|duties)$/

/** An experience while it is being read; `parts` are its texts that are not yet known to be title or company. */
type Entry = {
  company: string
  title: string
  parts: string[]
  period: Period | null
  doings: string[]
  since: string
  until: string
}

const newEntry = (): Entry => ({ company: '', title: '', parts: [], period: null, doings: [], since: '', until: '' })

/** The experiences of a section; empty if none was understood. */
export function findExperiences(lines: readonly Line[], { thisYear }: { thisYear: number }): FoundExperience[] {
  const split = lines.flatMap(withColumnsApart)
  const isLabelled = split.filter(({ text }) => isEntryLabel(text)).length >= 2
  const entries = isLabelled ? readLabels(split, thisYear) : readAround(split, thisYear)
  return decided(entries)
}

const isEntryLabel = (text: string) => {
  const said = labelled(text)
  return said !== null && [companyLabel, titleLabel].some((label) => label.test(said.label))
}

/** 'Empresa: X | Cargo: Y' on one line counts as two lines. */
function withColumnsApart(line: Line): Line[] {
  const pieces = line.text.split(/\s*[|;]\s*|\t|\s[–—-]\s(?=(?:Cargo|Fun[cç][aã]o|Per[ií]odo|Empresa)\s*:)/)
  const all = pieces.length > 1 ? pieces : line.cells
  return all.length > 1 && all.every((piece) => labelled(piece))
    ? all.map((text) => ({ ...line, text, cells: [text] }))
    : [line]
}

function readLabels(lines: readonly Line[], thisYear: number): Entry[] {
  const entries: Entry[] = []
  /** The label with which each experience begins. */
  let first: 'company' | 'title' | 'period' | undefined
  let now = newEntry()
  const begin = (kind: 'company' | 'title' | 'period', isTaken: boolean) => {
    first ??= kind
    if (first !== kind && !isTaken) return
    if (first !== kind && isTaken && entries.length > 0 && !now.doings.length) return
    now = newEntry()
    entries.push(now)
  }
  for (const line of lines) {
    const said = labelled(line.text)
    const value = said?.value ?? ''
    if (said && companyLabel.test(said.label)) {
      begin('company', now.company !== '')
      const period = periodIn(value, { thisYear })
      if (period?.isRange) now.period = period
      now.company = period?.isRange ? period.rest : value
    } else if (said && titleLabel.test(said.label)) {
      begin('title', now.title !== '')
      const period = periodIn(value, { thisYear })
      if (period?.isRange) now.period = period
      now.title = period?.isRange ? period.rest : value
    } else if (said && startLabel.test(said.label)) {
      const period = periodIn(line.text, { thisYear })
      if (period?.isRange) now.period = period
      else now.since = periodIn(value, { thisYear })?.to ?? ''
    } else if (said && endLabel.test(said.label)) {
      now.until = periodIn(value, { thisYear })?.to ?? ''
      const period = { from: now.since, to: now.until, isOpen: now.until === '', isRange: true, rest: '' }
      now.period ??= period
    } else if (said && periodLabel.test(said.label)) {
      if (first === 'period' || !first) begin('period', now.period !== null)
      now.period = periodIn(value, { thisYear }) ?? now.period
    } else if (said && doingsLabel.test(said.label)) {
      if (value) now.doings.push(value)
    } else {
      const period = now.period ? null : periodIn(line.text, { thisYear })
      if (period?.isRange) {
        now.period = period
        if (period.rest) now.parts.push(...partsOf([period.rest]))
      } else now.doings.push(line.text)
    }
  }
  for (const entry of entries) {
    if (!entry.period && entry.since)
      entry.period = { from: entry.since, to: '', isOpen: true, isRange: true, rest: '' }
  }
  return entries
}

type Anchor = { at: number; period: Period }

/** Whether a line can be a part of an experience's head rather than of its description. */
const isHead = ({ text, isPoint }: Line) =>
  !isPoint &&
  text.length <= 110 &&
  !/[.;]$/.test(text.replace(/\b(?:ltda|s\.?a|cia|jr|sr|me|inc)\.$/i, '')) &&
  !/^\p{Ll}/u.test(text)

/** Reads experiences that are laid out around their periods. */
function readAround(lines: readonly Line[], thisYear: number): Entry[] {
  const all: Anchor[] = lines.flatMap((line, at) => {
    const period = line.text.length <= 200 ? periodIn(line.cells.join(' | '), { thisYear }) : null
    return period && isAnchor(line, period) ? [{ at, period }] : []
  })
  const anchors = all.some(({ period }) => period.isRange) ? all.filter(({ period }) => period.isRange) : all
  const [first] = anchors
  if (!first) return []
  const ahead = Math.min(headsBefore(lines, first.at), 3)
  return anchors.map(({ at, period }, index) => {
    const floor = index === 0 ? 0 : (anchors[index - 1]?.at ?? 0) + 1
    const begun = Math.max(floor, at - Math.min(ahead, headsBefore(lines, at, floor)))
    const next = anchors[index + 1]
    const end = next ? Math.max(at + 1, next.at - Math.min(ahead, headsBefore(lines, next.at, at + 1))) : lines.length
    return entryOf(lines, { begun, at, end, period })
  })
}

function isAnchor(line: Line, period: Period): boolean {
  // A sentence with a year in it is not a period, unless it is a range in a short line.
  if (/[.]$/.test(line.text) && line.text.length > 90) return false
  return period.isRange ? line.text.length <= 160 : !line.isPoint && period.rest.length <= 80
}

function headsBefore(lines: readonly Line[], at: number, floor = 0): number {
  let count = 0
  while (at - count - 1 >= floor && count < 3) {
    const line = lines[at - count - 1]
    if (!line || !isHead(line)) break
    count += 1
  }
  return count
}

function entryOf(
  lines: readonly Line[],
  { begun, at, end, period }: { begun: number; at: number; end: number; period: Period },
): Entry {
  const entry = { ...newEntry(), period }
  const take = (cells: readonly string[]) =>
    entry.parts.push(...partsOf(cells.map(withoutLabel)).filter((part) => !isPlace(part)))
  for (const line of lines.slice(begun, at)) take(line.cells)
  if (period.rest) take([period.rest])
  let from = at + 1
  while (entry.parts.length < 2 && from < end) {
    const line = lines[from]
    if (!line || !isHead(line) || line.text.length > 90) break
    const said = labelled(line.text)
    if (said && doingsLabel.test(said.label)) break
    take(line.cells)
    from += 1
  }
  entry.doings = lines.slice(from, end).map(({ text }, index) => {
    const said = index === 0 ? labelled(text) : null
    return said && doingsLabel.test(said.label) ? said.value : text
  })
  if (entry.doings[0] && isPlace(entry.doings[0])) entry.doings.shift()
  return entry
}

/** 'Cargo: Vendedor' is 'Vendedor'. */
function withoutLabel(text: string): string {
  const said = labelled(text)
  return said && [companyLabel, titleLabel, periodLabel].some((label) => label.test(said.label)) ? said.value : text
}

/** Decides which part of each experience is the title and which the company, as the whole section suggests. */
function decided(entries: readonly Entry[]): FoundExperience[] {
  const pairs = entries.map((entry) => {
    const [head = '', ...others] = entry.parts
    const within = others.length === 0 ? cutWithin(head) : null
    return within ?? [head, ...others]
  })
  const lean = pairs.reduce((sum, [first = '', second = '']) => sum + (second ? weigh(first) - weigh(second) : 0), 0)
  return entries.flatMap((entry, at) => {
    const [first = '', second = '', ...more] = pairs[at] ?? []
    const difference = second ? weigh(first) - weigh(second) : weigh(first)
    const isTitleFirst = difference === 0 || (second && Math.abs(difference) < 1) ? lean > 0 : difference > 0
    const [title, company] = isTitleFirst ? [first, second] : [second, first]
    const companyName = tidyEnds(entry.company || (entry.title ? first : company)).slice(0, 120)
    const occupation = tidyEnds(entry.title || (entry.company ? first : title)).slice(0, 120)
    if (!companyName && !occupation) return []
    const { period } = entry
    const description = [...more, ...entry.doings]
      .filter((text) => text !== '')
      .join('\n')
      .slice(0, 2000)
    return [
      {
        companyName,
        occupation,
        startDate: period?.isRange ? period.from : '',
        exitDate: period?.to ?? '',
        isCurrentJob: period?.isOpen ?? false,
        description: description.trim(),
      },
    ]
  })
}

/** Positive for a title, negative for a company. */
const weigh = (text: string) => titleLikeness(text) - companyLikeness(text)

/** Divides 'Auxiliar na Padaria Aurora', 'Auxiliar, Padaria Aurora' and 'Padaria Aurora (auxiliar)' into two parts. */
function cutWithin(text: string): [string, string] | null {
  const bracketed = /^(.{2,80}?)\s*\(([^)]{3,60})\)$/.exec(text)
  if (bracketed) return [bracketed[1] ?? '', bracketed[2] ?? '']
  for (const sign of [/\s+(?:na|no|em|at|@|junto (?:à|ao))\s+(?=\p{Lu})/u, /,\s+/, /\s*\/\s*/, /:\s+/]) {
    const found = sign.exec(text)
    if (!found) continue
    const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
    if (before.length > 1 && after.length > 1) return [before, after]
  }
  return null
}
