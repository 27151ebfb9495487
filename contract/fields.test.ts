import { faultsOfFields } from '@trampolim/marketplace/fields/faults-of-fields.ts'
import { type Field, type Fields, text } from '@trampolim/marketplace/fields/field.ts'
import { jobFields } from '@trampolim/marketplace/jobs/fields.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { shapeOf } from './fields.ts'
import { jobContent } from './job-content.ts'

type Published = { maxLength?: number; maxItems?: number; anyOf?: Published[]; minimum?: number; maximum?: number }

/** What the OpenAPI document says of a field. */
function published(name: string): Published {
  const { properties = {} } = z.toJSONSchema(jobContent, { io: 'input' }) as { properties?: Record<string, Published> }
  const said = properties[name] ?? {}
  return said.anyOf?.[0] ?? said
}

const described = Object.entries<Field>(jobFields)

describe('the limits that are published', () => {
  it.each(described.filter(([, { is }]) => is === 'text'))('of the text %s are those of the rules', (name, field) => {
    const { longest } = field as Field & { is: 'text' }
    expect(published(name).maxLength).toBe(longest)
    const fields = { [name]: { ...field, when: undefined, required: undefined } } as unknown as Fields
    const faults = (length: number) => faultsOfFields(fields, { [name]: 'x'.repeat(length) })
    expect([faults(longest), faults(longest + 1)]).toEqual([[], [{ field: name, code: 'too_long' }]])
    const issues = jobContent.safeParse({ jobSpecificType: 1, [name]: 'x'.repeat(longest + 1) }).error?.issues
    expect(issues).toMatchObject([{ path: [name], message: 'too_long' }])
  })

  it.each(described.filter(([, field]) => 'most' in field && field.is !== 'whole'))(
    'of the list %s are those of the rules',
    (name, field) => {
      expect(published(name).maxItems).toBe((field as { most?: number }).most)
    },
  )
})

describe('a shape', () => {
  const fields = {
    agreed: { is: 'yes', usual: false, sentAs: 'two' },
    days: { is: 'whole', least: 1, most: 270, outside: 'invalid_duration' },
    of: { is: 'list', of: { name: { is: 'text', longest: 3, always: true } }, most: 1 },
  } as const satisfies Fields
  const shape = z.object(shapeOf(fields))

  it.each([
    [{}, { agreed: false, of: [] }],
    [{ agreed: 2 }, { agreed: true, of: [] }],
    [{ agreed: 1 }, { agreed: false, of: [] }],
    [{ of: [{ name: '\u202eab \u2066' }] }, { agreed: false, of: [{ name: 'ab' }] }],
    [
      { agreed: true, days: 90, of: [{ name: ' ab ' }] },
      { agreed: true, days: 90, of: [{ name: 'ab' }] },
    ],
  ])('takes %o', (given, taken) => {
    expect(shape.parse(given)).toEqual(taken)
  })

  it.each([
    [{ days: 271 }, 'days', 'invalid_duration'],
    [{ of: [{}] }, 'of.0.name', 'required'],
    [{ of: [{ name: 'abcd' }] }, 'of.0.name', 'too_long'],
    [{ of: [{ name: 'a' }, { name: 'b' }] }, 'of', 'too_many'],
  ])('reports the fault of %o', (given, path, code) => {
    const issues = shape.safeParse(given).error?.issues.map((each) => [each.path.join('.'), each.message])
    expect(issues).toEqual([[path, code]])
  })
})

describe('a shape of what is typed', () => {
  const typed = z.object(shapeOf({ notes: text(5), message: text(5, { always: true }) }, 'empty'))

  it('has an empty text where none was given, except one without which nothing makes sense', () => {
    expect(typed.parse({ message: ' oi ' })).toEqual({ notes: '', message: 'oi' })
    const issues = typed.safeParse({ message: ' ', notes: 'x'.repeat(6) }).error?.issues
    expect(issues?.map(({ path, message }) => [path[0], message])).toEqual([
      ['notes', 'too_long'],
      ['message', 'required'],
    ])
  })
})
