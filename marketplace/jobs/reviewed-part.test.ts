import { expect, it } from 'vitest'
import { reviewedPart } from './reviewed-part.ts'

const question = { id: 'a', question: 'Tem CNH?', type: 'text', useOrderPriority: true, orderPriority: 2 }

it('leaves out what reviewers don’t read, at every depth', () => {
  expect(reviewedPart({ jobName: 'Padeira', jobSummaryEmail: true, questionnaire: [question] })).toMatchObject({
    jobName: 'Padeira',
    questionnaire: [{ id: 'a', question: 'Tem CNH?', type: 'text' }],
  })
  const part = reviewedPart({ jobSummaryEmail: true, questionnaire: [question] })
  expect(part).not.toHaveProperty('jobSummaryEmail')
  expect(Object.keys((part.questionnaire as object[])[0]!)).toEqual(['id', 'question', 'type', 'expected'])
})

it('keeps everything else, missing or not', () => {
  expect(reviewedPart({ jobName: 'Padeira' })).not.toEqual(reviewedPart({ jobName: 'Padeiro' }))
  const categories = (paidActivity: boolean) => ({ driverLicence: { categories: ['B'], paidActivity } })
  expect(reviewedPart(categories(true))).not.toEqual(reviewedPart(categories(false)))
})
