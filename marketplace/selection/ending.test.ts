import { expect, it } from 'vitest'
import { answerAtEnd, keptUntil, saysMore } from './ending.ts'

it.each([
  ['finalists', 'hired', '', { to: null, records: 'hired' }],
  ['interviews', 'hired', '', { to: 'finalists', records: 'hired' }],
  ['curriculums', 'hired', 'Bem-vinda', { to: 'finalists', records: 'hired' }],
  ['finalists', 'kept', '', { to: 'discarded', records: 'kept' }],
  ['curriculums', 'kept', 'Até a próxima', { to: 'discarded', records: 'kept' }],
  ['finalists', 'undecided', '', { to: null, records: 'undecided' }],
  ['interviews', 'undecided', '', null],
  ['finalists', 'notHired', '', { to: null, records: 'notHired' }],
  ['selectiveProcess', 'notHired', '', { to: null, records: 'notHired' }],
  ['finalists', 'notHired', 'Obrigada', { to: 'discarded', records: null }],
  ['curriculums', 'notHired', 'Obrigada', { to: 'discarded', records: null }],
] as const)('answers who is in %s with %s and the text "%s"', (step, outcome, feedback, answering) => {
  expect(answerAtEnd({ step, outcome, feedback })).toEqual(answering)
})

it.each([
  ['notHired', '', false],
  ['notHired', 'Obrigada', true],
  ['kept', '', true],
] as const)(
  'an answer of %s with the text "%s" to a step says more than the end itself: %s',
  (outcome, feedback, more) => {
    expect(saysMore({ step: 'curriculums', outcome, feedback })).toBe(more)
  },
)

it('keeps somebody for 180 days', () => {
  expect(keptUntil(new Date('2026-01-01T12:00:00Z'))).toEqual(new Date('2026-06-30T12:00:00Z'))
})
