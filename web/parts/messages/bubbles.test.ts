import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { Bubbles } from './bubbles.tsx'
import type { ThreadView } from './view.ts'

const { none } = messages.thread
const nothing = () => {}

function shown(closed: string | null) {
  const thread = {
    here: '/messages/1',
    title: 'Padeiro',
    side: 'candidate',
    isLatest: true,
    bubbles: [],
    older: null,
    closed,
  }
  const props = {
    ...{ thread: thread as unknown as ThreadView, waiting: [] },
    ...{ onDone: nothing, onSent: nothing, onEdit: nothing },
  }
  const router = createMemoryRouter([{ path: '/', element: createElement(Bubbles, props) }])
  return renderToString(createElement(RouterProvider, { router }))
}

it('asks nobody to write into a closed thread', () => {
  expect(shown(null)).toContain(none.candidate)
  const html = shown('Você desistiu desta vaga.')
  expect(html).not.toContain(none.candidate)
  expect(html).toContain(none.closed)
})
