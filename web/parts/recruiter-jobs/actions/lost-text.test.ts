import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { expect, it } from 'vitest'
import type { ActedJob } from './job-actions.ts'
import { lostTexts } from './lost-text.ts'

const nobody = { candidacies: 0, hired: 0, interviews: 0, invitations: 0 }
const job: ActedJob = {
  id: 'a'.repeat(24),
  name: 'Padeiro',
  status: 'job:approved',
  mayManage: true,
  closes: null,
  left: 0,
  ends: nobody,
}
const lost = (ends: Partial<ActedJob['ends']>, changes: Partial<ActedJob> = {}) =>
  lostTexts('delete', { ...job, ...changes, ends: { ...nobody, ...ends } }).join(' ')

it('names what ends with a deleted job, and that all whom it concerns are told', () => {
  const text = lost({ candidacies: 13, hired: 1, interviews: 2, invitations: 1 })
  expect(text).toContain('13 candidaturas, 2 entrevistas por vir e 1 convite sem resposta')
  expect(text).toContain('Avisamos cada pessoa, e quem se candidatou mantém a vaga no histórico.')
  expect(text).toContain('A pessoa contratada também é avisada')
  expect(text).toContain(jobActions.lost.instead)
})

it('says when nobody is concerned, and leaves out what there is none of', () => {
  expect(lost({})).toContain(jobActions.lost.none)
  expect(lost({ invitations: 1 })).toContain('O que termina com ela: 1 convite sem resposta. Avisamos cada pessoa.')
  const hired = lost({ hired: 2 })
  expect(hired).toContain('As 2 pessoas contratadas')
  expect(hired).not.toContain(jobActions.lost.none)
})

it('doesn’t advise to end what has ended', () => {
  expect(lost({ hired: 1 }, { status: 'job:closed' })).not.toContain(jobActions.lost.instead)
})
