import { expect, it } from 'vitest'
import { outcomeField, settledFrom } from './finalists.ts'

it('reads the outcome of each finalist from a form, and nothing else', () => {
  const [ana, davi] = ['a'.repeat(24), 'b'.repeat(24)]
  const form = new FormData()
  form.set('intent', 'finish')
  form.set(outcomeField(ana), 'hired')
  form.set(outcomeField(davi), 'undecided')
  form.set(outcomeField('c'.repeat(24)), 'fired')
  expect(settledFrom(form)).toEqual([
    { processId: ana, outcome: 'hired' },
    { processId: davi, outcome: 'undecided' },
  ])
})
