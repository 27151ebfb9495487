import { isMonth } from '../../time/months.ts'
import { plain } from './lines.ts'

/** `from` and `to`: a month or a year alone, empty if not said. `rest`: the text without the period. */
export type Period = { from: string; to: string; isOpen: boolean; rest: string; isRange: boolean }

const monthNames: Readonly<Record<string, string>> = {
  jan: '01',
  fev: '02',
  feb: '02',
  mar: '03',
  abr: '04',
  apr: '04',
  mai: '05',
  may: '05',
  jun: '06',
  jul: '07',
  ago: '08',
  aug: '08',
  set: '09',
  sep: '09',
  out: '10',
  oct: '10',
  nov: '11',
  dez: '12',
  dec: '12',
}

const named =
  '(?:jan(?:eiro|uary)?|fev(?:ereiro)?|feb(?:ruary)?|mar(?:co|ch)?|abr(?:il)?|apr(?:il)?|mai(?:o)?|may|jun(?:ho|e)?|jul(?:ho|y)?|ago(?:sto)?|aug(?:ust)?|set(?:embro)?|sept?(?:ember)?|out(?:ubro)?|oct(?:ober)?|nov(?:embro|ember)?|dez(?:embro)?|dec(?:ember)?)'
const year = '(?:19[4-9]\\d|20\\d\\d)'
const date = new RegExp(
  [
    `(?<!\\d)(?<day>[0-3]?\\d)\\s?[/.-]\\s?(?<dayMonth>0?[1-9]|1[0-2])\\s?[/.-]\\s?(?<dayYear>${year}|\\d{2})(?!\\d)`,
    `(?<!\\d)(?<isoYear>${year})-(?<isoMonth>0[1-9]|1[0-2])(?!\\d)`,
    `(?<!\\d)(?<month>0?[1-9]|1[0-2])\\s?[/.-]\\s?(?<monthYear>${year})(?!\\d)`,
    `(?<!\\d)(?<shortMonth>0[1-9]|1[0-2])/(?<shortYear>\\d{2})(?![\\d/])`,
    `\\b(?<name>${named})\\b\\.?\\s?(?:de |/|-|,|')?\\s?(?:de )?'?(?<namedYear>${year}|\\d{2})(?![\\d/.:])`,
    `(?<![\\d.,]|(?<!${year}\\s?)[/-])(?<alone>${year})(?!\\d|[/.](?!${year})\\d)`,
  ].join('|'),
  'g',
)

const open =
  /^\s*(?:(?:[-–—/,|]|(?:ate|a|ao|to|until)\b)\s*){0,3}(?:(?:o|a|os|ao)\s+)?(?:presente(?: momento| data)?|momento(?: atual| presente)?|atual(?:mente)?|data atual|dias? atua(?:l|is)|dia de hoje|hoje|present|current(?:ly)?|now|today|em andamento|em curso|cursando|emprego atual|trabalho atual)\b\)?/
const between =
  /^\s*(?:[-–—/|~]+|a|ate|ao|e|to|until|till|through|saida|ate o mes de|demissao|termino|fim|conclusao)?(?:\s*(?:[-–—|]|:|em|o|de|a|ate|saida|demissao|termino|fim|conclusao)\s*){0,4}\s*:?\s*$/
const before =
  /(?:\b(?:de|desde(?: o mes de)?|from|since|periodo|inicio|entrada|admissao|data|em|in|concluido em|conclusao|concluida em|formad[oa] em|termino|previsao(?: de (?:conclusao|termino))?)\s*:?\s*|[([{|–—-]\s*)+$/
/** How long it lasted, as LinkedIn adds it. */
const lasting =
  /[([·|]?\s*\b\d{1,2}\s*(?:anos?|mes(?:es)?|years?|yrs?|months?|mos?)\b(?:\s*(?:e|and|,)?\s*\d{1,2}\s*(?:mes(?:es)?|months?|mos?))?\s*[)\]]?/g

type Found = { at: number; end: number; value: string; hasMonth: boolean }

/** The period that a line states; null if it has none. A single date is an end, unless 'desde' precedes it. */
export function periodIn(text: string, { thisYear }: { thisYear: number }): Period | null {
  const shape = plain(text)
  const dates = datesIn(shape, thisYear)
  const [first, second] = dates
  if (!first) return null
  const after = shape.slice(first.end)
  const isSince = /\b(?:desde|since)\s*(?:o mes de |:)?\s*$/.test(shape.slice(0, first.at))
  if (second && between.test(shape.slice(first.end, second.at))) {
    return {
      from: first.value,
      to: second.value,
      isOpen: false,
      isRange: true,
      rest: without(text, shape, first.at, second.end),
    }
  }
  const opened = open.exec(after)
  if (opened || isSince) {
    const end = first.end + (opened?.[0].length ?? 0)
    return { from: first.value, to: '', isOpen: true, isRange: true, rest: without(text, shape, first.at, end) }
  }
  return { from: '', to: first.value, isOpen: false, isRange: false, rest: without(text, shape, first.at, first.end) }
}

function datesIn(shape: string, thisYear: number): Found[] {
  return [...shape.matchAll(date)].flatMap((match) => {
    const { groups = {} } = match
    const full = (short: string) =>
      short.length === 4 ? short : String(Number(short) + (Number(short) > (thisYear % 100) + 8 ? 1900 : 2000))
    const inYear = groups.dayYear ?? groups.isoYear ?? groups.monthYear ?? groups.shortYear ?? groups.namedYear
    const month = groups.dayMonth ?? groups.isoMonth ?? groups.month ?? groups.shortMonth
    const number = month ?? monthNames[(groups.name ?? '').slice(0, 3)]
    const value = inYear && number ? `${full(inYear)}-${number.padStart(2, '0')}` : (groups.alone ?? '')
    const hasMonth = isMonth(value)
    if (!hasMonth && !groups.alone) return []
    // A number far beyond the current year isn't a year.
    if (Number(value.slice(0, 4)) > thisYear + 12) return []
    return [{ at: match.index, end: match.index + match[0].length, value, hasMonth }]
  })
}

/** The text without the part between two positions, and without the words around it that only introduce it. */
function without(text: string, shape: string, at: number, end: number): string {
  const letters = [...text]
  // Each letter of the shape corresponds to one letter of the text.
  const introduced = before.exec([...shape].slice(0, at).join(''))?.[0].length ?? 0
  const rest = `${letters.slice(0, at - introduced).join('')} | ${letters.slice(end).join('')}`
  const bare = plain(rest)
  const spans = [...bare.matchAll(lasting)].map((match) => [match.index, match.index + match[0].length] as const)
  const kept = [...rest].filter((_, place) => !spans.some(([from, to]) => place >= from && place < to)).join('')
  return tidyEnds(kept)
}

/** Without the separators that are left where something was taken away. */
export function tidyEnds(text: string): string {
  return text
    .replace(/[([{]\s*(?:\|\s*)?[)\]}]/g, '|')
    .replace(/\(\s*\|\s*|\s*\|\s*\)/g, ' | ')
    .replace(/(?:\s*[|–—·•;]\s*|\s+-\s+)(?=\s*(?:[|–—·•;:,]|-\s|$))/g, ' ')
    .replace(/^[\s|–—·•;:,.)\]-]+|[\s|–—·•;:,([-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
