import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { emptyJob, type JobDraft } from '../draft/draft.ts'
import { Pay } from './pay.tsx'

const shown = (changes: Partial<JobDraft>) =>
  renderToString(
    createElement(Pay, { draft: { ...emptyJob, ...changes }, faults: {}, change: () => undefined, year: 2026 }),
  )

it.each(['1', '2', '8'])('asks what an internship pays as a grant, never as a salary (%s)', (salaryType) => {
  const html = shown({ jobSpecificType: '2', contractType: '8', salaryType })
  expect(html).not.toMatch(/salári|salarial|gorjeta/i)
  expect(html).toContain('Não mostrar a bolsa no anúncio')
  expect(html).toContain('auxílio-transporte são obrigatórios')
})

it('asks for the salary of other jobs', () => {
  for (const jobSpecificType of ['1', '3']) {
    expect(shown({ jobSpecificType, salaryType: '2' })).toContain('Salário por mês')
  }
})
