import { readJson } from '../../platform/form-fields.ts'
import { emptyRegistration, type RegistrationDraft, shapedRegistration } from './draft.ts'
import { pageNamed, type RegistrationPage } from './pages.ts'

const place = 'trampolim:registration'
/** For how long a draft waits in the browser: three days, in milliseconds. */
const lifetime = 3 * 24 * 60 * 60 * 1000

/** Keeps a draft in this browser, never its password. A browser that keeps nothing is no fault. */
export function keepDraft(draft: RegistrationDraft, page: RegistrationPage) {
  try {
    localStorage.setItem(place, JSON.stringify({ draft, page, keptAt: Date.now() }))
  } catch {}
}

/** The draft that waits in this browser; null where there is none, or an empty or old one. */
export function keptDraft(): { draft: RegistrationDraft; page: RegistrationPage } | null {
  const kept = readKept()
  if (typeof kept !== 'object' || kept === null) return null
  const { draft, page, keptAt } = kept as Record<string, unknown>
  if (typeof keptAt !== 'number' || Date.now() - keptAt > lifetime) return null
  const whole = shapedRegistration(draft)
  return isEmptyDraft(whole) ? null : { draft: whole, page: pageNamed(page) }
}

/** Forgets it, once it was sent or the person starts over. */
export function forgetDraft() {
  try {
    localStorage.removeItem(place)
  } catch {}
}

export function isEmptyDraft(draft: RegistrationDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptyRegistration)
}

function readKept(): unknown {
  try {
    return readJson(localStorage.getItem(place))
  } catch {
    return null
  }
}
