import { expect, it } from 'vitest'
import { whyNeeding } from './event-words.ts'

const at = { now: new Date('2026-03-12T20:00:00.000Z'), timeZone: 'America/Sao_Paulo' }
const startDateTime = '2026-03-13T00:30:00.000Z'

it.each([
  ['candidate:canceled', null, 'Cancelou a de hoje, às 21:30'],
  ['candidate:refused', 'schedule', 'Recusou o horário de hoje, às 21:30: não pode neste horário'],
  ['automation:canceled', null, 'Não confirmou a tempo a de hoje, às 21:30'],
  ['automation:finish', null, 'Realizada, falta anotar quem veio'],
] as const)('an interview that is %s because of %s needs the recruiter: %s', (status, reason, words) => {
  expect(whyNeeding({ status, reason, startDateTime }, at)).toBe(words)
})
