import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { isZipCode, normaliseZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import type { RegistrationDraft } from '../../../parts/registration/draft.ts'
import { addressPart } from '../../../parts/registration/find-address.ts'
import type { RegistrationPage } from '../../../parts/registration/pages.ts'

type Lookups = Calls['socialMedia']['lookups']

/**
 * Finds what a page leaves to be found where nothing was picked from a list: the address of a CEP, the city and the
 * cargos by their names as typed.
 */
export async function completeDraft(
  calls: Calls,
  draft: RegistrationDraft,
  page: RegistrationPage,
): Promise<RegistrationDraft> {
  if (page === 'contact') return withCity(calls, await withAddress(calls, draft))
  if (page !== 'goals' && page !== 'summary') return draft
  const occupations = await Promise.all(
    draft.curriculum.occupations.map(async (each) => {
      if (each.cbo !== '' || each.title.trim() === '') return each
      const found = await named(calls.socialMedia.lookups, 'occupation', each.title)
      return found ? { ...each, cbo: found.code, title: found.name } : each
    }),
  )
  return { ...draft, curriculum: { ...draft.curriculum, occupations } }
}

async function withAddress({ gateway }: Calls, draft: RegistrationDraft): Promise<RegistrationDraft> {
  if (draft.city.trim() !== '' || !isZipCode(draft.zipCode)) return draft
  try {
    const found = await gateway.accounts.zipCodeAddress({ zip: normaliseZipCode(draft.zipCode) })
    const { district = '', street = '', ...place } = addressPart(found)
    return { ...draft, ...place, district: draft.district || district, street: draft.street || street }
  } catch (problem) {
    if (refusalOf(problem)) return draft
    throw problem
  }
}

async function withCity({ socialMedia }: Calls, draft: RegistrationDraft): Promise<RegistrationDraft> {
  if (draft.cityState !== '' || draft.city.trim() === '') return draft
  const found = await named(socialMedia.lookups, 'cityState', draft.city)
  return found ? { ...draft, cityState: found.code, city: found.name } : draft
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** The item that is called exactly so, accents and capitals aside; the only one found counts too. */
async function named(lookups: Lookups, name: 'occupation' | 'cityState', text: string) {
  const found = await lookups.autocomplete({ name, text: text.slice(0, 120), limit: 10 })
  return found.find((each) => plain(each.name) === plain(text)) ?? (found.length === 1 ? found[0] : undefined)
}
