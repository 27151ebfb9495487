import type { FaultCode } from '@trampolim/marketplace/faults.ts'
import { type Faults, faultText } from '../../../platform/faults.ts'
import { fieldOf } from '../too-long.ts'

type Constrained = {
  id?: string
  name?: string
  type?: string
  willValidate?: boolean
  validity?: { valid: boolean; valueMissing: boolean; customError: boolean }
}

/** What is wrong with a value that a browser can't read as what its field asks for. */
const unreadable: Readonly<Record<string, FaultCode>> = {
  date: 'invalid_date',
  time: 'invalid_time',
  email: 'invalid_email',
  url: 'invalid_https_link',
  number: 'invalid_number',
}

/** The faults of fields by what the page says of them: required, a day, an address. */
export function constraintFaults(elements: Iterable<Constrained>): Faults {
  const found: Record<string, string> = {}
  for (const element of elements) {
    const { validity, willValidate, type = '' } = element
    if (!willValidate || !validity || validity.valid || validity.customError) continue
    found[nameOfField(element)] ??= faultText(validity.valueMissing ? 'required' : (unreadable[type] ?? 'invalid'))
  }
  return found
}

/** The name by which the faults of an element are keyed: that of its id, or of its group where it has none of its own. */
export function nameOfField({ id = '', name = '' }: { id?: string; name?: string }): string {
  const field = fieldOf({ id })
  return field === id ? name : field
}
