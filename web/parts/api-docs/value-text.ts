import type { Values } from '@trampolim/contract/parameters.ts'
import { apiDocs } from '@trampolim/phrases/pt-br/api-docs.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak({ takes: apiDocs.takes })

/** The values that a parameter takes, in words; empty if its type doesn't say. Server only. */
export function valueText(values: Values): string {
  const standard = values.default
  const isTold = standard !== undefined && standard !== '' && typeof standard !== 'object'
  return [kindText(values), isTold ? t('takes.standard', { value: `\`${standard}\`` }) : '']
    .filter((part) => part !== '')
    .join('; ')
}

function kindText(values: Values): string {
  const { type, anyOf, items, minimum, maximum } = values
  const codes = codesOf(values)
  if (codes.length > 0) return t('takes.code', { codes: codes.map((code) => `\`${code}\``).join(', ') })
  if (anyOf) return [...new Set(anyOf.map((each) => kindText(each as Values)))].filter(Boolean).join(', ')
  if (type === 'boolean') return t('takes.flag')
  if (type === 'integer' || type === 'number') {
    const isBounded = minimum !== undefined && maximum !== undefined
    return isBounded ? t('takes.numberBetween', { least: minimum, most: maximum }) : t('takes.number')
  }
  if (type === 'array' && !Array.isArray(items) && typeof items === 'object') {
    const each = kindText(items as Values)
    return values.maxItems ? t('takes.several', { most: values.maxItems, each }) : t('takes.list')
  }
  if (type === 'object') {
    const fields = Object.keys(values.properties ?? {}).map((name) => `\`${name}\``)
    return t('takes.object', { fields: fields.join(', ') })
  }
  return type === 'string' ? textText(values) : ''
}

function textText({ pattern, format, maxLength }: Values): string {
  if (pattern === '^[0-9a-f]{24}$') return t('takes.id')
  if (pattern === '^\\d{8}$') return t('takes.zip')
  if (format === 'date') return t('takes.day')
  if (format === 'email') return t('takes.email')
  return maxLength === undefined ? t('takes.text') : t('takes.textUpTo', { most: maxLength })
}

/** The codes of which a value is one. */
function codesOf({ enum: codes, const: only, anyOf }: Values): unknown[] {
  if (codes) return codes
  if (only !== undefined) return [only]
  const alternatives = (anyOf ?? []).map((each) => codesOf(each as Values))
  return alternatives.every((each) => each.length > 0) ? alternatives.flat() : []
}
