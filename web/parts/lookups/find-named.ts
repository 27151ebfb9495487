import type { Calls } from '@trampolim/contract/client/calls.ts'
import { isSameName } from './same-name.ts'

/** The item with exactly this name, or the only one found. Server only. */
export async function findNamed({ socialMedia }: Calls, name: 'occupation' | 'cityState', text: string) {
  const found = await socialMedia.lookups.autocomplete({ name, text: text.slice(0, 120), limit: 10 })
  return found.find((each) => isSameName(each.name, text)) ?? (found.length === 1 ? found[0] : undefined)
}
