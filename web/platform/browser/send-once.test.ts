import { createMemoryRouter, type Navigation } from 'react-router'
import { expect, it } from 'vitest'
import { isBeingSent } from './send-once.ts'

const formOf = (fields: Readonly<Record<string, string>>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

/** What the router says while a form is on its way to `/interviews`. */
async function whileSending(data: FormData): Promise<Navigation> {
  const router = createMemoryRouter([{ path: '/interviews', action: () => new Promise(() => {}) }], {
    initialEntries: ['/interviews'],
  })
  void router.navigate('/interviews', { formMethod: 'post', formData: data })
  await new Promise(setImmediate)
  return router.state.navigation
}

const confirmed = { id: '1', answer: 'confirmed' }

it('knows the form that is being sent, in whatever order its button comes', async () => {
  const sent = await whileSending(formOf(confirmed))
  const again = { action: '/interviews', data: formOf({ answer: 'confirmed', id: '1' }) }
  expect(isBeingSent(again, sent)).toBe(true)
  expect(isBeingSent({ ...again, action: '/interviews#answers' }, sent)).toBe(true)
})

it('takes another answer, another form and one after the answer for forms of their own', async () => {
  const sent = await whileSending(formOf(confirmed))
  const again = { action: '/interviews', data: formOf(confirmed) }
  expect(isBeingSent({ ...again, data: formOf({ ...confirmed, answer: 'canceled' }) }, sent)).toBe(false)
  expect(isBeingSent({ ...again, action: '/messages/1' }, sent)).toBe(false)
  const idle = createMemoryRouter([{ path: '/' }]).state.navigation
  expect(isBeingSent(again, idle)).toBe(false)
})
