import { describe, expect, it } from 'vitest'
import { dueText, whenText } from './time-left.ts'

const now = new Date('2026-03-10T15:00:00Z')

describe('the time left of a review', () => {
  it.each([
    ['2026-03-10T15:30:00Z', 'em 30 minutos'],
    ['2026-03-10T20:10:00Z', 'em 5 horas'],
    ['2026-03-12T16:00:00Z', 'depois de amanhã'],
    ['2026-03-10T14:00:00Z', 'há 1 hora'],
    ['2026-03-07T15:00:00Z', 'há 3 dias'],
  ])('%s is %s', (moment, text) => {
    expect(whenText(moment, now)).toBe(text)
  })

  it('says when it is over', () => {
    expect(dueText('2026-03-10T20:10:00Z', now)).toEqual({ text: 'Vence em 5 horas', late: false })
    expect(dueText('2026-03-07T15:00:00Z', now)).toEqual({ text: 'Venceu há 3 dias', late: true })
  })
})
