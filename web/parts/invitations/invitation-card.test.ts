import type { CandidateInvitation } from '@trampolim/contract/gateway/invitations.ts'
import { invitations } from '@trampolim/phrases/pt-br/invitations.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { InvitationCard } from './invitation-card.tsx'

const ofDeletedJob: CandidateInvitation = {
  ...{ inviteId: 'a'.repeat(24), job: null, jobName: 'Padeiro', company: 'Padaria Aurora', forClient: false },
  ...{ cvType: 'professional', status: 'invite:canceled', entry: 'automation:invite:timeout', questions: [] },
  ...{ received: '2026-03-10T15:10:00.000Z', ends: null, ended: '2026-03-12T15:00:00.000Z', processId: null },
}

function shown(changes: Partial<CandidateInvitation>) {
  const props = { invitation: { ...ofDeletedJob, ...changes }, now: '2026-03-20T15:00:00.000Z' }
  const element = createElement(InvitationCard, props)
  return renderToString(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))
}

it('says that an invitation ended because the company deleted the job, without an alternative', () => {
  const html = shown({})
  expect(html).toContain(invitations.jobDeleted)
  expect(html).not.toContain(invitations.jobGone)
  expect(html).not.toContain(invitations.timedOutOrClosed)
})

it.each([
  ['that may have ended before', { ended: '2026-03-22T03:00:00.000Z' }],
  ['that was accepted before', { status: 'invite:confirmed', entry: 'candidate:invite:accept' }],
] as const)('says of one %s only that the job was deleted', (_, changes) => {
  const html = shown(changes)
  expect(html).toContain(invitations.jobGone)
  expect(html).not.toContain(invitations.jobDeleted)
  expect(html).not.toContain(invitations.timedOutOrClosed)
})

it('names no day to answer by once the job was deleted', () => {
  const open = {
    status: 'invite:pending',
    entry: 'candidate:invite:new',
    ends: '2026-03-18T03:00:00.000Z',
    ended: null,
  }
  expect(shown(open as Partial<CandidateInvitation>)).not.toContain('Responda até')
})
