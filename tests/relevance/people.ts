import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FoundPeople } from '@trampolim/contract/search-cv/search.ts'
import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { refreshAllCvSearch } from '@trampolim/server/cv-search/refresh-cv-search.ts'
import { refreshAllJobSearch } from '@trampolim/server/job-search/rows/refresh-job-search.ts'
import { refreshCompanyNames } from '@trampolim/server/job-search/understanding/refresh-company-names.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import {
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '../world/builders.ts'
import { trades } from '../world/occupations.ts'

type Ground = Parameters<typeof insertOrganization>[0]

/** What a recruiter types, and the requirements for the first people found. */
export type TypedPeopleLine = { words: string; place: string; first: number; rules: readonly string[] }

/** Reads what recruiters type from its table. */
export function peopleLines(): TypedPeopleLine[] {
  const lines = readFileSync(join(import.meta.dirname, 'people', 'people.tsv'), 'utf8').split('\n')
  return lines
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [words = '', place = '', first = '5', rules = ''] = line.split('\t')
      return { words, place, first: Number(first), rules: rules.split(',') }
    })
}

const towns = [
  { id: 3_550_308, latitude: -23.5505, longitude: -46.6333 },
  { id: 3_509_502, latitude: -22.9056, longitude: -47.0608 },
  { id: 3_304_557, latitude: -22.9068, longitude: -43.1729 },
  { id: 4_106_902, latitude: -25.4284, longitude: -49.2733 },
] as const
/** People of each trade in each town, so that every experience and licence is among them. */
const ofEach = 3

/** Fills the fixed world for judging recruiters' searches, and returns one of its recruiters. */
export async function fillPeopleWorld(ground: Ground, owner: Database) {
  const organizationId = await insertOrganization(ground, { company_name: 'Padaria Aurora' })
  const recruiter = await insertRecruiter(ground, { organizationId })
  await insertJob(ground, { organizationId })
  let number = 0
  const insert = async (
    { id, ...position }: (typeof towns)[number],
    curriculum: Omit<Parameters<typeof insertCurriculum>[1], 'professionalId'>,
  ) => {
    number += 1
    const { accountId } = await insertProfessional(ground, {
      municipality_id: id,
      ...position,
      is_handicap: number % 4 === 1,
      found_by_disability: number % 4 === 1,
    })
    const languages =
      number % 3 === 0
        ? [{ language: 'ingles', level: number % 2 === 0 ? 3 : 1 }]
        : number % 7 === 1
          ? [{ language: 'espanhol', level: 2 }]
          : []
    await insertCurriculum(ground, {
      professionalId: accountId,
      allow_remote: number % 2 === 0,
      driver_licence: [['B'], [], ['A'], ['D']][number % 4] as string[],
      languages: JSON.stringify(languages),
      ...(number % 5 === 0 && { objective: 'Trabalhei na Padaria Aurora e uso Excel avançado.' }),
      ...curriculum,
    })
  }
  for (const town of towns) {
    for (const { cbo, schooling } of trades) {
      for (let at = 0; at < ofEach; at++) {
        const yearsOfExperience = 2 * at + (number % 2)
        const occupations = JSON.stringify([{ cbo, yearsOfExperience }])
        await insert(town, { occupations, school_level: schooling })
      }
    }
    for (const course of ['Direito', 'Administração', 'Gastronomia']) {
      const internship_courses = JSON.stringify([
        { course, schoolLevel: 'BACHELOR_NORMAL', coursePeriod: 3, courseShift: 1 },
      ])
      const occupations = JSON.stringify([{ cbo: '521110', yearsOfExperience: 0 }])
      for (let at = 0; at < 2; at++) await insert(town, { cv_type: 'internship', internship_courses, occupations })
      await insert(town, { cv_type: 'apprentice', occupations })
    }
  }
  await refreshAllJobSearch(owner)
  await refreshCompanyNames(ground)
  await refreshAllCvSearch(owner)
  return recruiter
}

type Search = (asked: { words: string; place: string }) => Promise<FoundPeople>
type Unshown = {
  kind: string
  licences: string[]
  courses: unknown
  objective: string
  schooling: string | null
  pcd: boolean
}

/** Runs a search and returns what is wrong with its first people or with how it was read; null if they fit. */
export async function judgePeople(search: Search, database: Database, line: TypedPeopleLine): Promise<string | null> {
  const { words, place, first, rules } = line
  const found = await search({ words, place }).catch((problem: Error) => problem)
  if (found instanceof Error) return found.message
  const { understood, items } = found
  const read = `read as ${understood?.chips.map(({ kind, label }) => `${kind} ${label}`).join(', ') || 'nothing'}`
  const said = (texts: readonly string[] = [], pattern: string) =>
    texts.some((text) => new RegExp(pattern).test(normalise(text)))
  for (const rule of rules) {
    const [, name = '', pattern = ''] = /^(\w+)~(.*)$/.exec(rule) ?? []
    const labels = understood?.chips.map(({ label }) => label)
    if (name === 'chip' && !said(labels, normalise(pattern))) return read
    if (name === 'unsaid' && !said(understood?.unsaid, normalise(pattern))) return read
    if (name === 'protected' && !said(understood?.protected, normalise(pattern))) return read
    if (rule === 'clean') {
      const strange = [
        ...(understood?.notUnderstood ?? []),
        ...(understood?.leftOut ?? []),
        ...(understood?.unsaid ?? []),
      ]
      if (strange.length > 0) return `not understood: ${strange.join(', ')}`
    }
  }
  const shown = items.slice(0, first)
  if (shown.length < first) return `found ${shown.length}, ${read}`
  const unshown = await unshownOf(database, shown)
  const wrong = shown.find((item) => rules.some((rule) => !fits(item, rule, unshown.get(item.cvId) as Unshown)))
  return wrong ? `${wrong.occupations[0]?.title} · ${wrong.city} · ${read}` : null
}

async function unshownOf(database: Database, items: FoundPeople['items']): Promise<Map<string, Unshown>> {
  const ids = items.map(({ cvId }) => cvId)
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('curriculum')
    .innerJoin('professional', 'professional.account_id', 'curriculum.professional_id')
    .select(['id', 'cv_type as kind', 'driver_licence as licences', 'internship_courses as courses', 'objective'])
    .select(['school_level as schooling', 'found_by_disability as pcd'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row as Unshown & { id: string }]))
}

function fits(item: FoundPeople['items'][number], rule: string, unshown: Unshown): boolean {
  const [, name = '', relation = '', value = ''] = /^(\w+)(~|>=|<=|=)?(.*)$/.exec(rule) ?? []
  const [occupation] = item.occupations
  const experience = occupation?.yearsOfExperience ?? 0
  switch (name) {
    case 'does':
      return new RegExp(value).test(normalise(occupation?.title ?? ''))
    case 'city':
      return item.city === value
    case 'state':
      return item.state === value
    case 'licence':
      return unshown.licences.some((each) => each >= value && each !== 'A')
    case 'language':
      return item.languages.some(({ language, level }) => value.startsWith(language) && level >= Number(value.at(-1)))
    case 'remote':
      return item.allowRemote
    case 'pcd':
      return unshown.pcd
    case 'novice':
      return experience === 0
    case 'experience':
      return relation === '>=' ? experience >= Number(value) : experience <= Number(value)
    case 'kind':
      return unshown.kind === value
    case 'course':
      return new RegExp(value).test(normalise(JSON.stringify(unshown.courses)))
    case 'says':
      return normalise(unshown.objective).includes(value)
    case 'schooling':
      return unshown.schooling !== null
    case 'chip':
    case 'unsaid':
    case 'protected':
    case 'clean':
      return true
    default:
      throw new Error(`no such rule: ${rule}`)
  }
}
