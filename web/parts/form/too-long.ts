import { type Faults, faultText } from '../../platform/faults.ts'

type Text = { id: string; value: string; dataset: { most?: string | undefined } }

/** The fault of a text that is longer than its field allows; no rule has to know of it. */
export function faultOfLength({ value, dataset: { most } }: Pick<Text, 'value' | 'dataset'>): string | undefined {
  return most !== undefined && value.trim().length > Number(most) ? faultText('too_long') : undefined
}

/** The texts among a form's elements that are too long, by the names of their fields. */
export function tooLongAmong(elements: Iterable<Partial<Text>>): Faults {
  const found: Record<string, string> = {}
  for (const { id = '', value = '', dataset = {} } of elements) {
    const fault = faultOfLength({ value, dataset })
    if (fault) found[fieldOf({ id })] = fault
  }
  return found
}

/** The name of a field by its element's id, by which faults go. */
export const fieldOf = ({ id }: { id: string }): string => id.replace(/^field-/, '')
