import { jobStatuses } from '@trampolim/marketplace/jobs/status.ts'
import { expect, it } from 'vitest'
import { jobStatusLabel, subjectStatusLabel } from './statuses.ts'

it('labels jobs as the specification does, and anything else as unknown', () => {
  expect(jobStatuses.map((status) => jobStatusLabel(status))).toEqual([
    'Vaga em análise',
    'Em análise',
    'Em análise',
    'Vaga ativa',
    'Rejeitada',
    'Bloqueada',
    'Processo seletivo pausado',
    'Processo seletivo encerrado',
  ])
  expect(['', 'job:other', 'toString'].map(jobStatusLabel)).toEqual(Array(3).fill('Desconhecido'))
})

it('labels a company and a job in the feminine, and people as everybody else', () => {
  expect(subjectStatusLabel('organization', 'approved')).toBe('Aprovada')
  expect(subjectStatusLabel('organization', 'created')).toBe('Em análise')
  expect(subjectStatusLabel('candidate', 'blocked')).toBe('Bloqueado')
  expect(subjectStatusLabel('job', 'job:rejected')).toBe('Rejeitada')
  expect(subjectStatusLabel('recruiter', 'other')).toBe('other')
})
