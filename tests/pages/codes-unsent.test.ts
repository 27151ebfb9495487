import { afterAll, expect, it } from 'vitest'
import { openWebHouse } from './web-house.ts'

const visitors = await openWebHouse()
afterAll(() => visitors.close())

it.each([
  '/register?step=phone',
  '/register?step=code',
  '/recruiter/register?step=phone',
  '/recruiter/register?step=code',
])('doesn’t say that a code was sent where none was: %s', async (path) => {
  const html = await (await fetch(visitors.address + path)).text()
  const shown = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(shown).not.toContain('Enviamos um código')
  expect(shown).not.toContain('name="code"')
  expect(shown).toContain('Enviar código')
})
