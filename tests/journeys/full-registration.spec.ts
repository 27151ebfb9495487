import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { curriculumFieldLabels } from '@trampolim/phrases/pt-br/curriculum-fields.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { draft } from '@trampolim/phrases/pt-br/draft.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { violationsOf } from './accessible.ts'
import { again, expect, open, screens, test } from './journey.ts'
import { newIdentity } from './new-candidate.ts'
import { arriveAt, fillGoals, finish, goOn, registerUpToCode } from './register-on-pages.ts'

const { pages } = registration
const newPerson = () => ({ ...newIdentity(), name: 'Iara Campos', password: 'broa de milho com erva-doce' })
const video = 'https://youtu.be/dQw4w9WgXcQ'

for (const [where, viewport] of Object.entries({ phone: screens.phone, desk: screens.desk })) {
  test.describe(`on a ${where}`, where === 'desk' ? again : {}, () => {
    test.use({ viewport, provokes: [422] })

    test('a person takes ten minutes and fills in everything', async ({ page, callsOf }) => {
      const person = newPerson()
      await open(page, '/register')
      await page.getByRole('radio', { name: registration.way.full.replace('{{count}}', '10') }).check()
      await registerUpToCode(page, person)
      await fillGoals(page)

      await arriveAt(page, pages.experience.title, { looks: true })
      await page.getByLabel(curriculumFieldLabels.additionalExperiences).fill('Feira de bolos aos sábados')
      await goOn(page)
      await arriveAt(page, pages.studies.title, { looks: true })
      await page.getByLabel(curriculumForm.schooling.level).selectOption({ label: 'Ensino médio' })
      await goOn(page)
      await arriveAt(page, pages.skills.title, { looks: true })
      await page.getByLabel(curriculumForm.technologies.none).check()
      await goOn(page)
      await arriveAt(page, pages.video.title, { looks: true })
      await page.getByLabel(curriculumForm.video.label).fill('https://exemplo.com.br/video')
      await goOn(page)
      await expect(page.getByText(faults.invalid_video_url).first()).toBeVisible()
      await page.getByLabel(curriculumForm.video.label).fill(video)
      await page.reload()
      await expect(page.getByText(draft.restored)).toBeVisible()
      await expect(page.getByLabel(curriculumForm.video.label)).toHaveValue(video)
      await goOn(page)
      await arriveAt(page, pages.availability.title, { looks: true })
      await page.getByRole('radio', { name: 'Outros horários' }).check()
      await page.locator('label').filter({ hasText: 'Sábado' }).click()
      await goOn(page)
      await expect(page.getByText(faults.required).first()).toBeVisible()
      await page.locator('label').filter({ hasText: 'Sábado' }).click()
      await goOn(page)
      await arriveAt(page, pages.summary.title, { looks: true })
      await expect(page.getByText(video)).toBeVisible()
      await page.getByLabel(registration.access.password, { exact: true }).fill(person.password)
      await page.getByLabel(registration.access.confirm).fill(person.password)
      await finish(page, person)

      await expect(page.getByRole('heading', { level: 1, name: 'Olá, Iara' })).toBeVisible()
      await expect(page.getByText(candidate.missing.title.professional)).toBeHidden()
      const { token } = await callsOf().gateway.accounts.login({
        type: 2,
        email: person.email,
        password: person.password,
      })
      const { professional } = callsOf(token).gateway
      expect(await professional.readMissingParts({})).toEqual([{ cvType: 'professional', missing: [] }])
      expect((await professional.readProfessional({})).availability.type).toBe('custom')
    })
  })
}

test('a person leaves the rest for later, and completes it from home', async ({ page }) => {
  const person = newPerson()
  await open(page, '/register')
  await registerUpToCode(page, person)
  await fillGoals(page)
  await arriveAt(page, pages.summary.title)
  await page.getByRole('button', { name: registration.way.offerButton.replace('{{count}}', '7') }).click()
  await arriveAt(page, pages.experience.title)
  await goOn(page)
  await arriveAt(page, pages.studies.title)
  await page.getByLabel(curriculumForm.schooling.level).selectOption({ label: 'Ensino médio' })
  await page.getByRole('button', { name: registration.later }).click()
  await finish(page, person)

  const missing = page.getByRole('region', { name: candidate.missing.title.professional })
  await expect(missing).toContainText(candidate.missing.parts.experience.title)
  await expect(missing).not.toContainText(candidate.missing.parts.studies.title)
  await missing.getByRole('link', { name: new RegExp(`^${candidate.missing.parts.experience.title}`) }).click()
  await arriveAt(page, pages.experience.title, { looks: true })
  await page.getByLabel(curriculumFieldLabels.additionalExperiences).fill('Feira de bolos aos sábados')
  await page.getByRole('button', { name: registration.complete.save }).click()
  await arriveAt(page, pages.studies.title, { looks: true })
  await expect(page.getByText(registration.complete.saved, { exact: true })).toBeVisible()
  await expect(page.getByLabel(curriculumForm.schooling.level)).toHaveValue('HIGH_SCHOOL_GENERAL')

  await page.getByRole('combobox', { name: curriculumForm.courses.label }).fill('Boas práticas na cozinha')
  await page.getByRole('link', { name: registration.complete.skip, exact: true }).click()
  await arriveAt(page, pages.skills.title)
  await page.getByRole('link', { name: registration.back, exact: true }).click()
  await arriveAt(page, pages.studies.title)
  await expect(page.getByRole('combobox', { name: curriculumForm.courses.label })).toHaveValue(
    'Boas práticas na cozinha',
  )
  await page.getByRole('link', { name: registration.complete.skip, exact: true }).click()
  await arriveAt(page, pages.skills.title)
  await page.getByRole('link', { name: registration.complete.skip, exact: true }).click()
  await arriveAt(page, pages.video.title)
  await page.getByLabel(curriculumForm.video.label).fill(video)
  await page.getByRole('button', { name: registration.complete.save }).click()
  await arriveAt(page, pages.availability.title, { looks: true })
  await page.getByRole('button', { name: registration.complete.save }).click()
  await expect(page.getByText(candidate.missing.saved)).toBeVisible()
  await expect(missing).toContainText(candidate.missing.parts.skills.title)
  await expect(missing).not.toContainText(candidate.missing.parts.video.title)
  expect.soft(await violationsOf(page, 'light'), 'home with what is missing').toEqual([])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`two tabs (${javaScriptEnabled ? 'with' : 'without'} JavaScript)`, () => {
    test.use({ javaScriptEnabled, provokes: [422] })

    test('do not overwrite each other without asking', async ({ page, context, newCandidate, signInWith }) => {
      await signInWith((await newCandidate()).token)
      const other = await context.newPage()
      const additional = curriculumFieldLabels.additionalExperiences
      for (const tab of [page, other]) await tab.goto('/register/professional/complete?step=experience')
      const save = async (tab: typeof page) =>
        tab.getByRole('button', { name: registration.complete.save, exact: true }).first().click()
      await other.getByLabel(additional).fill('Feira de bolos aos sábados')
      await save(other)
      await arriveAt(other, pages.studies.title)
      await page.getByLabel(additional).fill('Barraca de pastel')
      await save(page)
      await expect(page.getByText(registration.complete.changedElsewhere)).toBeVisible()
      await expect(page.getByLabel(additional)).toHaveValue('Barraca de pastel')
      await other.goto('/register/professional/complete?step=experience')
      await expect(other.getByLabel(additional)).toHaveValue('Feira de bolos aos sábados')
      await save(page)
      await arriveAt(page, pages.studies.title)
      await other.goto('/register/professional/complete?step=experience')
      await expect(other.getByLabel(additional)).toHaveValue('Barraca de pastel')
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, provokes: [422] })

  const press = (page: Parameters<typeof goOn>[0], name: string) =>
    page.getByRole('button', { name, exact: true }).first().click()

  test('the omitted parts are completed one by one', async ({ page, newCandidate, signInWith }) => {
    await signInWith((await newCandidate()).token)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: new RegExp(`^${candidate.missing.parts.experience.title}`) }).click()
    await page.getByLabel(curriculumFieldLabels.additionalExperiences).fill('Feira de bolos aos sábados')
    await press(page, curriculumForm.experiences.add)
    await expect(page.getByLabel(curriculumFieldLabels.additionalExperiences)).toHaveValue('Feira de bolos aos sábados')
    await page.getByLabel(curriculumForm.experiences.company, { exact: true }).fill('Padaria Aurora')
    await press(page, registration.complete.save)
    await expect(page.getByText(faults.required).first()).toBeVisible()
    await expect(page.getByLabel(curriculumForm.experiences.company, { exact: true })).toHaveValue('Padaria Aurora')
    await page.goto('/register/professional/complete?step=video')
    await page.getByLabel(curriculumForm.video.label).fill(video)
    await press(page, registration.complete.save)
    await arriveAt(page, pages.availability.title)
    await page.getByRole('radio', { name: 'Outros horários' }).check()
    await press(page, registration.complete.save)
    await expect(page.getByText(candidate.missing.saved)).toBeVisible()
  })

  test('the full registration shows its pages, and keeps the typed text when the way changes', async ({ page }) => {
    const { cpf } = newIdentity()
    await page.goto('/register')
    await page.getByRole('radio', { name: registration.way.full.replace('{{count}}', '10') }).check()
    await page.getByLabel(registration.you.name).fill('Joana Ribeiro')
    await press(page, registration.next)
    await expect(page.getByRole('radio', { name: registration.way.full.replace('{{count}}', '10') })).toBeChecked()
    await expect(page.getByLabel(registration.you.name)).toHaveValue('Joana Ribeiro')
    await expect(page.getByText(/^Passo 1 de 12/)).toBeVisible()
    await page.getByRole('radio', { name: registration.way.quick.replace('{{count}}', '3') }).check()
    await page.getByLabel(registration.you.cpf).fill(cpf)
    await press(page, registration.next)
    await expect(page.getByText(/^Passo 1 de 7/)).toBeVisible()
    await expect(page.getByLabel(registration.you.cpf)).not.toHaveValue('')
  })
})

for (const path of ['/register', '/recruiter/register']) {
  test(`a reviewer leaves before registering at ${path}`, async ({ page, signInAs }) => {
    await signInAs('rita')
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1, name: registration.leaveFirst.title })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await page.getByRole('button', { name: registration.leaveFirst.leave }).click()
    await expect(page.getByRole('textbox').first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  })
}
