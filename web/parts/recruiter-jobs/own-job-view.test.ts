import type { OwnJob } from '@trampolim/contract/job-content.ts'
import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { expect, it } from 'vitest'
import { ownJobView } from './own-job-view.ts'

const own = {
  counts: { curriculums: 0, selectiveProcess: 0, interviews: 0, finalists: 0, discarded: 0 },
  content: { questionnaire: [], sameAsOwnCompany: true },
  task: { processId: 'a'.repeat(24), taskId: 'b'.repeat(24) },
  endsWithJob: { interviews: 0, invitations: 0 },
  ...{ vacancies: 1, hired: 0, unseen: 0, statusReason: null, belowMinimumWage: null, exceptionApproved: false },
}
const noticeOf = (status: string, task: object | null = own.task) =>
  ownJobView({ own: { ...own, status, task } } as unknown as JobDetails & { own: OwnJob }).statusNotice

it('tells a recruiter what the reviewers decided, in a whole sentence', () => {
  expect(noticeOf('job:pending')).toBe('A equipe de análise pediu uma correção.')
  expect(noticeOf('job:rejected')).toMatch(/^A vaga não foi aprovada\. Corrija/)
  expect(noticeOf('job:blocked')).toMatch(/^A vaga saiu do ar/)
  expect(noticeOf('job:blocked', null)).toMatch(/^A vaga saiu do ar porque a empresa/)
  expect(noticeOf('job:pending', null)).toMatch(/^As mudanças esperam aprovação/)
})
