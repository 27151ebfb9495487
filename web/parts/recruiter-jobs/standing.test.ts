import type { RecruiterProfile } from '@trampolim/contract/gateway/recruiters.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { Standing } from './standing.tsx'

function shown(
  organizationId: string | null,
  organizationBlocked: RecruiterProfile['organizationBlocked'] = null,
  changes: Partial<RecruiterProfile> = {},
) {
  const profile = {
    status: 'created',
    reviewDue: '2026-03-12T03:00:00.000Z',
    approved: false,
    statusReason: null,
    joining: null,
    organizationId,
    organizationBlocked,
    email: '',
    emailValidated: true,
    ...changes,
  }
  const element = createElement(Standing, { profile: profile as unknown as RecruiterProfile })
  return renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))
}

it('says that a blocked company stays so until its correction is approved', () => {
  const text = shown('a'.repeat(24), { reason: null, corrected: true }, { status: 'approved' })
  expect(text).toContain(recruiter.organizationBlocked.textCorrected)
  expect(text).not.toContain(recruiter.organizationBlocked.text)
})

it('says that jobs can be published only to whoever has a company', () => {
  expect(shown('a'.repeat(24))).toContain(recruiter.underReview.text)
  expect(shown(null)).not.toContain(recruiter.underReview.text)
  expect(shown(null)).toContain(recruiter.noOrganization.text)
})

it('says to all recruiters of a blocked company what is closed, and why', () => {
  const text = shown('a'.repeat(24), { reason: 'Empresa de fachada.', corrected: false })
  expect(text).toContain(recruiter.organizationBlocked.title)
  expect(text).toContain('Motivo: Empresa de fachada.')
  expect(shown('a'.repeat(24))).not.toContain(recruiter.organizationBlocked.title)
})

it('says what is to be corrected, and not that a review goes on, to whoever it waits for', () => {
  const text = shown('a'.repeat(24), null, { status: 'pending', reviewDue: null })
  expect(text).toContain(recruiter.toCorrect.title)
  expect(text).toContain('href="/recruiter/profile"')
  expect(text).not.toContain(recruiter.underReview.title)
})

it('promises nothing for later to whoever was approved before', () => {
  const text = shown('a'.repeat(24), null, { status: 'pending', approved: true })
  expect(text).toContain(recruiter.underReview.textAgain)
  expect(text).not.toContain(recruiter.underReview.text)
})
