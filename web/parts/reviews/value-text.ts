import { type Field, type Fields, isBlank } from '@trampolim/marketplace/fields/field.ts'
import { itemLists } from '@trampolim/marketplace/reference/item-lists.ts'
import { formatZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import { labelOfCode } from '@trampolim/phrases/pt-br/code-labels.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { money } from '@trampolim/phrases/pt-br/salary.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { dayText } from '../curriculums/form/typed-values.ts'
import { shownText } from '../form/draft/draft-of-fields.ts'

const t = speak(reviews)

type Row = Readonly<Record<string, unknown>>

/**
 * The text of a field's value, line by line; null if it is blank or the field is unknown. Server only: it imports the
 * lists whose codes it names.
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
      return shownText(field, String(value))
    case 'day':
      return dayText(String(value))
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

/** The text of a list's item, such as a workplace or a language: its parts in their order. */
function rowText(fields: Fields, row: Row): string | null {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    if (field.reviewed === false) return []
    if (field.is === 'yes') return row[name] === true ? [t(`yeses.${name as keyof typeof reviews.yeses}`)] : []
    // The town's name is stored beside its id.
    const text = valueText(field, field.is === 'municipality' ? row : row[name])
    return text === null ? [] : [named(name, text.replaceAll('\n', ', '))]
  })
  return parts.length > 0 ? parts.join(' · ') : null
}

/** A part that can't be understood without its name. */
function named(name: string, text: string): string {
  return Object.hasOwn(reviews.parts, name) ? t(`parts.${name as keyof typeof reviews.parts}`, { value: text }) : text
}

function townText({ city, state }: Row): string | null {
  const text = [city, state].filter(Boolean).join(', ')
  return text === '' ? null : text
}
