import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { AskToEnd } from './vacancies-filled.tsx'

function shown(status: JobStatus) {
  const element = createElement(AskToEnd, { jobId: 'a'.repeat(24), status, vacancies: 1, hired: 1 })
  return renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))
}

it('says of a filled job that it goes on receiving applications only if it does', () => {
  expect(shown('job:approved')).toContain(jobActions.filled.text)
  for (const status of ['job:disabled', 'job:pending', 'job:blocked'] as const) {
    expect(shown(status)).not.toContain('recebendo candidaturas')
  }
  expect(shown('job:disabled')).toContain(jobActions.filled.textClosed)
})
