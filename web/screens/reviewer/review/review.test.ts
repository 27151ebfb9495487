import type { ReviewSheet } from '@trampolim/contract/gateway/reviews.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { sheetView } from '../../../parts/reviews/sheet-view.ts'
import Review from './review.tsx'

const now = new Date('2026-03-10T15:00:00Z')
const until = '2026-03-10T15:20:00.000Z'
const round = {
  id: '0'.repeat(24),
  subject: 'job',
  subjectId: '1'.repeat(24),
  name: 'Vendedor',
  company: 'Aurora',
} as const
const sheet: ReviewSheet = {
  ...round,
  ...{ entered: '2026-03-09T15:00:00.000Z', due: '2026-03-12T03:00:00.000Z', again: false, ahead: false },
  claimed: { by: 'Rita', you: true, until },
  ...{ status: 'job:validating', edition: 2, decision: null, comparedWith: null, logo: null },
  groups: [
    { group: 'job', fields: [{ field: 'jobName', value: 'Vendedor', before: null, changed: false, words: null }] },
  ],
  ...{ hints: [], obstacles: [], place: { at: 1, of: 1 }, next: null, jobsSoFar: null, decisions: [] },
}
const conflict = {
  faults: {},
  written: { decision: 'request_changes', reason: '', rule: '' },
  remarks: { jobName: 'Diga a loja.' },
  changed: refusals.review_changed,
}

/** The page as the server renders it. */
function made(changes: Partial<ReviewSheet> = {}, actionData?: typeof conflict) {
  const props = { loaderData: sheetView({ ...sheet, ...changes }, now), actionData }
  const element = createElement(Review as unknown as FunctionComponent<typeof props>, props)
  return renderToString(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))
}

it('decides on the version that it shows', () => {
  expect(made()).toMatch(/name="edition" value="2"/)
})

it.each([
  ['is still claimed', sheet.claimed],
  ['isn’t claimed any more', null],
])('says that another version was handed in, and keeps what was written, while the round %s', (_, claimed) => {
  const html = made({ edition: 3, claimed }, conflict)
  expect(html).toContain(refusals.review_changed)
  expect(html).toMatch(/name="edition" value="3"/)
  expect(html).toContain('Diga a loja.')
})

it('offers no decision on what another reviewer has claimed', () => {
  const html = made({ claimed: { by: 'Otto', you: false, until } }, conflict)
  expect(html).toContain(refusals.review_changed)
  expect(html).not.toContain('name="decision"')
  expect(made({ claimed: null })).not.toContain('name="decision"')
})

it('says why a decision wasn’t heard where there is no form any more', () => {
  const late = {
    ...conflict,
    faults: { decision: refusals.move_not_allowed },
    changed: null,
  } as unknown as typeof conflict
  const html = made({ claimed: { by: 'Otto', you: false, until } }, late)
  expect(html).toContain(reviews.unheard)
  expect(html).toContain(refusals.move_not_allowed)
  expect(made({}, conflict)).not.toContain(reviews.unheard)
})
