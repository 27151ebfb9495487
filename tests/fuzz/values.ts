import fc from 'fast-check'
import { campinas, saoPaulo } from '../world/builders.ts'
import { actionTokens, type KnownIds, kindOfId } from './people.ts'

/** A JSON Schema in the form of the OpenAPI documents. */
export type Schema = {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
}

/** Realistic values by field name, since random texts would never pass the rules. */
const known: Readonly<Record<string, readonly (string | number)[]>> = {
  email: ['ana@trampolim.example', 'nova.pessoa@example.com'],
  phone: ['11987654321', '(21) 99888-7766'],
  cpf: ['529.982.247-25', '11144477735'],
  zipCode: ['01310-100', '13010001'],
  zip: ['01310-100', '99999999'],
  cityState: [saoPaulo, campinas],
  institutionCityState: [saoPaulo],
  location: ['São Paulo, SP', 'Campinas', '01310-100', saoPaulo],
  occupation: ['521110', 'vendedor', 'garçonete'],
  cbo: ['521110', '513405'],
  text: ['vend', 'são pa', 'a'],
  keywords: ['excel', 'vendas'],
  near: ['-23.56,-46.65', '0,0'],
  name: ['Ana Souza', 'occupation', 'cityState', 'languages', 'benefits', 'login', 'alert'],
  password: ['trampolim-2026', 'broa de milho'],
  confirmPassword: ['trampolim-2026', 'broa de milho'],
  branchOfActivity: ['padarias-e-confeitarias'],
  idcard: ['11.222.333/0001-81', '529.982.247-25'],
  domain: ['padaria-aurora.example', 'gmail.com'],
  site: ['https://aurora.example', 'www.bomdia.example'],
  destination: ['alguem@example.com', '11987654321'],
  birthDate: ['1996-08-21'],
  code: ['0000', '1234'],
  workingHoursStart: ['08:00'],
  workingHoursEnd: ['17:48'],
  qty: [1, 3],
  jobName: ['Vendedora de loja'],
  reason: ['Faltam dados.'],
  pcdOnly: ['true', 'false'],
  allowRemote: ['true', '0'],
  pagination: ['false'],
  descending: ['true'],
  contractType: [1, 8],
  workType: [1],
  jobAges: [7, 30],
  distance: [10, 50],
  languages: ['ingles'],
  sort: ['newest'],
  type: [1, 2, 3],
}

const patterns = new Map<string, fc.Arbitrary<string>>()

function ofPattern(pattern: string): fc.Arbitrary<string> {
  const found = patterns.get(pattern) ?? fc.stringMatching(new RegExp(pattern), { maxLength: 30 })
  patterns.set(pattern, found)
  return found
}

export type Place = { path: string; ids: KnownIds }

/** A value that the schema allows, usually a meaningful one. */
export function valueFor(schema: Schema, field: string, place: Place): fc.Arbitrary<unknown> {
  const { type } = schema
  const union = schema.anyOf ?? schema.oneOf
  if (schema.enum) return ofEnum(schema.enum, field, place)
  if ('const' in schema) return fc.constant(schema.const)
  if (union) return fc.oneof(...union.map((each) => valueFor(each, field, place)))
  if (type === 'object') return objectOf(schema, place)
  if (type === 'array') {
    return fc.array(valueFor(schema.items ?? {}, field, place), { maxLength: Math.min(schema.maxItems ?? 3, 3) })
  }
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer' || type === 'number') return numberOf(schema, field)
  if (type === 'string') return textOf(schema, field, place)
  return fc.jsonValue({ maxDepth: 2 })
}

/** One of the known words, usually the one that fits the sender's ids. */
function ofEnum(words: readonly unknown[], field: string, { path, ids }: Place): fc.Arbitrary<unknown> {
  const kind = kindOfId(path, field)
  const mine = kind && ids[kind]
  const any = fc.constantFrom(...words)
  return mine && words.includes(mine)
    ? fc.oneof({ weight: 4, arbitrary: fc.constant(mine) }, { weight: 1, arbitrary: any })
    : any
}

function objectOf({ properties = {}, required = [] }: Schema, place: Place) {
  const fields = Object.entries(properties).map(([name, each]) => [name, valueFor(each, name, place)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
}

function numberOf({ minimum, maximum }: Schema, field: string): fc.Arbitrary<number> {
  const numbers = (known[field] ?? []).filter((each): each is number => typeof each === 'number')
  const any = fc.integer({
    min: Math.max(minimum ?? -(2 ** 31), -(2 ** 31)),
    max: Math.min(maximum ?? 2 ** 31 - 1, 2 ** 31 - 1),
  })
  const small = fc.integer({ min: minimum ?? 0, max: Math.min(maximum ?? 12, (minimum ?? 0) + 12) })
  const meant = numbers.length ? fc.constantFrom(...numbers) : small
  return fc.oneof({ weight: 6, arbitrary: meant }, { weight: 1, arbitrary: any })
}

function textOf({ pattern, format, maxLength }: Schema, field: string, { path, ids }: Place): fc.Arbitrary<string> {
  if (pattern?.includes('[0-9a-f]{24}')) return idOf(path, field, ids)
  if (path.startsWith('/action/') && field === 'id') return fc.constantFrom(...actionTokens)
  const fits = (text: unknown): text is string =>
    typeof text === 'string' && (!pattern || new RegExp(pattern).test(text)) && text.length <= (maxLength ?? 1000)
  const meant = (known[field] ?? []).filter(fits)
  if (meant.length) return fc.constantFrom(...meant)
  if (pattern) return ofPattern(pattern)
  if (format === 'date')
    return fc
      .date({ min: new Date('1920-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10))
  if (format === 'email') return fc.constantFrom('ana@trampolim.example', 'nova.pessoa@example.com')
  return fc.oneof(
    { weight: 3, arbitrary: fc.lorem({ maxCount: 3 }).map((text) => text.slice(0, maxLength ?? 100)) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength ?? 60, 60) }) },
  )
}

/** Usually an id of the sender's own, sometimes one that doesn't exist. */
function idOf(path: string, field: string, ids: KnownIds): fc.Arbitrary<string> {
  const kind = kindOfId(path, field)
  const mine = kind && ids[kind]
  const none = fc.constantFrom('0'.repeat(24), 'f'.repeat(24), '018f'.padEnd(24, '7'))
  return mine ? fc.oneof({ weight: 9, arbitrary: fc.constant(mine) }, { weight: 1, arbitrary: none }) : none
}
