import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { SettleCandidates } from './settle-candidates.tsx'

const [ana, bia] = ['a', 'b'].map((letter) => letter.repeat(24)) as [string, string]
const { settle, steps } = jobActions

/** The form that ends a job with a finalist and an applicant. */
function shown(mute: boolean, { interviews = 0, hireWaits = false } = {}) {
  const element = createElement(SettleCandidates, {
    job: {
      ...{ id: 'c'.repeat(24), name: 'Copeira' },
      ends: { candidacies: 2, hired: 0, interviews, invitations: 0 },
    },
    candidates: {
      finalists: [{ processId: ana, name: 'Ana', outcome: null, hireWaits }],
      more: false,
      steps: [{ step: 'curriculums', count: 1, people: [{ processId: bia, name: 'Bia' }] }],
      mute,
    },
    ...{ intent: 'finish', refused: null, done: null, typed: {}, found: null, action: '/x', back: null },
  })
  return renderToString(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))
}

describe('the form that ends a job', () => {
  it('asks what becomes of each, and for a text', () => {
    const html = shown(false)
    for (const text of [settle.finish.text, settle.outcome.kept, steps.text]) expect(html).toContain(text)
    expect(html.match(/<(textarea|input)[^>]*name="(step)?[tT]ext:/g)).toHaveLength(3)
  })

  it('says how many interviews end with it', () => {
    expect(shown(false, { interviews: 2 })).toContain('2 entrevistas por vir')
    expect(shown(false)).not.toContain('por vir')
  })

  it('decides nothing of a finalist who has a hiring message to answer', () => {
    const html = shown(false, { hireWaits: true })
    expect(html).toContain(settle.hireWaits)
    expect(html).toMatch(/<input type="hidden" name="outcome:a+" value="undecided"/)
    expect(html).not.toMatch(/type="radio" name="outcome:/)
    expect(shown(false)).toMatch(/name="outcome:/)
  })

  it('offers no texts, and to keep nobody, for one that a reviewer took down', () => {
    const html = shown(true)
    expect(html).toContain(settle.mute)
    expect(html).toContain(settle.outcome.hired)
    expect(html).not.toContain(settle.outcome.kept)
    expect(html).not.toMatch(/name="(step)?[tT]ext:/)
  })
})
