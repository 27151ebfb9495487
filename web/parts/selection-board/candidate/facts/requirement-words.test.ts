import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import { describe, expect, it } from 'vitest'
import { requirementView } from './requirement-words.ts'

type Requirement = CandidateDetails['requirements'][number]
const money = (text: string) => text.replaceAll('R$ ', 'R$\u00a0')

describe('a requirement in words', () => {
  it.each<[Requirement['part'], unknown, string, unknown, string]>([
    ['experience', 2, '1 ano', [{ title: 'Caixa', yearsOfExperience: 2 }], 'Caixa (de 1 a 3 anos)'],
    [
      'course',
      [{ internshipCourse: 'Gastronomia', minCoursePeriod: 1, shiftCourse: 1 }],
      'Gastronomia (a partir do 1º período)',
      [{ course: 'Direito', coursePeriod: 6, courseShift: 1 }],
      'Direito (6º período, manhã)',
    ],
    ['schooling', 'HIGH_SCHOOL_GENERAL', 'Ensino médio', 'TECHNOLOGIST', 'Tecnólogo'],
    ['languages', [{ language: 'ingles', level: 2 }], 'Inglês (intermediário)', [], 'Não informado'],
    [
      'driverLicence',
      { categories: ['A', 'B'], paidActivity: true },
      'A, B, com atividade remunerada',
      null,
      'Não informado',
    ],
    ['handicap', [], 'Qualquer deficiência', ['surdez'], 'Surdez'],
    ['salary', { from: 200_000, to: 260_000 }, money('R$ 2.000 a R$ 2.600'), 230_000, money('R$ 2.300')],
    ['salary', { from: 154_000, to: 154_000, hourly: 700 }, money('R$ 7 por hora'), null, 'Não informado'],
    ['salary', { from: 200_000, to: 200_000 }, money('R$ 2.000'), null, 'Não informado'],
    ['distance', null, 'Perto do local de trabalho', { distance: 'to-10', sameCity: true }, 'a até 10 km'],
    ['distance', null, 'Perto do local de trabalho', { distance: null, sameCity: true }, 'na mesma cidade'],
  ])('%s: %o is %s, %o is %s', (part, asked, askedText, has, hasText) => {
    expect(requirementView({ part, asked, has, met: 'partly' })).toMatchObject({
      asked: askedText,
      has: hasText,
      metText: 'Atende em parte',
    })
  })

  it('says that longer experience is only desirable, as the ad does', () => {
    expect(requirementView({ part: 'experience', asked: 2, has: [], met: 'no' })).toMatchObject({
      askedLabel: 'A vaga prefere',
      metText: 'Abaixo do desejável',
    })
    expect(requirementView({ part: 'experience', asked: 1, has: [], met: 'no' })).toMatchObject({
      askedLabel: 'A vaga pede',
      metText: 'Não atende',
    })
  })

  it('never shows missing data as not met', () => {
    expect(requirementView({ part: 'languages', asked: [], has: null, met: 'unknown' }).metText).toBe('Sem informação')
  })
})
