import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { restingPart } from './resting-part.tsx'

it('is drawn by the server as soon as it is loaded there, among what surrounds it', async () => {
  const load = vi.fn(
    async () =>
      ({ name }: { name: string }) =>
        `Olá, ${name}`,
  )
  const Menu = restingPart('menu', load)
  renderToString(createElement(Menu, { name: 'Ana' }))
  await load.mock.results[0]?.value
  await vi.waitFor(() => expect(renderToString(createElement(Menu, { name: 'Ana' }))).toContain('Olá, Ana'))
  expect(load).toHaveBeenCalledTimes(1)
})
