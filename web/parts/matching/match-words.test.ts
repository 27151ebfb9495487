import { describe, expect, it } from 'vitest'
import { matchView, scoreView } from './match-words.ts'

describe('a score', () => {
  it.each([
    [100, 'Combina muito'],
    [80, 'Combina muito'],
    [79, 'Combina bem'],
    [59, 'Combina em parte'],
    [0, 'Combina pouco'],
  ])('of %i reads %s', (score, words) => {
    expect(scoreView({ score, known: 65 })).toEqual({
      score,
      words,
      compared: '65% comparado',
      spoken: `${words}: ${score} de 100, com 65% comparado`,
    })
  })

  it('isn’t low if nothing could be compared', () => {
    expect(scoreView({ score: null, known: 0 })).toMatchObject({ score: null, words: 'Sem dados para comparar' })
  })
})

describe('what would raise a score', () => {
  const match = { score: 70, known: 100, tooFar: false, parts: [] }
  it.each<[Parameters<typeof matchView>[0]['gains'][number], string]>([
    [{ part: 'driverLicence', item: 'B', level: null, stated: true, points: 8 }, 'Com CNH B: mais 8'],
    [
      { part: 'languages', item: 'ingles', level: 3, stated: false, points: 4 },
      'Se você tem inglês (fluente) e ainda não contou: mais 4',
    ],
    [
      { part: 'schooling', item: 'HIGH_SCHOOL_GENERAL', level: null, stated: true, points: 2 },
      'Com ensino médio: mais 2',
    ],
  ])('%j reads %s', (gain, text) => {
    expect(matchView({ ...match, gains: [gain] }).gains).toEqual([text])
  })
})
