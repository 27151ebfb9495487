import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Faults } from '../../platform/faults.ts'
import { faultOfLength, fieldOf } from './too-long.ts'

const t = speak(faults)

/** Faults that are shown only on submitting, since a person may return to a field left empty. */
const emptyFaults: readonly string[] = [t('required'), t('phone_required')]

/** The fault of a field that is being left, by its name; an empty field has none. */
export function faultOnLeaving(target: EventTarget, faultsOf: () => Faults): Faults | null {
  if (!isText(target) || target.value === '') return null
  const field = fieldOf(target)
  const fault = faultOfLength(target) ?? faultsOf()[field]
  return fault && !emptyFaults.includes(fault) ? { [field]: fault } : null
}

type Text = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isText = (element: EventTarget): element is Text => 'value' in element
