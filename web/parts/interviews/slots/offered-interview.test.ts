import type { OfferedInterview } from '@trampolim/contract/interview-slots.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { OfferedCard } from './offered-interview.tsx'

const id = 'a'.repeat(24)
const slot = { slotId: id, date: '2026-03-12', name: null, state: 'free' as const }
const times = { startDateTime: '2026-03-12T13:00:00.000Z', endDateTime: '2026-03-12T13:30:00.000Z' }

it.each([
  ['America/Manaus', 'Quinta-feira, 12 de março (horário de Manaus)'],
  ['America/Sao_Paulo', 'Quinta-feira, 12 de março<'],
])('names the time zone of offered times, as the agenda does: %s', (timeZone, words) => {
  const interview = {
    ...{ interviewId: id, jobId: id, jobName: 'Padeiro', type: 'live', typeInfo: '', address: 'Rua das Flores, 10' },
    ...{ link: '', notes: '', timeZone, slots: [{ ...slot, ...times }], offers: [] },
  } as OfferedInterview
  const element = createElement(OfferedCard, { interview, now: '2026-03-10T15:00:00.000Z', action: '/' })
  const router = createMemoryRouter([{ path: '/', element }])
  expect(renderToString(createElement(RouterProvider, { router }))).toContain(words)
})
