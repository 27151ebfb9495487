import { expect, it } from 'vitest'
import { hasContent } from '../group.tsx'
import { blankItems, emptyJob } from './draft.ts'

it('doesn’t treat a group with only blank rows as filled in', () => {
  const rows = { questionnaire: [{ ...blankItems.questionnaire }], languages: [{ ...blankItems.languages }] }
  const draft = { ...emptyJob, ...rows, workPlaces: [] }
  for (const group of ['questions', 'people', 'time'] as const) expect(hasContent(group, draft)).toBe(false)
  const asked = { ...draft, questionnaire: [{ id: '', question: 'Mora perto?', type: 'boolean', expected: '' }] }
  expect(hasContent('questions', asked)).toBe(true)
  expect(hasContent('people', { ...draft, firstJob: true })).toBe(true)
})
