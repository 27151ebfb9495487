import { type Field, type Fields, isBlank } from '@trampolim/marketplace/fields/field.ts'
import { formatCnpj } from '@trampolim/marketplace/organizations/cnpj.ts'
import { itemLists } from '@trampolim/marketplace/reference/item-lists.ts'
import { formatCpf } from '@trampolim/marketplace/registration/cpf.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { formatZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import { labelOfCode } from '@trampolim/phrases/pt-br/code-labels.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { money } from '@trampolim/phrases/pt-br/salary.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak('reviews', reviews)

type Row = Readonly<Record<string, unknown>>

const formats = {
  cnpj: formatCnpj,
  cpf: formatCpf,
  phone: formatPhone,
  day: (day: string) => day.split('-').reverse().join('/'),
}

/**
 * A field's value in words, line by line; null where nothing was written, or nothing is known of the field. Server only: it
 * carries the lists whose codes it names.
 */
export function valueText(field: Field | undefined, value: unknown): string | null {
  if (!field || isBlank(value)) return null
  switch (field.is) {
    case 'yes':
      return t(value ? 'yes' : 'no')
    case 'code':
      return labelOfCode(field.table, value as string | number)
    case 'codes':
      return lines((value as string[]).map((code) => labelOfCode(field.table, code)))
    case 'item':
      return itemLists[field.list].nameOf(value as string)
    case 'items':
      return lines((value as string[]).map(itemLists[field.list].nameOf))
    case 'words':
      return lines(value as string[])
    case 'whole':
      return field.unit ? t(`units.${field.unit}`, { count: Number(value) }) : String(value)
    case 'money':
      return money(value as number)
    case 'zipCode':
      return formatZipCode(value as string)
    case 'text':
      return field.form ? formats[field.form](String(value)) : String(value)
    case 'occupation':
      return String((value as Row).title ?? value)
    case 'municipality':
      return townText(value as Row)
    case 'record':
      return rowText(field.of, value as Row)
    case 'list':
      return lines((value as Row[]).map((row) => rowText(field.of, row)))
    case 'time':
    case 'month':
      return String(value)
    case 'id':
      return null
  }
}

function lines(texts: readonly (string | null)[]): string | null {
  const said = texts.filter((text) => text !== null)
  return said.length > 0 ? said.join('\n') : null
}

/** What is written about one of several, such as a workplace or a language: its parts in their order. */
function rowText(fields: Fields, row: Row): string | null {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    if (field.reviewed === false) return []
    if (field.is === 'yes') return row[name] === true ? [t(`yeses.${name as keyof typeof reviews.yeses}`)] : []
    // The town's name stands beside its id.
    const text = valueText(field, field.is === 'municipality' ? row : row[name])
    return text === null ? [] : [text.replaceAll('\n', ', ')]
  })
  return parts.length > 0 ? parts.join(' · ') : null
}

function townText({ city, state }: Row): string | null {
  const text = [city, state].filter(Boolean).join(', ')
  return text === '' ? null : text
}
