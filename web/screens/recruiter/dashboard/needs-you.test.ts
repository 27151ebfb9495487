import { expect, it } from 'vitest'
import { needsOf, type Summary } from './needs-you.tsx'

const nothing = { requests: [], unseen: [], closing: [], blockedWithOwner: [] } as unknown as Summary & { requests: [] }

it.each([
  ['review-profile', 'Perfil não aprovado: corrija e envie de novo'],
  ['review-organization', 'Empresa não aprovada: corrija e envie de novo'],
  ['review-job', 'Vaga não aprovada: corrija e envie de novo'],
] as const)('a refused %s is named as what it is', (taskType, text) => {
  const task = { taskType, processId: 'a', taskId: 'b', name: 'Nina Castro', decision: 'reject' }
  const { correct } = needsOf({ ...nothing, tasks: [task] as never, now: new Date() })
  expect(correct.map((need) => need.text)).toEqual([text])
})

it('a job that was blocked only with its company leads to where it is handed in again', () => {
  const blockedWithOwner = [{ jobId: 'a', jobName: 'Padeiro' }]
  const { correct } = needsOf({ ...nothing, blockedWithOwner, tasks: [], now: new Date() })
  expect(correct).toMatchObject([{ name: 'Padeiro', to: '/recruiter/job/a/edit', link: 'Abrir e enviar' }])
})
