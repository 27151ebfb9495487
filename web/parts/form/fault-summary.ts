import { listText } from '@trampolim/phrases/formats.ts'
import { fieldNames } from '@trampolim/phrases/pt-br/field-names.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Faults, faultText } from '../../platform/faults.ts'

const t = speak(fieldNames)

type Named = keyof typeof fieldNames.names

/** The form's names for its fields, by their whole path or its last word. */
export type Labels = Readonly<Record<string, string>>

function nameOf(field: string, labels: Labels): string | null {
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
    const name = nameOf(field, labels)
    return [field, name ? t('fault', { field: name, fault }) : fault]
  })
  return Object.fromEntries(summary)
}

/**
 * The list's title: names the field if only one is wrong, or says that several are empty if all of them are
 * (specification, platform §5).
 */
export function faultsTitle(faults: Faults, usual: string, labels: Labels = {}): string {
  const names = Object.keys(faults).map((field) => nameOf(field, labels))
  const allEmpty = Object.values(faults).every((fault) => fault === faultText('required'))
  const known = names.filter((name) => name !== null)
  if (known.length === 0 || known.length < names.length) return usual
  const fields = listText(known.map((name) => inSentence(name)))
  if (allEmpty) return t('missing', { fields, count: known.length })
  return known.length === 1 ? t('check', { field: fields }) : usual
}

/** A label within a sentence: `Nome completo` in lower case; CPF and CEP unchanged. */
function inSentence(name: string): string {
  return name === name.toLocaleUpperCase('pt-BR') ? name : name.charAt(0).toLocaleLowerCase('pt-BR') + name.slice(1)
}
