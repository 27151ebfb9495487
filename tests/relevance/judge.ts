import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JobSearch, JobSearchResult } from '@trampolim/contract/search-jobs/search.ts'
import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import type { Database } from '@trampolim/server/platform/house.ts'

/** A typed search and the required first result. */
export type TypedLine = { kind: string; occupation: string; location: string; first: number; rules: readonly string[] }

/** Reads the lines of all tables beside this file. */
export function typedLines(): TypedLine[] {
  const folder = import.meta.dirname
  const tables = readdirSync(folder).filter((file) => file.endsWith('.tsv'))
  return tables.flatMap((file) => {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n')
    return lines
      .filter((line) => line.trim() && !line.startsWith('#'))
      .map((line) => {
        const [occupation = '', location = '', first = '5', rules = ''] = line.split('\t')
        return { kind: file.replace('.tsv', ''), occupation, location, first: Number(first), rules: rules.split(',') }
      })
  })
}

type Search = (asked: JobSearch) => Promise<JobSearchResult>

/** What a job states that its card doesn't show. */
type Unshown = { id: string; minimum_experience: number; languages: unknown; content: unknown }

/** A typed beginning and a required suggestion among the first ones. */
export type TypedBeginning = { field: 'occupations' | 'places' | 'cargos'; text: string; pattern: RegExp }

/** Reads the lines of the tables of suggestions. */
export function typedBeginnings(): TypedBeginning[] {
  return (['occupations', 'places', 'cargos'] as const).flatMap((field) => {
    const lines = readFileSync(join(import.meta.dirname, 'suggestions', `${field}.tsv`), 'utf8').split('\n')
    return lines
      .filter((line) => line.trim() && !line.startsWith('#'))
      .map((line) => {
        const [text = '', pattern = ''] = line.split('\t')
        return { field, text, pattern: new RegExp(pattern) }
      })
  })
}

/** Runs a search and returns what is wrong with its first results; null if they fit. */
export async function judge(search: Search, database: Database, line: TypedLine): Promise<string | null> {
  const { occupation, location, first, rules } = line
  const found = await search({ occupation, location, explain: true }).catch((problem: Error) => problem)
  if (found instanceof Error) return found.message
  const ofReading = rules.filter((rule) => reading.test(rule))
  const misread = await misreadBy(database, found.understood, ofReading)
  if (misread) return misread
  const ofJobs = rules.filter((rule) => !reading.test(rule))
  const shown = found.items.slice(0, first)
  if (shown.length === 0) return ofJobs.length > 0 ? 'nothing found' : null
  const unshown = await unshownOf(database, shown)
  const wrong = shown.find((item) => ofJobs.some((rule) => !fits(item, rule, unshown.get(item.id) as Unshown)))
  return wrong ? `${wrong.jobName} · ${wrong.place.city} · ${readAs(found.understood)}` : null
}

/** Rules about how a search was read, regardless of whether such a job exists. */
const reading = /^(?:place~|offers~|also~|near~|strange~|means~|chip~|unclaimed~|clean$|asks$)/

type Understood = JobSearchResult['understood']

const readAs = ({ chips }: Understood) =>
  `read as ${chips.map(({ kind, label }) => `${kind} ${label}`).join(', ') || 'nothing'}`

/** What is wrong with how a search was read; null if it fulfils all rules. */
async function misreadBy(database: Database, understood: Understood, rules: readonly string[]): Promise<string | null> {
  for (const rule of rules) {
    const pattern = new RegExp(rule.replace(/^\w+~?/, ''))
    if (rule.startsWith('place~') && !pattern.test(understood.location ?? ''))
      return `the place was read as ${understood.location}, ${readAs(understood)}`
    if (rule.startsWith('offers~') && !understood.alternatives.some(({ label }) => pattern.test(label)))
      return `offers ${understood.alternatives.map(({ label }) => label).join('; ') || 'nothing'}`
    if (rule.startsWith('also~') && !understood.furtherPlaces.some(({ label }) => pattern.test(label)))
      return `beside it ${understood.furtherPlaces.map(({ label }) => label).join('; ') || 'nothing'}`
    if (rule.startsWith('near~') && !understood.unknownPlace?.near.some(({ label }) => pattern.test(label)))
      return `near it ${understood.unknownPlace?.near.map(({ label }) => label).join('; ') || 'nothing'}`
    if (rule.startsWith('strange~') && !strangeIn(understood).some((text) => says(text, pattern)))
      return `says of ${strangeIn(understood).join('; ') || 'nothing'} that it is strange, ${readAs(understood)}`
    if (rule === 'asks' && !understood.needsPosition) return `asks for no position, ${readAs(understood)}`
    if (
      rule.startsWith('chip~') &&
      !understood.chips.some(({ kind, label }) => kind !== 'words' && pattern.test(label))
    )
      return readAs(understood)
    if (
      rule.startsWith('unclaimed~') &&
      understood.chips.some(({ kind, label }) => kind !== 'words' && says(label, pattern))
    )
      return readAs(understood)
    if (rule === 'clean') {
      const strange = strangeIn(understood)
      if (strange.length > 0) return `not understood: ${strange.join(', ')}`
    }
    if (rule.startsWith('means~')) {
      const titles = await titlesOf(database, likeliestOf(understood).slice(0, 2))
      if (!titles.some((title) => pattern.test(normalise(title))))
        return `means ${titles.join(', ') || 'nothing'}, ${readAs(understood)}`
    }
  }
  return null
}

/** The words that a search reports as not understood or not used. */
const strangeIn = ({ notUnderstood, notPlace, unused, leftOut, unknownPlace }: Understood) => [
  ...[...notUnderstood, ...notPlace, ...unused, ...leftOut],
  ...(unknownPlace ? [unknownPlace.text] : []),
]

const says = (label: string, pattern: RegExp) => pattern.test(normalise(label))

const likeliestOf = ({ explained }: Understood): number[] =>
  (explained ?? []).flatMap((line) => (line.startsWith('likeliest: ') ? line.slice(11).split(' ').map(Number) : []))

async function titlesOf(database: Database, codes: readonly number[]): Promise<string[]> {
  if (codes.length === 0) return []
  const cbos = codes.map((code) => String(code).padStart(6, '0'))
  const rows = await database.selectFrom('occupation').select(['cbo', 'title']).where('cbo', 'in', cbos).execute()
  return cbos.flatMap((cbo) => rows.filter((row) => row.cbo === cbo).map(({ title }) => title))
}

async function unshownOf(database: Database, items: JobSearchResult['items']) {
  const rows = await database
    .selectFrom('job')
    .select(['id', 'minimum_experience', 'languages', 'content'])
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, row as Unshown]))
}

type Item = JobSearchResult['items'][number]

function fits(item: Item, rule: string, unshown: Unshown): boolean {
  const [, name = '', relation = '', value = ''] = /^(\w+)(~|>=|=)?(.*)$/.exec(rule) ?? []
  const { minimum_experience: experience, languages, content } = unshown
  const { workingHours, workingHoursStart, workingHoursCustom } = content as Record<string, string>
  if (relation === '~')
    return new RegExp(value).test(normalise(name === 'hours' ? (workingHoursCustom ?? '') : item.jobName))
  switch (name) {
    case 'city':
      return item.place.city === value || item.workType === 2
    case 'state':
      return item.place.state === value || item.workType === 2
    case 'district':
      return item.place.district === value || item.workType === 2
    case 'work':
      return item.workType === Number(value)
    case 'kind':
      return value.split('|').map(Number).includes(item.jobSpecificType)
    case 'contract':
      return item.contractType === Number(value)
    case 'pcd':
      return item.pcdOnly
    case 'company':
      return item.company === value
    case 'salary':
      return (item.salary.to ?? item.salary.from ?? 0) >= Number(value) * 100
    case 'experience':
      return experience === Number(value)
    case 'language':
      return JSON.stringify(languages).includes(value)
    case 'shift':
      return {
        night: workingHoursStart === '22:00',
        partTime: workingHoursStart === '08:00' || item.jobSpecificType !== 1,
        weekend: workingHours === 'saturday',
        twelveByThirtySix: workingHoursCustom === 'Escala 12x36',
        mondayToFriday: workingHours === 'monday-friday',
        fiveByTwo: workingHours === 'monday-friday' || workingHoursCustom === 'Escala 5x2',
        sixByOne: workingHours === 'monday-saturday' || workingHoursCustom === 'Escala 6x1',
      }[value] as boolean
    default:
      throw new Error(`no such rule: ${rule}`)
  }
}
