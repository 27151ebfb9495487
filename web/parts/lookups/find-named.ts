import type { Calls } from '@trampolim/contract/client/calls.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** The item with exactly this name, ignoring accents and case, or the only one found. Server only. */
export async function findNamed({ socialMedia }: Calls, name: 'occupation' | 'cityState', text: string) {
  const found = await socialMedia.lookups.autocomplete({ name, text: text.slice(0, 120), limit: 10 })
  return found.find((each) => plain(each.name) === plain(text)) ?? (found.length === 1 ? found[0] : undefined)
}
