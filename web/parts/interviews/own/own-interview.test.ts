import type { OwnInterview } from '@trampolim/contract/interviews.ts'
import { ownInterviews } from '@trampolim/phrases/pt-br/interviews.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { OwnInterviewCard } from './own-interview.tsx'

const interview = {
  ...{
    interviewId: 'a',
    jobId: 'b',
    jobName: 'Padeiro',
    company: 'Padaria Aurora',
    type: 'remote',
    link: '',
    typeInfo: '',
  },
  ...{
    address: '',
    notes: '',
    date: '2026-03-12',
    timeZone: 'America/Sao_Paulo',
    needs: [],
    needsText: '',
    reason: null,
  },
  ...{ startDateTime: '2026-03-12T12:00:00.000Z', endDateTime: '2026-03-12T12:30:00.000Z' },
  ...{ status: 'candidate:confirmed', may: ['canceled'], overlaps: false, rescheduled: false },
} as unknown as OwnInterview

function shown(takenDown: boolean, changes: Partial<OwnInterview> = {}) {
  const now = '2026-03-10T12:00:00.000Z'
  const props = {
    interview: { ...interview, takenDown, ...changes },
    others: undefined,
    leaving: false,
    now,
    action: '/',
  }
  const router = createMemoryRouter([{ path: '/', element: createElement(OwnInterviewCard, props) }])
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

it('warns who confirmed an interview that its job was taken down', () => {
  expect(shown(true)).toContain(ownInterviews.takenDown)
  expect(shown(false)).not.toContain(ownInterviews.takenDown)
})

it('says that a paused job changes nothing for who has an interview', () => {
  expect(shown(false, { paused: true })).toContain(ownInterviews.paused)
  expect(shown(false)).not.toContain(ownInterviews.paused)
})

it('leads nobody into messages that are closed while the job is taken down', () => {
  expect(shown(false)).toContain(ownInterviews.writeText)
  expect(shown(true)).not.toContain(ownInterviews.writeText)
  expect(shown(true)).not.toContain('/messages/')
  expect(shown(true)).toContain('Padaria Aurora')
})
