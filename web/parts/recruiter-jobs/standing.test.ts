import type { RecruiterProfile } from '@trampolim/contract/gateway/recruiters.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { Standing } from './standing.tsx'

function shown(organizationId: string | null) {
  const profile = {
    status: 'created',
    statusReason: null,
    joining: null,
    organizationId,
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
