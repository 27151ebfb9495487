import type { SelectiveProcess } from '@trampolim/contract/gateway/selection.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { ProcessActions } from './process-actions.tsx'

const id = 'a'.repeat(24)

function shown(changes: Partial<SelectiveProcess>) {
  const process = { processId: id, jobId: id, jobName: 'Padeiro', jobStatus: 'job:approved', step: 'discarded' }
  const element = createElement(ProcessActions, {
    process: { ...process, withdrawn: false, hasReceipt: false, ...changes } as SelectiveProcess,
    ...{ here: {} as never, onLeave: () => {} },
  })
  return renderToString(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))
}

it.each<[string, Partial<SelectiveProcess>]>([
  ['was discarded', {}],
  ['was in it when the job ended', { jobStatus: 'job:closed' }],
  ['was in it when the job was deleted', { jobId: null, jobStatus: null }],
  ['withdrew before the job ended', { withdrawn: true, jobStatus: 'job:closed' }],
])('leads who %s to similar jobs', (_, changes) => {
  expect(shown(changes)).toContain(selection.searchAlike)
})

it('lets who withdrew apply again while the job is open', () => {
  const html = shown({ withdrawn: true })
  expect(html).toContain(selection.applyAgain)
  expect(html).not.toContain(selection.searchAlike)
})
