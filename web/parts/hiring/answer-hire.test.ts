import type { SelectiveProcess } from '@trampolim/contract/gateway/selection.ts'
import type { HiringMessage } from '@trampolim/contract/hiring.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { hiringCandidate, hiringSide } from '@trampolim/phrases/pt-br/hiring.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { AnswerHire } from './answer-hire.tsx'

const hire: HiringMessage = {
  ...{ hireId: 'a'.repeat(24), status: 'pending', salary: 210_000, start: '2026-04-01', documents: ['cpf'] },
  ...{ otherDocuments: '', message: 'Venha às 8h.', made: '2026-03-10T15:00:00.000Z' },
  ...{ told: '2026-03-10T15:10:00.000Z', ends: '2026-03-18T03:00:00.000Z' },
  ...{ answered: null, ended: null, endedBy: null, reason: null },
}

function shown(
  changes: Partial<HiringMessage>,
  standing: SelectiveProcess['standing'],
  kind: JobKindWord = 'professional',
) {
  const props = {
    processId: 'b'.repeat(24),
    kind,
    hire: { ...hire, ...changes },
    standing,
    action: '/selective-process',
  }
  const element = createElement(AnswerHire, props)
  return renderToString(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))
}

it('names the last whole day on which it can be answered', () => {
  const html = shown({}, 'open')
  expect(html).toContain('Responda até 17 de março.')
  expect(html).toContain(hiringCandidate.accept)
})

it('offers only to refuse while the job is taken down, without a day', () => {
  const html = shown({}, 'removed')
  expect(html).not.toContain(hiringCandidate.accept)
  expect(html).not.toContain('17 de março')
  expect(html).toContain(hiringCandidate.status.pendingAway)
  expect(html).toContain(hiringCandidate.reject)
})

it('sends nobody who accepted into a thread that is closed while the job is taken down', () => {
  const html = shown({ status: 'accepted', ends: null }, 'removed')
  expect(html).toContain(hiringCandidate.status.acceptedAway)
  expect(html).toContain(hiringCandidate.cancel)
})

it('no longer says that the company wants to hire once the message ended', () => {
  expect(shown({}, 'open')).toContain(hiringCandidate.title)
  for (const status of ['canceled', 'expired', 'rejected'] as const) {
    expect(shown({ status, ends: null }, 'open')).not.toContain(hiringCandidate.title)
  }
})

it('says that a hire was accepted, and where to agree on details: in messages only while they are open', () => {
  const accepted = { status: 'accepted', ends: null } as const
  const open = shown(accepted, 'open')
  expect(open).toContain(hiringCandidate.titleAccepted)
  expect(open).not.toContain(hiringCandidate.title)
  expect(open).toContain(hiringCandidate.status.accepted)
  expect(shown(accepted, 'closed')).toContain(hiringCandidate.status.acceptedEnded)
  const deleted = shown(accepted, null)
  expect(deleted).toContain(hiringCandidate.status.acceptedDeleted)
  // Nobody would learn of a cancellation.
  expect(deleted).not.toContain(hiringCandidate.cancel)
})

it('says that a message fell with its job, and not that the company canceled it', () => {
  const fallen = shown({ status: 'canceled', ends: null, endedBy: 'automation' }, null)
  expect(fallen).toContain(hiringCandidate.status.canceledDeleted)
  expect(fallen).not.toContain(hiringCandidate.status.canceled)
  const canceled = shown({ status: 'canceled', ends: null, endedBy: 'recruiter' }, null)
  expect(canceled).toContain(hiringCandidate.status.canceled)
})

it('offers an internship with a grant and an agreement, and no employment', () => {
  const html = shown({}, 'open', 'internship')
  for (const text of [hiringCandidate.internship.title, hiringCandidate.internship.accept, hiringSide.terms.grant])
    expect(html).toContain(text)
  expect(html).toContain('termo de compromisso')
  expect(html).not.toMatch(/salário|contratar|carteira/i)
  expect(shown({ status: 'accepted', ends: null }, 'open', 'internship')).toContain('termo de compromisso')
  expect(shown({ status: 'rejected', ends: null }, 'open', 'internship')).not.toContain('termo de compromisso')
})

it('tells an apprentice that a guardian signs too', () => {
  const html = shown({}, 'open', 'apprentice')
  expect(html).toContain(hiringCandidate.apprentice.title)
  expect(html).toContain('seu responsável assina também')
  expect(html).toContain(hiringSide.terms.salary)
})

it('says that a message expired, and promises no other one once the job ended or is taken down', () => {
  const expired = { status: 'expired', ends: null } as const
  expect(shown(expired, 'open')).toContain(hiringCandidate.status.expired)
  const closed = shown(expired, 'closed')
  expect(closed).toContain(hiringCandidate.status.expiredEnded)
  const away = shown(expired, 'removed')
  expect(away).toContain(hiringCandidate.status.expiredAway)
  for (const html of [closed, away]) expect(html).not.toContain('pode enviar outra')
})

it('says what comes next to who refused, as long as the job goes on', () => {
  expect(shown({ status: 'rejected', ends: null }, 'open')).toContain(hiringCandidate.status.rejectedOpen)
  for (const standing of ['closed', 'removed', null] as const)
    expect(shown({ status: 'rejected', ends: null }, standing)).not.toContain(hiringCandidate.status.rejectedOpen)
})
