import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { OrganizationStatus } from './organization-status.tsx'

const { reviewAgain, reviewBlocked, reviewText } = organizations.status

it.each([
  ['an edit of an approved company', { everApproved: true, inForce: true }, reviewAgain],
  ['the correction of a blocked one', { everApproved: true, inForce: false }, reviewBlocked],
  ['a new one', { everApproved: false, inForce: false }, reviewText],
])('says what holds during the review of %s', (_, facts, text) => {
  const props = { ...facts, status: 'pending', reason: null, reviewDue: null, task: null } as const
  const element = createElement(OrganizationStatus, props)
  const router = createMemoryRouter([{ path: '/', element }])
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
  expect([reviewAgain, reviewBlocked, reviewText].filter((each) => html.includes(each))).toEqual([text])
})
