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
  endCause: 'jobDeleted',
}

function shown(changes: Partial<CandidateInvitation>) {
  const props = { invitation: { ...ofDeletedJob, ...changes }, now: '2026-03-20T15:00:00.000Z' }
  const element = createElement(InvitationCard, props)
  return renderToString(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))
}

const { timeout, jobEnded, jobDeleted, unknown } = invitations.endCause
const all = { timeout, jobEnded, jobDeleted, unknown, gone: invitations.jobGone }

const canceled = { status: 'invite:canceled', entry: 'recruiter:invite:cancel', endCause: null } as const
const accepted = { status: 'invite:confirmed', entry: 'candidate:invite:accept', endCause: null } as const
it.each<[string, Partial<CandidateInvitation>, (keyof typeof all)[]]>([
  ['ended with its deleted job', {}, ['jobDeleted']],
  ['ended with its job, which was deleted later', { endCause: 'jobEnded' }, ['gone', 'jobEnded']],
  ['was over in time, before its job was deleted', { endCause: 'timeout' }, ['gone', 'timeout']],
  ['ended without a recorded cause', { endCause: null }, ['gone', 'unknown']],
  ['was accepted before its job was deleted', accepted, ['gone']],
  ['was canceled by the recruiter', canceled, ['gone']],
])('says why an invitation ended, and nothing else: it %s', (_, changes, told) => {
  const html = shown(changes)
  const read = Object.entries(all).flatMap(([name, text]) => (html.includes(text) ? name : []))
  expect(read.sort()).toEqual([...told].sort())
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
