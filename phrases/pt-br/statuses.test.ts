import { jobStatuses } from '@trampolim/marketplace/jobs/status.ts'
import { expect, it } from 'vitest'
import { interviewStatus, invitationEntry, jobStatus, jobStatusLabel } from './statuses.ts'

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

it('has no empty label', () => {
  const labels = [jobStatus, invitationEntry, interviewStatus].flatMap((record) => Object.values(record))
  expect(labels.filter((label) => label.trim() === '')).toEqual([])
})
