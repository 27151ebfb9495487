import { listText } from '@trampolim/phrases/formats.ts'
import { fieldNames } from '@trampolim/phrases/pt-br/field-names.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Faults, faultText } from '../../platform/faults.ts'

const t = speak(fieldNames)

type Named = keyof typeof fieldNames.names

/**
 * The form's names for its fields, by their whole path or its last word. A label that somebody chose, such as the name of
 * a person on whom something is to be decided, is `asWritten`: it keeps its capitals within a sentence, and isn't called
 * a field.
 */
export type Labels = Readonly<Record<string, string | { asWritten: string }>>

function labelOf(field: string, labels: Labels): Labels[string] | null {
  const last = field.split('.').at(-1) ?? ''
  const label = labels[field] ?? labels[last]
  if (label !== undefined) return label
  return Object.hasOwn(fieldNames.names, last) ? t(`names.${last as Named}`) : null
}

/**
 * Faults for the list on top of a form, each with the name of its field: from the form's own `labels`, otherwise from
 * the common names.
 */
export function faultsForSummary(faults: Faults, labels: Labels = {}): Faults {
  const summary = Object.entries(faults).map(([field, fault]) => {
    const label = labelOf(field, labels)
    const name = label !== null && typeof label === 'object' ? label.asWritten : label
    return [field, name ? t('fault', { field: name, fault }) : fault]
  })
  return Object.fromEntries(summary)
}

/**
 * The list's title: names the field if only one is wrong, or says that several are empty if all of them are
 * (specification, platform §5).
 */
export function faultsTitle(faults: Faults, usual: string, labels: Labels = {}): string {
  const names = Object.keys(faults).map((field) => labelOf(field, labels))
  const allEmpty = Object.values(faults).every((fault) => fault === faultText('required'))
  const known = names.filter((name) => name !== null)
  if (known.length === 0 || known.length < names.length) return usual
  const fields = listText(known.map((name) => inSentence(name)))
  if (typeof known[0] === 'object') return allEmpty ? t('choose', { names: fields }) : usual
  if (allEmpty) return t('missing', { fields, count: known.length })
  return known.length === 1 ? t('check', { field: fields }) : usual
}

/** A label within a sentence: `Nome completo` in lower case; CPF, LinkedIn and what somebody wrote unchanged. */
function inSentence(label: Labels[string]): string {
  if (typeof label === 'object') return label.asWritten
  if (/\p{Lu}.*\p{Lu}/u.test(label)) return label
  return label.charAt(0).toLocaleLowerCase('pt-BR') + label.slice(1)
}
