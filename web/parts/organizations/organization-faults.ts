import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Faults } from '../../platform/faults.ts'

const t = speak(organizations)
const { names } = organizations.form

/** Faults of an organisation for the list on top of its form, each naming its field. */
export function organizationFaultsForSummary(faults: Faults): Faults {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => {
      const name = field.split('.').at(-1) ?? ''
      if (!Object.hasOwn(names, name)) return [field, fault]
      return [field, t('form.fault', { field: t(`form.names.${name as keyof typeof names}`), fault })]
    }),
  )
}
