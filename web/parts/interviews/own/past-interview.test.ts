import type { OwnInterview } from '@trampolim/contract/interviews.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PastInterview } from './past-interview.tsx'

const interview = {
  interviewId: 'a',
  jobName: 'Padeiro',
  company: 'Padaria Aurora',
  type: 'live',
  address: 'Rua das Flores, 10',
  notes: '',
  date: '2026-03-12',
  startDateTime: '2026-03-12T12:00:00.000Z',
  endDateTime: '2026-03-12T12:30:00.000Z',
  timeZone: 'America/Sao_Paulo',
  reason: null,
  needs: [],
  needsText: '',
} as unknown as OwnInterview

it.each([
  ['candidate:refused', 'Você recusou'],
  ['candidate:canceled', 'Você cancelou'],
  ['recruiter:canceled', 'Cancelada pela empresa'],
] as const)('the candidate reads an interview that is %s as theirs: %s', (status, words) => {
  expect(renderToStaticMarkup(createElement(PastInterview, { interview: { ...interview, status } }))).toContain(words)
})
