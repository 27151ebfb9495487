import { contact } from '@trampolim/phrases/pt-br/contact.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { awake } from '../awake.ts'
import { hold } from './hold.ts'
import { expect, test } from './journey.ts'

const name = 'Maria Joaquina da Conceição dos Santos Albuquerque e Silva'
const message = 'A vaga já fechou, e ninguém me disse nada. O que eu faço para saber?'

for (const [field, path, label, text] of [
  ['a name', '/register', registration.you.name, name],
  ['a search', '/', search.occupation, 'auxiliar administrativo para uma escola perto de casa'],
  ['a message', '/contact', contact.form.message, message],
] as const)
  test(`who goes on typing ${field} while the scripts come stays where they are`, async ({ page }) => {
    const scripts = await hold(page, /\.js$/)
    await page.goto(path, { waitUntil: 'commit' })
    const typed = page.getByLabel(label, { exact: true }).first()
    await typed.pressSequentially(text.slice(0, 8))
    await scripts.release()
    await page.keyboard.type(text.slice(8), { delay: 30 })
    await awake(page)
    await expect(typed).toHaveValue(text)
  })
