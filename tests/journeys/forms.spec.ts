import type { Locator, Page } from '@playwright/test'
import { curriculum } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumFieldLabels } from '@trampolim/phrases/pt-br/curriculum-fields.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { hold } from './hold.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import { newIdentity } from './new-candidate.ts'
import { approveAll, newHiringPerson, registerRecruiter } from './new-recruiter.ts'
import { fillYou } from './register-on-pages.ts'
import { scriptOf } from './script-of.ts'

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('it has no box')
  return { ...box, middle: [box.x + box.width / 2, box.y + box.height / 2] as const }
}

test.describe('leaving a faulty field', () => {
  test.use({ viewport: screens.phone, hasTouch: true })

  for (const way of ['finger', 'mouse'] as const) {
    const press = (page: Page, [x, y]: readonly [number, number]) =>
      way === 'finger' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y, { delay: 80 })

    test(`moves nothing, and the next press by ${way} counts`, async ({ page }) => {
      await open(page, '/register')
      const [birthDate, cpf] = [page.getByLabel(registration.you.birthDate), page.getByLabel(registration.you.cpf)]
      await cpf.scrollIntoViewIfNeeded()
      await birthDate.pressSequentially('31022020')
      const before = await boxOf(cpf)
      await press(page, before.middle)
      await expect(cpf).toBeFocused()
      await expect(page.getByText(faults.invalid_date)).toBeVisible()
      expect(await boxOf(cpf)).toEqual(before)

      await cpf.pressSequentially('11111111111')
      const next = page.getByRole('button', { name: registration.next, exact: true }).last()
      await next.scrollIntoViewIfNeeded()
      await press(page, (await boxOf(next)).middle)
      await expect(page.getByRole('alert').filter({ hasText: faults.invalid_cpf })).toBeVisible()
    })
  }

  test('long faults appear once the press has counted', async ({ page }) => {
    await open(page, '/register')
    const [birthDate, cpf] = [page.getByLabel(registration.you.birthDate), page.getByLabel(registration.you.cpf)]
    await cpf.scrollIntoViewIfNeeded()
    await birthDate.pressSequentially('01012020')
    await page.touchscreen.tap(...(await boxOf(cpf)).middle)
    await expect(cpf).toBeFocused()
    await expect(page.getByText(faults.under_age)).toBeVisible()
  })

  test('before the form’s rules have come shows its fault once they are there', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(new RegExp(`${scriptOf('parts/registration/write-registration.ts')}$`), async (route) => {
      await released
      await route.continue()
    })
    await open(page, '/register')
    const birthDate = page.getByLabel(registration.you.birthDate)
    await birthDate.pressSequentially('01012020')
    await page.getByLabel(registration.you.cpf).focus()
    await expect(birthDate).toHaveValue('01/01/2020')
    await expect(page.getByText(faults.under_age)).toBeHidden()
    release()
    await expect(page.getByText(faults.under_age)).toBeVisible()
  })
})

test('a CEP that changed while it was looked up is looked up again when it is typed again', async ({ page }) => {
  const { contact } = registration
  await open(page, '/register')
  await fillYou(page, { name: 'Ana Nascimento', cpf: newIdentity().cpf })
  const lookingUp = await hold(page, /\/addresses\//)
  const zipCode = page.getByLabel(contact.zipCode)
  await zipCode.pressSequentially('01310100')
  await expect.poll(lookingUp.count).toBe(1)
  await zipCode.press('Backspace')
  await lookingUp.release()
  await expect(page.getByText(contact.zipLooking)).toBeHidden()
  await expect(page.getByRole('combobox', { name: contact.city })).toHaveValue('')
  await zipCode.press('0')
  await expect(page.getByRole('combobox', { name: contact.city })).toHaveValue('São Paulo, SP')
})

test('a text that is too long is counted and reported, and never cut', async ({ page }) => {
  await open(page, '/register')
  const name = page.getByLabel(registration.you.name)
  await name.fill(`${'Ana '.repeat(30)}Souza`)
  await expect(page.getByText('125/120')).toBeVisible()
  await page.getByLabel(registration.you.cpf).focus()
  await expect(page.getByText(faults.too_long)).toBeVisible()
  await expect(name).toHaveValue(/Souza$/)
  await name.fill('Ana Souza')
  await expect(page.getByText(faults.too_long)).toBeHidden()
})

test('a tab asks before it closes over unsent input', async ({ page }) => {
  await open(page, '/register')
  await page.getByLabel(registration.you.name).pressSequentially('Ana')
  await expect.poll(() => page.evaluate('sessionStorage.length')).toBeGreaterThan(0)
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})

test('the browser’s own text size is respected', async ({ page }) => {
  await page.setViewportSize(screens.phone)
  const browser = await page.context().newCDPSession(page)
  // By their text: some buttons appear only with JavaScript.
  const sizes = () =>
    page.evaluate<Record<string, number>>(`Object.fromEntries(
      [...document.querySelectorAll('main label, main [type=submit], main input')]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => [element.id || element.textContent, Number.parseFloat(getComputedStyle(element).fontSize)])
    )`)
  for (const path of ['/', '/search', '/register', '/signin']) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
    await open(page, path)
    const usual = await sizes()
    expect(Object.keys(usual).length, path).toBeGreaterThan(1)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await open(page, path)
    const doubled = Object.entries(usual).map(([what, size]) => [what, size * 2])
    expect(await sizes(), path).toMatchObject(Object.fromEntries(doubled))
  }
})

test('a curriculum made from a file shows a visible message, and long words stay within the screen', async ({
  page,
  newCandidate,
  signInWith,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const { token } = await newCandidate()
  await signInWith(token)
  await open(page, '/curriculum/professional/edit?file=true')
  await page.getByLabel(curriculumFieldLabels.objective).fill('x'.repeat(300))
  await page.getByRole('button', { name: curriculumForm.languages.add }).click()
  await page.getByRole('button', { name: curriculum.form.save }).last().click()
  const saved = page.getByText(curriculum.saved)
  await expect(saved).toBeInViewport()
  await expect(page.locator('[data-arrived]')).toBeFocused()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
  for (const section of ['', '?section=curriculum', '?section=knowledge', '?file=true']) {
    await open(page, `/curriculum/professional/edit${section}`)
    expect(await page.evaluate('document.documentElement.scrollWidth'), section).toBe(320)
  }
})

test('very long names stay within the screen everywhere', async ({ page, callsOf, signInWith }) => {
  const reviewer = await signInByCall(callsOf(), 'rita')
  const word = 'Supercalifragilistico'.repeat(5)
  const recruiter = await registerRecruiter(callsOf(), {
    ...newHiringPerson(),
    company: word,
    jobName: `${word} de loja`,
  })
  await approveAll(callsOf(reviewer), recruiter)
  const { jobId, token } = recruiter
  const isWithin = async (paths: readonly string[]) => {
    for (const path of paths) {
      await open(page, path)
      await expect(page.getByText(word).first(), path).toBeAttached()
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const widthOf = () => page.evaluate('document.documentElement.scrollWidth')
        await expect.soft.poll(widthOf, `${path} at ${width}`).toBe(width)
      }
    }
  }
  await isWithin([`/jobs/${jobId}`])
  await signInWith(token)
  await isWithin(['/recruiter/jobs', `/recruiter/job/${jobId}/job-details`, '/recruiter/organization'])
  await signInWith(reviewer)
  await isWithin(['/review/audit'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

  test('a registration adds and removes phones', async ({ page }) => {
    await page.goto('/register?step=contact')
    const phones = page.getByLabel(registration.contact.phone)
    await page.goto('/register')
    await page.getByLabel(registration.you.name).fill('Joana Ribeiro')
    await page.getByLabel(registration.you.birthDate).fill('21/08/1996')
    await page.getByLabel(registration.you.cpf).fill('529.982.247-25')
    await page.getByRole('radio', { name: 'Feminino' }).check()
    await press(page, registration.next)
    await phones.first().fill('(11) 98765-4321')
    await press(page, registration.contact.addPhone)
    await expect(phones).toHaveCount(2)
    await expect(phones.first()).toHaveValue('(11) 98765-4321')
    await phones.nth(1).fill('(11) 91234-5678')
    await page
      .getByRole('button', { name: 'Remover (11) 98765-4321' })
      .or(page.getByRole('button', { name: /^Remover/ }))
      .first()
      .click()
    await expect(phones).toHaveCount(1)
    await expect(phones).toHaveValue('(11) 91234-5678')
  })

  test('a job’s questions are added and put in order', async ({ page, signInAs }) => {
    await signInAs('bruno')
    await page.goto('/recruiter/job/create')
    await page.getByRole('heading', { name: jobForm.groups.questions.title }).click()
    await press(page, jobForm.questions.add)
    await page.getByRole('textbox', { name: 'Pergunta 1' }).fill('Mora perto?')
    await press(page, jobForm.questions.add)
    await page.getByRole('textbox', { name: 'Pergunta 2' }).fill('Por que aqui?')
    await press(page, 'Subir a pergunta 2')
    await expect(page.getByRole('textbox', { name: 'Pergunta 1' })).toHaveValue('Por que aqui?')
    await expect(page.getByRole('textbox', { name: 'Pergunta 2' })).toHaveValue('Mora perto?')
  })

  test('a curriculum opens, fills in and removes an experience', async ({ page, newCandidate, signInWith }) => {
    const { token } = await newCandidate()
    await signInWith(token)
    await page.goto('/curriculum/professional/edit?section=experience')
    await press(page, curriculumForm.experiences.add)
    await page.getByRole('textbox', { name: curriculumForm.experiences.company }).fill('Padaria')
    await press(page, 'Concluir')
    await expect(page.getByText('Padaria')).toBeVisible()
    await page
      .getByRole('button', { name: 'Remover a experiência em Padaria' })
      .or(page.getByRole('button', { name: /^Remover.*Padaria/ }))
      .first()
      .click()
    await expect(page.getByText('Padaria')).toBeHidden()
  })
})
