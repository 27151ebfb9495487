import type { RecruiterProfile } from '@trampolim/contract/gateway/recruiters.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { Standing } from './standing.tsx'

function shown(organizationId: string | null, organizationBlocked: RecruiterProfile['organizationBlocked'] = null) {
  const profile = {
    status: 'created',
    statusReason: null,
    joining: null,
    organizationId,
    organizationBlocked,
    email: '',
    emailValidated: true,
  }
  const element = createElement(Standing, { profile: profile as unknown as RecruiterProfile })
  return renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))
}

it('says that jobs can be published only to whoever has a company', () => {
  expect(shown('a'.repeat(24))).toContain(recruiter.underReview.text)
  expect(shown(null)).not.toContain(recruiter.underReview.text)
  expect(shown(null)).toContain(recruiter.noOrganization.text)
})

it('says to all recruiters of a blocked company what is closed, and why', () => {
  const text = shown('a'.repeat(24), { reason: 'Empresa de fachada.' })
  expect(text).toContain(recruiter.organizationBlocked.title)
  expect(text).toContain('Motivo: Empresa de fachada.')
  expect(shown('a'.repeat(24))).not.toContain(recruiter.organizationBlocked.title)
})
