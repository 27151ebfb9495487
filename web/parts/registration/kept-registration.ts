import { type DraftPlace, forgetDraft, keepDraft, keptDraft } from '../../platform/kept-draft.ts'
import { emptyRegistration, type RegistrationDraft, shapedRegistration } from './draft.ts'
import { pageNamed, type RegistrationPage } from './pages.ts'

/** Who hasn't registered yet comes back within days, perhaps in another tab. */
const place: DraftPlace = { name: 'registration', storage: 'browser', lifetime: 3 * 24 * 60 * 60 * 1000 }

/** Keeps a draft in this browser, never its password. */
export function keepRegistration(draft: RegistrationDraft, page: RegistrationPage) {
  keepDraft(place, { draft, page })
}

/** The draft that waits in this browser; null where there is none, or an empty or old one. */
export function keptRegistration(): { draft: RegistrationDraft; page: RegistrationPage } | null {
  const kept = keptDraft(place) as { draft?: unknown; page?: unknown } | null
  const draft = shapedRegistration(kept?.draft)
  return isEmptyRegistration(draft) ? null : { draft, page: pageNamed(kept?.page) }
}

/** Forgets it, once it was sent or the person starts over. */
export const forgetRegistration = () => forgetDraft(place)

export function isEmptyRegistration(draft: RegistrationDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptyRegistration)
}
