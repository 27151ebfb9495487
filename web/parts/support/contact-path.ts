import { asSearch } from '../../platform/href.ts'
import { existingPath } from '../../platform/pages.ts'

/** Where an error of the site or a barrier is reported; null if there is no such page. Server only. */
export function contactPath(): string | null {
  const path = existingPath('/contact')
  return path && path + asSearch({ kind: 'siteError' })
}
