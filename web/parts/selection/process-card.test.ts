import type { SelectiveProcess } from '@trampolim/contract/gateway/selection.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { ProcessCard } from './process-card.tsx'

const moment = '2026-03-10T15:00:00.000Z'
const entry = (type: string) => ({ type, step: null, happened: moment, feedback: null })
const deleted: SelectiveProcess = {
  ...{ processId: 'a'.repeat(24), jobId: null, jobName: 'Padeiro', company: 'Padaria Aurora' },
  ...{ jobStatus: null, standing: null, cvType: 'professional', origin: 'applied', step: 'discarded' },
  ...{ status: 'candidate:discarded', outcome: null, keptUntil: null, hire: null, withdrawn: false },
  ...{ hasReceipt: false, applied: moment, moved: moment, reportViews: [] },
  history: [entry('applied'), entry('job_deleted')],
}

function shown(changes: Partial<SelectiveProcess>) {
  const element = createElement(ProcessCard, { process: { ...deleted, ...changes } })
  return renderToString(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))
}

it('dates a step by when it was reached, not by what happened at it', () => {
  const at = (type: string, day: number) => ({
    ...{ type, step: 'finalists' as const, happened: `2026-03-${day}T15:00:00.000Z`, feedback: null },
  })
  const html = shown({
    ...{ jobId: 'b'.repeat(24), jobStatus: 'job:approved', standing: 'open', step: 'finalists' },
    ...{ status: 'candidate:finalist', history: [at('moved', 12), at('hire_offered', 13), at('hire_rejected', 15)] },
  })
  const [line = ''] = html.split(selection.history)
  expect(line).toContain('2026-03-12')
  expect(line).not.toMatch(/2026-03-1[35]/)
})

it('says that the company deleted the job, and what that means, to who was in its selection', () => {
  const html = shown({})
  expect(html).toContain(selection.now.deleted)
  expect(html).toContain(selection.jobGoneNext)
  expect(html).toContain(selection.events.job_deleted)
})

it.each([
  ['was discarded before', { history: [entry('applied'), entry('discarded'), entry('job_deleted')] }, 'discarded'],
  ['had withdrawn', { withdrawn: true, history: [entry('withdrawn'), entry('job_deleted')] }, 'withdrawn'],
] as const)('says it beside what became of who %s', (_, changes, said) => {
  const html = shown({ ...changes, history: [...changes.history] })
  expect(html).toContain(selection.now[said])
  expect(html).toContain(selection.jobGone)
  expect(html).not.toContain(selection.jobGoneNext)
})
