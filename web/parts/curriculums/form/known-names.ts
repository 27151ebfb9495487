import type { Calls } from '@trampolim/contract/client/calls.ts'
import { codeCalled } from '@trampolim/marketplace/reference/code-table.ts'
import { technologies as known } from '@trampolim/marketplace/reference/technologies.ts'
import { findNamed } from '../../lookups/find-named.ts'
import { isSameName } from '../../lookups/same-name.ts'
import type { CurriculumDraft } from './draft.ts'

/** Adds the code of each occupation, city and technology whose name was typed in full. Server only. */
export async function withKnownNames(calls: Calls, draft: CurriculumDraft): Promise<CurriculumDraft> {
  const occupations = await Promise.all(
    draft.occupations.map(async (each) => {
      if (each.cbo !== '' || each.title.trim() === '') return each
      const found = await calls.socialMedia.lookups.autocomplete({ name: 'occupation', text: each.title, limit: 8 })
      const meant = found.find(({ name }) => isSameName(name, each.title))
      return meant ? { ...each, cbo: meant.code, title: meant.name } : each
    }),
  )
  const technologies = draft.technologies.map((each) => ({
    ...each,
    technology: codeCalled(known.items, each.technology),
  }))
  const internshipCourses = await Promise.all(
    draft.internshipCourses.map(async (each) => {
      if (each.institutionCityState !== '' || each.institutionCity.trim() === '') return each
      const found = await findNamed(calls, 'cityState', each.institutionCity)
      return found ? { ...each, institutionCityState: found.code, institutionCity: found.name } : each
    }),
  )
  const workPlaces = await Promise.all(
    draft.workPlaces.map(async (each) => {
      if (each.cityState !== '' || each.city.trim() === '') return each
      const found = await findNamed(calls, 'cityState', each.city)
      return found ? { cityState: found.code, city: found.name } : each
    }),
  )
  return { ...draft, workPlaces, occupations, internshipCourses, technologies }
}
