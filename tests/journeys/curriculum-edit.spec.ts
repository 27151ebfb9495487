import type { Page } from '@playwright/test'
import { handicaps } from '@trampolim/marketplace/reference/handicaps.ts'
import { curriculum } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumEdit } from '@trampolim/phrases/pt-br/curriculum-edit.ts'
import { curriculumFieldLabels } from '@trampolim/phrases/pt-br/curriculum-fields.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { violationsOf } from './accessible.ts'
import { hold } from './hold.ts'
import { expect, open, screens, test } from './journey.ts'
import { scriptOf } from './script-of.ts'

const sections = curriculum.form.sections
const edit = '/curriculum/professional/edit'
const change = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^(${curriculumEdit.change}|${curriculumEdit.add}): ${name}`) })
const objective = (page: Page) => page.getByLabel(curriculumFieldLabels.objective)
const state = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const saved = (page: Page) => state(page, /^Salvo às \d\d:\d\d$/)

const rulesOfSections = () => new RegExp(`${scriptOf('parts/curriculums/form/write-curriculum.ts')}$`)
const savedSections = /\/curriculum\/professional\/section$/

for (const [name, viewport] of Object.entries(screens)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, hasTouch: name === 'phone' })

    test('a section is opened, saves itself, is undone, and is closed', async ({ page, newCandidate, signInWith }) => {
      await signInWith((await newCandidate()).token)
      await open(page, edit)
      expect.soft(await violationsOf(page, 'light'), 'closed').toEqual([])
      expect.soft(await violationsOf(page, 'dark'), 'closed, dark').toEqual([])
      await change(page, sections.curriculum).click()
      await expect(page).toHaveURL(`${edit}?section=curriculum`)
      await expect(page.getByRole('heading', { name: sections.curriculum })).toBeFocused()
      const before = await objective(page).inputValue()
      await objective(page).fill('Quero cuidar de uma vitrine.')
      await expect(saved(page)).toBeVisible()
      const paper = page.getByRole('complementary', { name: curriculumEdit.paper })
      if (name === 'desk') await expect(paper.getByText('Quero cuidar de uma vitrine.')).toBeVisible()
      else await expect(paper).toBeHidden()
      expect.soft(await violationsOf(page, 'light'), 'open').toEqual([])
      expect.soft(await violationsOf(page, 'dark'), 'open, dark').toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width)

      await page.getByRole('button', { name: curriculumEdit.undo }).click()
      await expect(objective(page)).toHaveValue(before)
      await expect(saved(page)).toBeVisible()
      await objective(page).fill('Quero fazer pão.')
      await page.getByRole('button', { name: curriculumEdit.done }).click()
      await expect(page).toHaveURL(edit)
      await expect(change(page, sections.curriculum)).toBeFocused()
      await expect(page.getByRole('listitem').filter({ hasText: 'Quero fazer pão.' })).toBeVisible()
      await open(page, '/curriculum/professional')
      await expect(page.getByText('Quero fazer pão.')).toBeVisible()
    })
  })
}

test('fields with a fault stay in the tab, and everything else is saved', async ({
  page,
  newCandidate,
  signInWith,
}) => {
  await signInWith((await newCandidate()).token)
  await open(page, `${edit}?section=curriculum`)
  const salary = page.getByLabel(curriculumForm.salary.label.professional)
  await objective(page).fill('Quero fazer pão.')
  await salary.fill('10')
  await objective(page).focus()
  await expect(page.getByText(faults.wrong_salary)).toBeVisible()
  await expect(state(page, curriculumEdit.state.faulty)).toBeVisible()
  await page.getByRole('button', { name: curriculumEdit.done }).click()
  await expect(salary).toBeFocused()

  await change(page, sections.knowledge).click()
  await expect(
    page.getByRole('heading', { name: new RegExp(`^${sections.curriculum}.*${curriculumEdit.unsaved}`) }),
  ).toBeVisible()
  await change(page, sections.curriculum).click()
  await expect(objective(page)).toHaveValue('Quero fazer pão.')
  await expect(salary).toHaveValue('10')
  await salary.fill('2.500')
  await page.getByRole('button', { name: curriculumEdit.done }).click()
  await expect(page).toHaveURL(edit)
  await expect(page.getByRole('listitem').filter({ hasText: /R\$\s2\.500/ })).toBeVisible()
})

test('a field that was left before the rules had come shows its fault once they are there', async ({
  page,
  newCandidate,
  signInWith,
}) => {
  await signInWith((await newCandidate()).token)
  const rules = await hold(page, rulesOfSections())
  const saving = await hold(page, savedSections)
  await open(page, `${edit}?section=curriculum`)
  const salary = page.getByLabel(curriculumForm.salary.label.professional)
  await salary.fill('10')
  await objective(page).focus()
  await expect(page.getByText(faults.wrong_salary)).toBeHidden()
  await rules.release()
  await expect(page.getByText(faults.wrong_salary)).toBeVisible()
  await saving.release()
  await expect(state(page, curriculumEdit.state.faulty)).toBeVisible()
})

test('who finishes while the section is being saved closes it once it is', async ({
  page,
  newCandidate,
  signInWith,
}) => {
  await signInWith((await newCandidate()).token)
  const saving = await hold(page, savedSections)
  await open(page, `${edit}?section=curriculum`)
  await objective(page).fill('Quero fazer pão.')
  await expect(state(page, curriculumEdit.state.saving)).toBeVisible()
  await page.getByRole('button', { name: curriculumEdit.done }).click()
  await saving.release()
  await expect(page).toHaveURL(edit)
  await expect(page.getByRole('listitem').filter({ hasText: 'Quero fazer pão.' })).toBeVisible()
})

test('what the server refuses before the rules have come is where the focus goes', async ({
  page,
  newCandidate,
  signInWith,
}) => {
  await signInWith((await newCandidate()).token)
  await hold(page, rulesOfSections())
  await open(page, `${edit}?section=curriculum`)
  const salary = page.getByLabel(curriculumForm.salary.label.professional)
  await salary.fill('10')
  await page.getByRole('button', { name: curriculumEdit.done }).click()
  await expect(page.getByText(faults.wrong_salary)).toBeVisible()
  await expect(salary).toBeFocused()
})

test('an experience is saved once it is whole, and a city by its name', async ({ page, newCandidate, signInWith }) => {
  await signInWith((await newCandidate()).token)
  await open(page, `${edit}?section=experience`)
  await page
    .getByRole('button', {
      name: new RegExp(`^${curriculumForm.experiences.add}|^${curriculumForm.experiences.addAnother}`),
    })
    .click()
  await page.getByRole('textbox', { name: curriculumForm.experiences.company }).fill('Doceria Jabuticaba')
  await expect(state(page, curriculumEdit.state.faulty)).toBeVisible()
  const occupation = page.getByRole('combobox', { name: curriculumForm.experiences.occupation })
  await occupation.fill('Confeiteira')
  // A late list of suggestions would cover the next field.
  await occupation.press('Tab')
  await page.getByLabel(curriculumForm.experiences.current).check()
  await page.getByLabel(curriculumForm.experiences.start, { exact: true }).fill('03/2022')
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: curriculumEdit.done, exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Confeiteira, Doceria Jabuticaba' })).toBeVisible()

  await change(page, sections.curriculum).click()
  await page.getByRole('button', { name: curriculumForm.workPlaces.add, exact: true }).click()
  await page.getByRole('combobox', { name: curriculumForm.workPlaces.city }).pressSequentially('Osasc')
  await page.getByRole('option', { name: 'Osasco, SP' }).click()
  await expect(saved(page)).toBeVisible()
  // What is taken back while typing leaves it saved.
  await objective(page).pressSequentially('a')
  await objective(page).press('Backspace')
  await expect(saved(page)).toBeVisible()
  await change(page, sections.disability).click()
  await page.getByText(curriculumForm.disabilities.choose).click()
  await page.getByText(handicaps.nameOf('surdez'), { exact: true }).click()
  await expect(saved(page)).toBeVisible()
  expect(await page.evaluate('JSON.stringify([sessionStorage, localStorage])')).not.toContain('surdez')
  await open(page, '/curriculum/professional')
  await expect(page.getByText('Osasco, SP')).toBeVisible()
  await expect(page.getByText(handicaps.nameOf('surdez'))).toBeVisible()
})

test('of two tabs that change the same, neither overwrites the other without asking', async ({
  page,
  context,
  newCandidate,
  signInWith,
}) => {
  await signInWith((await newCandidate()).token)
  await open(page, `${edit}?section=curriculum`)
  const other = await context.newPage()
  await open(other, `${edit}?section=curriculum`)
  await objective(page).fill('De uma aba.')
  await expect(saved(page)).toBeVisible()
  await other.getByLabel(curriculumFieldLabels.careerFocus).fill('Confeitaria')
  await expect(saved(other)).toBeVisible()
  await page.getByLabel(curriculumFieldLabels.careerFocus).fill('Panificação')
  await expect(page.getByText(curriculumEdit.changed.title)).toBeVisible()
  await expect(page.getByText(/Foco de carreira: Confeitaria/).first()).toBeVisible()
  expect.soft(await violationsOf(page, 'light'), 'two versions').toEqual([])
  await page.getByRole('button', { name: curriculumEdit.changed.mine }).click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText(curriculumEdit.changed.title)).toBeHidden()

  await other.getByLabel(curriculumFieldLabels.careerFocus).fill('Vendas')
  await expect(other.getByText(curriculumEdit.changed.title)).toBeVisible()
  await other.getByRole('button', { name: curriculumEdit.changed.theirs }).click()
  await expect(other.getByLabel(curriculumFieldLabels.careerFocus)).toHaveValue('Panificação')
  await expect(objective(other)).toHaveValue('De uma aba.')
})

test.describe('when saving fails', () => {
  test.use({ provokes: [500] })

  test('the text stays, also over a reload, and is saved by trying again', async ({
    page,
    newCandidate,
    signInWith,
  }) => {
    await signInWith((await newCandidate()).token)
    await open(page, `${edit}?section=curriculum`)
    await page.route('**/curriculum/professional/section', (route) => route.fulfill({ status: 500, body: '' }))
    await objective(page).fill('Quero fazer pão.')
    await expect(state(page, curriculumEdit.state.failed)).toBeVisible()
    expect.soft(await violationsOf(page, 'light'), 'failed').toEqual([])
    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(objective(page)).toHaveValue('Quero fazer pão.')
    await expect(state(page, curriculumEdit.state.failed)).toBeVisible()
    await page.unroute('**/curriculum/professional/section')
    await page.getByRole('button', { name: curriculumEdit.state.retry }).click()
    await expect(saved(page)).toBeVisible()
  })

  test('after the session ended, signing in returns to the typed text', async ({
    page,
    context,
    newCandidate,
    signInWith,
  }) => {
    const { token, email, password } = await newCandidate()
    await signInWith(token)
    await open(page, `${edit}?section=curriculum`)
    await context.clearCookies()
    await objective(page).fill('Quero fazer pão.')
    await expect(state(page, curriculumEdit.state.signedOut)).toBeVisible()
    page.on('dialog', (dialog) => dialog.accept())
    await page.getByRole('link', { name: curriculumEdit.state.signIn }).click()
    await page.getByLabel(signIn.email).fill(email)
    await page.getByLabel(signIn.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: signIn.submit, exact: true }).click()
    await expect(objective(page)).toHaveValue('Quero fazer pão.')
    await expect(saved(page)).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a section is saved by its button', async ({ page, newCandidate, signInWith }) => {
    await signInWith((await newCandidate()).token)
    await page.goto(edit)
    await change(page, sections.curriculum).click()
    await objective(page).fill('Quero fazer pão.')
    await page.getByRole('button', { name: curriculumEdit.save, exact: true }).click()
    await expect(page.getByText(curriculumEdit.saved, { exact: true })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Quero fazer pão.' })).toBeVisible()
  })
})
