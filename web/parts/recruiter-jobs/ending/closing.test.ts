import { expect, it } from 'vitest'
import { closingText } from './closing.ts'

it.each([
  ['2026-11-25T23:00:00Z', 'hoje', 'now'],
  ['2026-11-26T12:00:00Z', 'amanhã', 'now'],
  ['2026-11-27T02:00:00Z', 'amanhã', 'now'],
  ['2026-11-28T12:00:00Z', 'em 3 dias', 'soon'],
  ['2026-12-09T12:00:00Z', 'em 14 dias', 'later'],
  ['2026-12-13T12:00:00Z', '13 de dezembro', 'later'],
])('says of %s as people do: %s', (closes, text, closeness) => {
  expect(closingText(closes, new Date('2026-11-25T15:00:00Z'))).toEqual({ text, closeness })
})
