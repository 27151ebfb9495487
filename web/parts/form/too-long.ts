import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Faults } from '../../platform/faults.ts'

const t = speak(faults)

type Text = { id: string; value: string; dataset: { most?: string | undefined } }

/** The fault of a text that exceeds its field's length; the rules needn't check it. */
export function faultOfLength({ value, dataset: { most } }: Pick<Text, 'value' | 'dataset'>): string | undefined {
  return most !== undefined && value.trim().length > Number(most) ? t('too_long') : undefined
}

/** The overlong texts among a form's elements, by the names of their fields. */
export function tooLongAmong(elements: Iterable<Partial<Text>>): Faults {
  const found: Record<string, string> = {}
  for (const { id = '', value = '', dataset = {} } of elements) {
    const fault = faultOfLength({ value, dataset })
    if (fault) found[fieldOf({ id })] = fault
  }
  return found
}

/** A field's name, by which faults are keyed, from its element's id. */
export const fieldOf = ({ id }: { id: string }): string => id.replace(/^field-/, '')
