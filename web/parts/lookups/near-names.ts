import type { Calls } from '@trampolim/contract/client/calls.ts'
import { nearNames } from '@trampolim/phrases/pt-br/near-names.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Faults } from '../../platform/faults.ts'

const t = speak(nearNames)
const most = 5
/** So many fields are helped at once: each is a lookup, and a sent form may have any number of them. */
const mostFields = 5

/**
 * Faults of occupations that were typed and aren't known name the known ones like them: without scripts there is no list
 * from which to choose. `typed` has the text of each field. Server only.
 */
export async function withNearNames(
  { socialMedia }: Calls,
  faults: Faults,
  typed: Readonly<Record<string, string>>,
): Promise<Faults> {
  const unknown = Object.entries(typed)
    .filter(([field, text]) => faults[field] && text.trim() !== '')
    .slice(0, mostFields)
  const near = await Promise.all(
    unknown.map(async ([field, text]) => {
      const found = await socialMedia.lookups.autocomplete({
        name: 'occupation',
        text: text.slice(0, 120),
        limit: most,
      })
      const names = found.map(({ name }) => name).join('; ')
      return [field, names === '' ? t('none') : t('some', { names })] as const
    }),
  )
  return { ...faults, ...Object.fromEntries(near) }
}

/** The titles of a curriculum's occupations that no code was found for, by the field of their fault. */
export function unknownTitles(occupations: readonly { cbo: string; title: string }[]): Record<string, string> {
  return Object.fromEntries(
    occupations.flatMap(({ cbo, title }, at) => (cbo === '' ? [[`occupations.${at}.cbo`, title]] : [])),
  )
}
