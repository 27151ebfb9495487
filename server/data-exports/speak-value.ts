import { curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import type { Field, Fields } from '@trampolim/marketplace/fields/field.ts'
import { itemLists } from '@trampolim/marketplace/reference/item-lists.ts'
import { candidateFields, pcdFields, recruiterFields } from '@trampolim/marketplace/registration/fields.ts'
import { labelOfCode } from '@trampolim/phrases/pt-br/code-labels.ts'
import { dataExportPage } from '@trampolim/phrases/pt-br/data-export.ts'
import { exportWords } from '@trampolim/phrases/pt-br/data-export-words.ts'
import { money } from '@trampolim/phrases/pt-br/salary.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(dataExportPage)

const fields: Fields = { ...pcdFields, ...recruiterFields, ...candidateFields, ...curriculumFields }
/** Columns whose name differs from their field's. */
const fieldOfColumn: Readonly<Record<string, string>> = { salary_cents: 'salary', pcd_data: 'pcdData' }

/** The field that a column stores, if it stores a form field. */
export function fieldOf(column: string): Field | undefined {
  return fields[fieldOfColumn[column] ?? column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())]
}

const momentText = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** A moment within a JSON value. */
const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** A single value as a person reads it; `name` is the name of its column or field. */
export function speakValue(value: unknown, { name, field }: { name: string; field: Field | undefined }): string {
  if (value === null || value === undefined || value === '') return t('blank')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (value instanceof Date) return momentText.format(value)
  if (typeof value === 'string' && isoMoment.test(value)) return momentText.format(new Date(value))
  const words = exportWords[name]
  if (words && Object.hasOwn(words, String(value))) return words[String(value)] as string
  switch (field?.is) {
    case 'code':
    case 'codes':
      return labelOfCode(field.table, value as string | number)
    case 'item':
    case 'items':
      return itemLists[field.list].nameOf(String(value))
    case 'money':
      return money(Number(value))
    default:
      return String(value)
  }
}
