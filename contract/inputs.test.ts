import type { ContractProcedure } from '@orpc/contract'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { services } from './services.ts'
import { day, int4, month, storable, textLike, typedText, whole, wholeText } from './values.ts'

type Entry = ContractProcedure<z.ZodType, z.ZodType, never, never>
type Def = z.core.$ZodTypes['_zod']['def']

/** All entries of the contract by their dotted names. */
function entriesOf(place: object, name: string): { name: string; input: z.ZodType }[] {
  if ('~orpc' in place) return [{ name, input: (place as Entry)['~orpc'].inputSchema as z.ZodType }]
  return Object.entries(place).flatMap(([key, each]) => entriesOf(each as object, name ? `${name}.${key}` : key))
}

const entries = entriesOf(services, '')

/** Values that could pass a schema unchecked, by path. */
function looseIn(schema: z.core.$ZodType, path: string): string[] {
  const def = schema._zod.def as Def
  switch (def.type) {
    case 'string': {
      const unsafe = def.checks?.includes(storable) ? [] : [`${path}: a text without the check of its characters`]
      const unbounded =
        !limits(def).includes('max_length') && !('format' in def) ? [`${path}: a text of any length`] : []
      return [...unsafe, ...unbounded]
    }
    case 'number': {
      const { minValue, maxValue } = schema as z.ZodNumber
      const isBounded = (minValue ?? -Infinity) >= int4.smallest && (maxValue ?? Infinity) <= int4.largest
      return isBounded ? [] : [`${path}: a number without bounds`]
    }
    case 'array': {
      const unbounded = !limits(def).includes('max_length') ? [`${path}: a list of any length`] : []
      return [...unbounded, ...looseIn(def.element, `${path}[]`)]
    }
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => looseIn(field, `${path}.${name}`))
    case 'union':
      return def.options.flatMap((option) => looseIn(option, path))
    case 'record':
      return [...looseIn(def.keyType, `${path} (keys)`), ...looseIn(def.valueType, `${path}{}`)]
    case 'pipe':
      // The text itself isn't kept, since it becomes a boolean.
      return def.out._zod.def.type === 'boolean' ? [] : [...looseIn(def.in, path), ...looseIn(def.out, path)]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return looseIn(def.innerType, path)
    case 'file':
      return limits(def).includes('max_size') ? [] : [`${path}: a file of any size`]
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'transform':
      return []
    default:
      return [`${path}: a ${def.type}, of which this test knows nothing`]
  }
}

function limits({ checks = [] }: { checks?: z.core.$ZodCheck<never>[] | undefined }): string[] {
  return checks.map((check) => check._zod.def.check)
}

describe('the input of a call', () => {
  it.each(entries)('$name: texts of safe characters, and bounds for everything', ({ name, input }) => {
    expect(looseIn(input, name)).toEqual([])
  })
})

describe('values', () => {
  const fault = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

  it.each(['\0', 'a\0b', '\ud800', 'x\udc00', '\udc00\ud800'])('a text can’t contain %j', (typed) => {
    expect(fault(typedText(20), typed)).toBe('invalid_characters')
  })

  it.each(['', 'ação', '👩🏽‍🚀', '\u2028', '\u202e', '\ufeff', '\ufffd', '\u0001'])(
    'a text may contain %j',
    (typed) => {
      expect(fault(typedText(20), typed)).toBeUndefined()
    },
  )

  it('reports a single fault for a text of the wrong format', () => {
    const cbo = textLike(/^\d{6}$/, { longest: 6, code: 'unknown_occupation' })
    expect([fault(cbo, '12345'), fault(cbo, '1'.repeat(1000)), fault(cbo, '123456')]).toEqual([
      'unknown_occupation',
      'unknown_occupation',
      undefined,
    ])
  })

  it.each([2 ** 31, -(2 ** 31) - 1, 1e21, 0.5, Number.NaN, Infinity, -Infinity, '9'.repeat(400), '1e400', 'x', {}, []])(
    'no whole number: %s',
    (given) => {
      if (typeof given === 'number') expect(fault(whole(), given)).toBe('invalid_number')
      // An empty list is converted to an empty text, which is 0.
      expect(fault(wholeText(1), given)).toBe('invalid_number')
    },
  )

  it.each(['0000-01-01', '0001-05-05', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-30'])(
    'no day: %s',
    (given) => {
      expect(fault(day, given)).toBe('invalid_date')
    },
  )

  it.each(['0000-01', '9999-12', '2026-13'])('no month: %s', (given) => {
    expect(fault(month, given)).toBe('invalid_date')
  })
})
