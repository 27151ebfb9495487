import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { expect, it } from 'vitest'
import { withdrawText } from './withdraw-text.ts'

it.each(['curriculums', 'interviews', 'finalists'] as const)(
  'before somebody withdraws from the %s, says what of a company’s plans ends too',
  (step) => {
    const text = withdrawText({ step })
    expect(text).toContain(selection.withdrawText)
    expect(text.includes('entrevista por vir')).toBe(step !== 'curriculums')
    expect(text.includes('contratação em aberto')).toBe(step === 'finalists')
  },
)
