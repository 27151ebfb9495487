import type { FoundCurriculum } from '@trampolim/marketplace/curriculums/from-text/found.ts'
import { readCurriculumText } from '@trampolim/marketplace/curriculums/from-text/read-text.ts'
import { readFileText } from '@trampolim/server/curriculum-files/formats/read-text.ts'
import { randomFrom } from '../world/random.ts'
import { layouts, type Told } from './layouts.ts'
import { printers } from './print.ts'
import { toldPeople } from './told-people.ts'

const today = '2026-03-02'

/** What is compared between the original and the result, and the minimum share that has to be found. */
export const aims = {
  name: 0.99,
  email: 0.99,
  phone: 0.99,
  company: 0.9,
  title: 0.9,
  dates: 0.9,
  schooling: 0.9,
} as const
export type Aim = keyof typeof aims

export type Share = { found: number; of: number }
export type Shares = Record<Aim, Share>

/** Something that was in the original and wasn't found. */
export type Miss = { format: string; layout: string; aim: Aim; wanted: string; read: string }

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const same = (one: string, other: string) => plain(one) === plain(other)

/** Renders people's curriculums in every layout and format, reads the files and counts what was found. */
export async function measure({ people, seed }: { people: number; seed: number }) {
  const byFormat: Record<string, Shares> = {}
  const byLayout: Record<string, Shares> = {}
  const misses: Miss[] = []
  const random = randomFrom(seed)
  for (const told of toldPeople(people, seed)) {
    for (const [layout, lay] of Object.entries(layouts)) {
      const blocks = lay(told, random)
      for (const [format, print] of Object.entries(printers)) {
        const found = readCurriculumText(await readFileText(new Uint8Array(await print(blocks))), { today })
        byFormat[format] ??= nothingYet()
        byLayout[layout] ??= nothingYet()
        for (const [aim, wanted, read, isFound] of checks(told, found)) {
          for (const shares of [byFormat[format], byLayout[layout]]) {
            shares[aim].of += 1
            if (isFound) shares[aim].found += 1
          }
          if (!isFound) misses.push({ format, layout, aim, wanted, read })
        }
      }
    }
  }
  return { byFormat, byLayout, misses }
}

const nothingYet = () => Object.fromEntries(Object.keys(aims).map((aim) => [aim, { found: 0, of: 0 }])) as Shares

function checks(told: Told, found: FoundCurriculum): [Aim, string, string, boolean][] {
  const { person, experiences, formations } = found
  return [
    ['name', told.name, person.name, same(told.name, person.name)],
    ['email', told.email, person.email, told.email === person.email],
    ['phone', told.phone, person.phone, told.phone === person.phone],
    ...told.experiences.flatMap((each): [Aim, string, string, boolean][] => {
      const read =
        experiences.find(({ startDate }) => startDate === each.from) ?? experiences[told.experiences.indexOf(each)]
      const dates = `${read?.startDate}..${read?.exitDate}`
      return [
        ['company', each.company, read?.companyName ?? '', same(each.company, read?.companyName ?? '')],
        ['title', each.title, read?.occupation ?? '', same(each.title, read?.occupation ?? '')],
        ['dates', `${each.from}..${each.to ?? ''}`, dates, dates === `${each.from}..${each.to ?? ''}`],
      ]
    }),
    ...told.schools.map((each): [Aim, string, string, boolean] => {
      const isRead = formations.some(
        (read) =>
          read.schoolLevel === each.level &&
          same(read.nameOfInstitution, each.school) &&
          same(read.course, each.course),
      )
      return ['schooling', `${each.said} / ${each.school}`, JSON.stringify(formations), isRead]
    }),
  ]
}

export const shareOf = ({ found, of }: Share) => (of === 0 ? 1 : found / of)
