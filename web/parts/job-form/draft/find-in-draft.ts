import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { codeCalled } from '@trampolim/marketplace/reference/code-table.ts'
import { technologies } from '@trampolim/marketplace/reference/technologies.ts'
import { normaliseZipCode } from '@trampolim/marketplace/registration/whole-zip-code.ts'
import { isZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import { findNamed } from '../../lookups/find-named.ts'
import { addressPart } from '../../registration/find-address.ts'
import type { JobDraft, TechnologyDraft, WorkPlaceDraft } from './draft.ts'

/**
 * Looks up what was typed and not picked from a list: the occupation and each technology by name, the town of each
 * workplace by CEP or else by name. Server only.
 */
export async function withFound(calls: Calls, draft: JobDraft): Promise<JobDraft> {
  const [occupation, workPlaces] = await Promise.all([
    foundOccupation(calls, draft),
    Promise.all(draft.workPlaces.map((place) => foundPlace(calls, place))),
  ])
  return { ...draft, ...occupation, workPlaces, technologies: draft.technologies.map(knownTechnology) }
}

function knownTechnology(row: TechnologyDraft): TechnologyDraft {
  return { ...row, technology: codeCalled(technologies.items, row.technology) }
}

async function foundOccupation(calls: Calls, draft: JobDraft): Promise<Partial<JobDraft>> {
  if (draft.occupation !== '' || draft.occupationTitle.trim() === '') return {}
  const found = await findNamed(calls, 'occupation', draft.occupationTitle)
  return found ? { occupation: found.code, occupationTitle: found.name } : {}
}

async function foundPlace(calls: Calls, place: WorkPlaceDraft): Promise<WorkPlaceDraft> {
  if (place.cityState !== '') return place
  if (place.city.trim() !== '') {
    const found = await findNamed(calls, 'cityState', place.city)
    return found ? { ...place, cityState: found.code, city: found.name } : place
  }
  if (!isZipCode(place.zipCode)) return place
  try {
    const address = await calls.gateway.accounts.zipCodeAddress({ zip: normaliseZipCode(place.zipCode) })
    const { street: _, district = '', ...town } = addressPart(address)
    return { ...place, ...town, district: place.district || district }
  } catch (problem) {
    if (refusalOf(problem)) return place
    throw problem
  }
}
