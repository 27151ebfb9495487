import { refreshAllCvSearch } from '@trampolim/server/cv-search/refresh-cv-search.ts'
import { cvSearchRoutes } from '@trampolim/server/cv-search/routes.ts'
import type { Tables } from '@trampolim/server/platform/database/connect.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import type { Insertable } from 'kysely'
import { expect } from 'vitest'
import type { TestHouse } from './house.ts'
import { selectionIn } from './selection.ts'
import { campinas, insertCurriculum, insertProfessional } from './world/builders.ts'

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>
export type Filters = Parameters<ReturnType<typeof asking>>[0]

/** The calls of somebody who searches curriculums. */
export const asking = (house: TestHouse, person: Person) => house.as(cvSearchRoutes, person).searchCurriculums

/** Searches of curriculums, with who searches and who is found. */
export function cvSearchesIn(house: TestHouse) {
  const { hiring } = selectionIn(house)

  async function person(name: string, curriculum: Partial<Row<'curriculum'>> = {}, professional: object = {}) {
    const who = await insertProfessional(house, { name, ...professional })
    const cvId = await insertCurriculum(house, { professionalId: who.accountId, ...curriculum })
    return { ...who, cvId }
  }

  /** What is wished as an occupation. */
  const wishes = (cbo: string, yearsOfExperience = 2) => ({
    occupations: JSON.stringify([{ cbo, yearsOfExperience }]),
  })
  const speaks = (language: string, level: number) => ({ languages: JSON.stringify([{ language, level }]) })
  const daysAgo = (days: number) => new Date(house.now().getTime() - days * 86_400_000)
  const far = { municipality_id: campinas, latitude: -22.9056, longitude: -47.0608 }

  async function found(recruiter: Person, asked: Filters = {}) {
    await refreshAllCvSearch(house.owner)
    return asking(house, recruiter)(asked)
  }

  /** The names of the people who are found. */
  async function names(recruiter: Person, asked: Filters = {}) {
    const { items, total } = await found(recruiter, asked)
    expect(total).toEqual({ count: items.length, more: false })
    return items.map(({ name }) => name)
  }

  return { hiring, person, wishes, speaks, daysAgo, far, found, names }
}
