import { describe, expect, it } from 'vitest'
import { normalise } from '../../occupations/words.ts'
import { benefits } from '../../reference/benefits.ts'
import { typedWords } from '../reading/typed-words.ts'
import { benefitPhrases } from './benefit-phrases.ts'
import { isFiller } from './fillers.ts'
import { highestPayOf } from './salaries.ts'
import { isTaught, meantSchoolings } from './schooling-phrases.ts'
import { termOf } from './terms.ts'

describe('a salary', () => {
  it.each([
    ['2k', 2_000],
    ['2mil', 2_000],
    ['r 2 500 00', 2_500],
    ['3 5 mil', 3_500],
    ['dois mil reais', 2_000],
    ['salario de 2 mil e quinhentos', 2_500],
    ['mil e quinhentos', 1_500],
    ['5 a 8 mil', 5_000],
    ['acima de 3000', 3_000],
    ['3000', 3_000],
    ['r 15 por hora', 3_300],
    ['diaria de 150', 3_300],
    ['entre 2000 e 3000', 2_000],
    ['entre 2 mil e 3 mil', 2_000],
    ['2500 a 3500', 2_500],
    ['pelo menos 2 mil', 2_000],
    ['2 salarios minimos', 3_242],
    ['ganhar dois salarios', 3_242],
  ])('%s', (phrase, reais) => {
    expect(termOf(phrase)).toEqual({ kind: 'salary', value: reais * 100 })
  })

  it.each([
    '99',
    '2026',
    '5 horas',
    'jornada de 6 horas',
    'entre 20 e 30 anos',
    '12 36',
    '4 horas por',
    '100',
    'mil folhas',
    '3105',
    'ate 2500',
    'no maximo 3 mil',
  ])('is not %s', (phrase) => {
    expect(termOf(phrase)?.kind).not.toBe('salary')
  })
})

it('is at most what recruiters can be asked for', () => {
  expect(highestPayOf('ate 2500')).toBe(250_000)
  expect(highestPayOf('no maximo 3 mil reais')).toBe(300_000)
  expect(highestPayOf('de 2000 ate 3000')).toBeUndefined()
  expect(highestPayOf('ate 20 km')).toBeUndefined()
})

describe('an age', () => {
  it.each(['tenho 16 anos', '14 anos', 'menor de idade'])('under 18 asks for apprenticeships: %s', (phrase) => {
    expect(termOf(phrase)).toEqual({ kind: 'jobKind', value: 'apprentice' })
  })

  it.each(['tenho 18 anos', 'maiores de 50 anos', '30 anos'])('from 18 on asks for nothing: %s', (phrase) => {
    expect(termOf(phrase)).toBeUndefined()
    expect(isFiller(phrase)).toBe(true)
  })
})

describe('the days of work', () => {
  it.each([
    ['de segunda a sexta', 'mondayToFriday'],
    ['horario comercial', 'mondayToFriday'],
    ['5x2', 'fiveByTwo'],
    ['sem escala 6x1', 'fiveByTwo'],
    ['6 x 1', 'sixByOne'],
    ['sabado e domingo', 'weekend'],
    ['fins de semana de folga', 'mondayToFriday'],
    ['que folgue aos sabados', 'mondayToFriday'],
    ['nao trabalhar nos finais de semana', 'mondayToFriday'],
    ['que nao precise trabalhar no domingo', 'mondayToFriday'],
    ['folga todo domingo', 'sixByOne'],
    ['aos domingos', 'weekend'],
    ['carga horaria de 20h', 'partTime'],
  ])('%s', (phrase, value) => expect(termOf(phrase)).toEqual({ kind: 'shift', value }))

  it.each(['intermitente', '4x2', '5x1'])('%s is nothing that a job can say', (phrase) =>
    expect(termOf(phrase)).toBeUndefined(),
  )
})

describe('schooling in a search', () => {
  it.each([
    ['ensino medio completo', 'HIGH_SCHOOL_GENERAL'],
    ['so tenho o ensino medio', 'HIGH_SCHOOL_GENERAL'],
    ['nao precisa de faculdade', 'HIGH_SCHOOL_GENERAL'],
    ['ensino medio incompleto', 'GRADE_SCHOOL_TRADITIONAL'],
    ['nao terminei os estudos', 'GRADE_SCHOOL_TRADITIONAL'],
    ['so o fundamental', 'GRADE_SCHOOL_TRADITIONAL'],
    ['sem escolaridade', 'none'],
    ['que nao peca estudo', 'none'],
    ['nao precise ter ensino medio', 'GRADE_SCHOOL_TRADITIONAL'],
    ['sem exigir curso superior', 'HIGH_SCHOOL_GENERAL'],
    ['nivel tecnico', 'TECHNICAL_COURSE'],
    ['nivel superior', 'BACHELOR_NORMAL'],
  ])('%s', (phrase, value) => expect(termOf(phrase)).toEqual({ kind: 'schooling', value }))

  it('means everything that a level of school reaches, and of courses those that are required', () => {
    expect(meantSchoolings('none')).toEqual(['none'])
    expect(meantSchoolings('GRADE_SCHOOL_TRADITIONAL')).toEqual(['none', 'GRADE_SCHOOL_TRADITIONAL', 'EXTRA_COURSE'])
    expect(meantSchoolings('HIGH_SCHOOL_GENERAL')).not.toContain('TECHNICAL_COURSE')
    expect(meantSchoolings('BACHELOR_NORMAL')).toEqual(['TECHNOLOGIST', 'BACHELOR_NORMAL'])
  })

  it('is no term where it is taught', () => {
    const taught = (text: string, from: number) => isTaught(typedWords(text), from)
    expect(taught('professor de ensino médio', 2)).toBe(true)
    expect(taught('professora ensino fundamental', 1)).toBe(true)
    expect(taught('auxiliar ensino médio', 1)).toBe(false)
    expect(taught('ensino médio', 0)).toBe(false)
  })
})

describe('experience that isn’t needed', () => {
  it.each([
    'que nao exija experiencia',
    'nao precisa ter nenhuma experiencia',
    'nao e necessario experiencia',
    'experiencia nao necessaria',
    'dispensa experiencia',
    'sem exigir experiencia anterior',
  ])('%s', (phrase) => expect(termOf(phrase)).toEqual({ kind: 'firstJob' }))

  it('is nothing that is wanted', () => {
    expect(termOf('que exija experiencia')).toBeUndefined()
    expect(termOf('experiencia')).toBeUndefined()
  })
})

describe('a language', () => {
  it.each([
    ['ingles intermediario', 'ingles'],
    ['ingles nivel avancado', 'ingles'],
    ['fluente em ingles', 'ingles'],
    ['bilingue', 'ingles'],
    ['bilingue espanhol', 'espanhol'],
    ['portugues e espanhol', 'espanhol'],
    ['que fale frances', 'frances'],
  ])('%s', (phrase, value) => expect(termOf(phrase)).toEqual({ kind: 'language', value }))

  it.each(['portugues', 'tecnico de ingles', 'medio ingles', 'de ingles'])('isn’t asked for by %s', (phrase) =>
    expect(termOf(phrase)).toBeUndefined(),
  )
})

it('asks for nothing with how often, when somebody studies, or whom they feed', () => {
  for (const phrase of [
    '2x por semana',
    '3 vezes',
    '5o semestre',
    'porque estudo a noite',
    'tenho 3 filhos',
    'to aceitando',
  ])
    expect(isFiller(phrase)).toBe(true)
  for (const phrase of ['estudo', 'curso', '3 turno', 'escola a noite']) expect(isFiller(phrase)).toBe(false)
})

it('understands each benefit by its own name after a word such as “com”', () => {
  for (const [value] of benefitPhrases) {
    expect(termOf(normalise(`com ${benefits.nameOf(value)}`))).toEqual({ kind: 'benefit', value })
  }
})
