import { namesOf } from '@trampolim/marketplace/fields/choose.ts'
import { faultsOfFields } from '@trampolim/marketplace/fields/faults-of-fields.ts'
import type { Field, Fields } from '@trampolim/marketplace/fields/field.ts'
import { organizationFields } from '@trampolim/marketplace/organizations/fields.ts'
import { candidateFields, pcdFields, recruiterFields } from '@trampolim/marketplace/registration/fields.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { candidateDetails } from './candidates.ts'
import { organizationContent } from './gateway/organizations.ts'
import { pcdData, personalData } from './gateway/professional.ts'
import { recruiterData } from './gateway/recruiters.ts'

type Published = { maxLength?: number; maxItems?: number; anyOf?: Published[] }

function published(shape: z.ZodType, name: string): Published {
  const { properties = {} } = z.toJSONSchema(shape, { io: 'input' }) as { properties?: Record<string, Published> }
  const said = properties[name] ?? {}
  return said.anyOf?.[0] ?? said
}

const tables = [
  ['organisation', organizationFields, organizationContent],
  ['candidate', candidateFields, personalData],
  ['recruiter', recruiterFields, recruiterData],
  ['disability', pcdFields, pcdData],
] as const

type Limited = {
  of: string
  name: string
  field: Field
  shape: z.ZodType
  limit: 'maxLength' | 'maxItems'
  most: number
}

const limited = tables.flatMap(([of, fields, shape]) =>
  Object.entries<Field>(fields).flatMap(([name, field]): Limited[] => {
    if (field.is === 'text') return [{ of, name, field, shape, limit: 'maxLength', most: field.longest }]
    return 'most' in field ? [{ of, name, field, shape, limit: 'maxItems', most: field.most }] : []
  }),
)

describe('the limits that are published', () => {
  it.each(limited)('of $name of a $of are those of the rules', ({ name, field, shape, limit, most }) => {
    expect(published(shape, name)[limit]).toBe(most)
    if (field.is !== 'text') return
    const fields = { [name]: { ...field, when: undefined, required: undefined } } as unknown as Fields
    expect(faultsOfFields(fields, { [name]: 'x'.repeat(most + 1) })).toHaveLength(1)
  })
})

describe('what a recruiter reads of a candidate', () => {
  const shown = [candidateDetails.shape.contact, candidateDetails.shape.disability].flatMap((part) =>
    Object.keys(part.unwrap().shape),
  )

  it('is nothing that the owner alone reads', () => {
    const owners = [...namesOf(candidateFields, { readBy: 'owner' }), ...namesOf(pcdFields, { readBy: 'owner' })]
    expect(owners).toEqual(expect.arrayContaining(['cpf', 'cid10Number', 'cidDate']))
    expect(shown.filter((name) => (owners as string[]).includes(name))).toEqual([])
    expect(owners.filter((name) => Object.hasOwn(candidateDetails.shape, name))).toEqual([])
  })

  it('is all that a selection may read', () => {
    const readBySelection = [
      ...namesOf(candidateFields, { readBy: 'selection' }),
      ...namesOf(pcdFields, { readBy: 'selection' }),
    ]
    const elsewhere = ['gender', 'pcdData', 'pcdCondition']
    expect([...shown, ...elsewhere].toSorted()).toEqual(readBySelection.toSorted())
  })
})
