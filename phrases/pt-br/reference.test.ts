import { contractTypes } from '@trampolim/marketplace/reference/contract-types.ts'
import { weekdays } from '@trampolim/marketplace/reference/weekdays.ts'
import { expect, it } from 'vitest'
import { speak } from '../speak.ts'
import { reference } from './reference.ts'

const t = speak(reference)

it('speaks the label of a code', () => {
  expect(contractTypes.codes.map((code) => t(`contractType.${code}`))).toEqual([
    'CLT efetivo',
    'CLT temporário',
    'PJ',
    'Autônomo (freelancer)',
    'Cooperado',
    'Cargo em comissão (setor público)',
    'Aprendizagem',
    'Estágio',
  ])
  expect(weekdays.codes.map((day) => t(`weekday.${day}`)).at(0)).toBe('Segunda-feira')
})
