import { fieldNames } from '@trampolim/phrases/pt-br/field-names.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Faults, faultText } from '../../platform/faults.ts'

const t = speak('field-names', fieldNames)
const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

type Named = keyof typeof fieldNames.names

function nameOf(field: string): string | null {
  const last = field.split('.').at(-1) ?? ''
  return Object.hasOwn(fieldNames.names, last) ? t(`names.${last as Named}`) : null
}

/** Faults for the list on top of a form: away from its field, each says which one it means. */
export function toldFaults(faults: Faults): Faults {
  const told = Object.entries(faults).map(([field, fault]) => {
    const name = nameOf(field)
    return [field, name ? t('fault', { field: name, fault }) : fault]
  })
  return Object.fromEntries(told)
}

/** The list's title: names the one field that is wrong, and several where all of them are just empty (specification, platform §5). */
export function faultsTitle(faults: Faults, usual: string): string {
  const names = Object.keys(faults).map(nameOf)
  const allEmpty = Object.values(faults).every((fault) => fault === faultText('required'))
  const known = names.filter((name) => name !== null)
  if (known.length === 0 || known.length < names.length) return usual
  const fields = list.format(known.map((name) => inSentence(name)))
  if (allEmpty) return t('missing', { fields, count: known.length })
  return known.length === 1 ? t('check', { field: fields }) : usual
}

/** `Nome completo` within a sentence; CPF and CEP stay as they are. */
function inSentence(name: string): string {
  return name === name.toLocaleUpperCase('pt-BR') ? name : name.charAt(0).toLocaleLowerCase('pt-BR') + name.slice(1)
}
