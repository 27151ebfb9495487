import type { ReviewSheet } from '@trampolim/contract/gateway/reviews.ts'
import { jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import { expect, it } from 'vitest'
import { sheetView } from './sheet-view.ts'

const { professional, internship } = jobSpecificTypes.code

const field = (name: string, value: unknown) => ({ field: name, value, before: null, changed: false, words: null })

const sheetOf = (kind: number, isLong: boolean): ReviewSheet =>
  ({
    ...{
      id: 'a'.repeat(24),
      subject: 'job',
      subjectId: 'b'.repeat(24),
      name: 'Estágio em vendas',
      company: 'Padaria Aurora',
    },
    ...{ status: 'job:validating', edition: false, entered: '2026-03-09T12:00:00Z', due: '2026-03-11T12:00:00Z' },
    ...{ place: null, next: null, jobsSoFar: null, again: false, ahead: 0, comparedWith: null, decision: null },
    ...{ logo: null, claimed: null, hints: [], obstacles: [], decisions: [], remarks: [] },
    groups: [
      { group: 'kind', fields: [field('jobSpecificType', kind), field('longPeriodJob', isLong)] },
      { group: 'salary', fields: [field('salaryRange', { from: 80_000, to: 90_000 })] },
    ],
  }) as unknown as ReviewSheet

const namesOf = (kind: number, isLong = true) =>
  sheetView(sheetOf(kind, isLong), new Date('2026-03-10T12:00:00Z')).groups.flatMap(({ fields }) =>
    fields.map(({ name }) => name),
  )

it('names the fields of a job in the words of its kind, and only those that say anything', () => {
  expect(namesOf(professional)).toEqual(['Tipo de vaga', 'Vaga de longo prazo', 'Faixa salarial'])
  expect(namesOf(internship)).toEqual(['Tipo de vaga', 'Faixa da bolsa'])
  expect(namesOf(internship, false), 'readers of the ad see it').toContain('Vaga de longo prazo')
})
