import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Faults } from '../../../platform/faults.ts'
import { fieldOf } from '../too-long.ts'

// Its own voice: with `faultText` a page would load the texts of all faults.
const t = speak(faults)

type Constrained = {
  id?: string
  name?: string
  type?: string
  willValidate?: boolean
  validity?: { valid: boolean; valueMissing: boolean; customError: boolean }
}

/** The faults of values that a browser can't parse as the kind of its field. */
const unreadable: Readonly<Record<string, string>> = {
  date: t('invalid_date'),
  time: t('invalid_time'),
  email: t('invalid_email'),
  url: t('invalid_https_link'),
  number: t('invalid_number'),
}

/** The faults of fields by their HTML constraints: required, a day, an address. */
export function constraintFaults(elements: Iterable<Constrained>): Faults {
  const found: Record<string, string> = {}
  for (const element of elements) {
    const { validity, willValidate, type = '' } = element
    if (!willValidate || !validity || validity.valid || validity.customError) continue
    found[nameOfField(element)] ??= validity.valueMissing ? t('required') : (unreadable[type] ?? t('invalid'))
  }
  return found
}

/** The name by which an element's faults are keyed: from its id, or from its group if it has no id of its own. */
export function nameOfField({ id = '', name = '' }: { id?: string; name?: string }): string {
  const field = fieldOf({ id })
  return field === id ? name : field
}
