import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { curriculum } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumEdit } from '@trampolim/phrases/pt-br/curriculum-edit.ts'
import { curriculumFieldLabels } from '@trampolim/phrases/pt-br/curriculum-fields.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { draft } from '@trampolim/phrases/pt-br/draft.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { landing } from '@trampolim/phrases/pt-br/landing.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { pdf, picture } from '../samples/files.ts'
import { demoAccounts, demoPassword } from '../world/named-people.ts'
import { expect, open, test } from './journey.ts'
import { signInOnPage, signOut } from './sign-in-on-page.ts'

test('Ana signs in and sees her numbers', async ({ page }) => {
  await open(page, '/signin')
  await signInOnPage(page, { email: demoAccounts[0].email, password: demoPassword })
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, Ana' })).toBeVisible()
  const numbers = page.getByRole('list', { name: candidate.dashboard.numbers })
  for (const number of ['8Favoritas', '3Candidaturas', '3Alertas']) await expect(numbers).toContainText(number)
  const recommended = numbers.getByRole('listitem').filter({ hasText: candidate.dashboard.recommended_one })
  expect(Number.parseInt(await recommended.innerText(), 10)).toBeGreaterThanOrEqual(1)
})

test('a job is added to the favourites and removed', async ({ page, callsOf, newCandidate, signInWith }) => {
  const { token } = await newCandidate()
  await signInWith(token)
  const [job] = (await callsOf().searchJobs.search.popularJobs({})).recent
  await open(page, `/jobs/${job?.id}`)
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: job?.jobName ?? '' })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => likedBy(token)).toBe(1)
  await open(page, '/dashboard')
  await expect(page.getByRole('list', { name: candidate.dashboard.numbers })).toContainText(/1Favorita(?!s)/)
  await open(page, '/jobs?tab=favourites')
  await page.getByRole('button', { name: `Tirar ${job?.jobName} dos favoritos` }).click()
  await expect.poll(() => likedBy(token)).toBe(0)
  await expect(page.getByText(candidate.jobs.emptyFavourites)).toBeVisible()

  async function likedBy(asker: string) {
    return (await callsOf(asker).gateway.jobs.likedJobs({})).total
  }
})

test('a job is discarded and restored', async ({ page, callsOf, newCandidate, signInWith }) => {
  const { token } = await newCandidate()
  await signInWith(token)
  const [job] = (await callsOf().searchJobs.search.popularJobs({})).recent
  await open(page, `/jobs/${job?.id}`)
  await page.getByRole('button', { name: jobs.discard }).click()
  await expect(page.getByText(jobs.discarded)).toBeVisible()
  await open(page, '/jobs?tab=discarded')
  await expect(page.getByRole('link', { name: job?.jobName ?? '' })).toBeVisible()
  await page.getByRole('button', { name: jobs.takeBack }).click()
  await expect(page.getByText(candidate.jobs.emptyDiscarded)).toBeVisible()
})

test('an alert is created, renamed, paused, resumed, opened and removed', async ({
  page,
  newCandidate,
  signInWith,
}) => {
  const { jobs } = candidate
  await signInWith((await newCandidate()).token)
  await open(page, '/jobs?tab=alerts')
  await page.getByRole('combobox', { name: jobs.alertOccupation }).fill('Confeiteira')
  await page.getByRole('combobox', { name: jobs.alertLocation }).fill('São Paulo, SP')
  await page.getByRole('combobox', { name: jobs.alertFrequency }).selectOption('at-once')
  await page.getByRole('button', { name: jobs.alertSubmit }).click()
  await expect(page.getByText(jobs.alertDone.created)).toBeVisible()
  const words = 'Confeiteira em São Paulo, SP'
  await expect(page.getByRole('heading', { level: 2, name: words })).toBeVisible()
  await expect(page.getByText(jobs.alertSends['at-once'])).toBeVisible()

  await page.getByText(jobs.alertChange, { exact: true }).click()
  await page.getByLabel(jobs.alertName).fill('Bolos')
  await page.getByRole('button', { name: jobs.alertSave }).click()
  await expect(page.getByText(jobs.alertDone.changed)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Bolos' })).toBeVisible()

  await page.getByRole('button', { name: `${jobs.alertPause}: Bolos` }).click()
  await expect(page.getByText(jobs.alertDone.paused)).toBeVisible()
  await page.getByRole('button', { name: `${jobs.alertResume}: Bolos` }).click()
  await expect(page.getByText(jobs.alertSends['at-once'])).toBeVisible()

  await page.getByRole('link', { name: `${jobs.alertJobs}: Bolos` }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Bolos', exact: true })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: jobs.alertBack }).click()

  await page.getByRole('button', { name: `${jobs.alertRemove}: Bolos` }).click()
  await page.getByRole('dialog').getByRole('button', { name: jobs.alertRemove }).click()
  await expect(page.getByText(jobs.alertDone.removed)).toBeVisible()
  await expect(page.getByText(jobs.emptyAlerts)).toBeVisible()
})

test('an alert from a search keeps its filters', async ({ page, newCandidate, signInWith }) => {
  await signInWith((await newCandidate()).token)
  await open(page, '/search?location=SP&workType=1')
  await page.getByRole('button', { name: search.alert }).click()
  await expect(page.getByText(search.alertCreated)).toBeVisible()
  // The job may be paused by then, so a second one isn't promised anything.
  await page.getByRole('button', { name: search.alert }).click()
  await expect(page.getByText(refusals.alert_exists)).toBeVisible()
  await open(page, '/jobs?tab=alerts')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: 'SP' }) })
  await expect(card).toContainText(reference.workType[1])
})

test('recommendations ask for a curriculum of somebody who has none', async ({
  page,
  callsOf,
  newCandidate,
  signInWith,
}) => {
  const { token } = await newCandidate()
  await callsOf(token).gateway.curriculums.deleteCurriculum({ query: { cvType: 'professional' } })
  await signInWith(token)
  await open(page, '/jobs')
  await expect(page.getByText(candidate.dashboard.noCurriculum)).toBeVisible()
  await expect(page.getByText(candidate.jobs.emptyRecommendedText)).toHaveCount(0)
  await expect(page.getByRole('link', { name: candidate.dashboard.createCurriculum })).toBeVisible()
})

test('a person with a disability chooses whether recruiters find them by it', async ({
  page,
  callsOf,
  newCandidate,
  signInWith,
}) => {
  const { token } = await newCandidate({ pcdData: { pcdCondition: true, handicaps: ['surdez'] } })
  const { professional } = callsOf(token).gateway
  await signInWith(token)
  await open(page, '/curriculum')
  await page.getByRole('button', { name: registration.found.agree, exact: true }).click()
  await expect(page.getByText(registration.found.agreed)).toBeVisible()
  await expect(page.getByText(registration.found.onText)).toBeVisible()
  expect((await professional.readProfessional({})).agreeFoundByDisability).toBe(true)
  await page.getByRole('button', { name: registration.found.withdraw }).click()
  await expect(page.getByText(registration.found.offText)).toBeVisible()
  await expect.poll(async () => (await professional.readProfessional({})).agreeFoundByDisability).toBe(false)
})

test('a person chooses whether recruiters see their contact data', async ({
  page,
  callsOf,
  newCandidate,
  signInWith,
}) => {
  const { token } = await newCandidate()
  const { professional } = callsOf(token).gateway
  const chosen = async () => (await professional.readProfessional({})).agreeShareContactData
  await professional.updateProfessional({ agreeShareContactData: false }).catch(() => undefined)
  await signInWith(token)
  await open(page, '/curriculum')
  await page.getByRole('button', { name: registration.share.agree, exact: true }).click()
  await expect(page.getByText(registration.share.agreed)).toBeVisible()
  await expect.poll(chosen).toBe(true)
  await page.getByRole('button', { name: registration.share.withdraw }).click()
  await expect(page.getByText(registration.share.offText)).toBeVisible()
  await expect.poll(chosen).toBe(false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('withdrawing asks first', async ({ page, callsOf, newCandidate, signInWith }) => {
    const { token } = await newCandidate()
    const { selection: calls } = callsOf(token).gateway
    const { items } = await callsOf(token).searchJobs.search.searchJobs({ occupation: 'Vendedor' })
    for (const { id } of items) {
      const { ready } = await calls
        .verifyApplication({ jobId: id, cvType: 'professional' })
        .catch(() => ({ ready: false }))
      if (!ready) continue
      await calls.applyToJob({ jobId: id, cvType: 'professional', answers: [] })
      break
    }
    const places = async () => (await calls.listProcesses({})).items.map(({ withdrawn }) => withdrawn)
    await signInWith(token)
    await page.goto('/selective-process')
    await page.getByRole('button', { name: selection.withdraw, exact: true }).click()
    await expect(page.getByText(selection.withdrawText)).toBeVisible()
    expect(await places()).toEqual([false])
    await page.getByRole('link', { name: selection.keep }).click()
    await expect(page.getByText(selection.withdrawText)).toHaveCount(0)
    await page.getByRole('button', { name: selection.withdraw, exact: true }).click()
    await page.getByRole('button', { name: selection.withdrawConfirm }).click()
    await expect(page.getByText(selection.now.withdrawn).first()).toBeVisible()
    expect(await places()).toEqual([true])
  })
})

test('a curriculum is changed, and its page shows it', async ({ page, newCandidate, signInWith }) => {
  await signInWith((await newCandidate()).token)
  await open(page, '/curriculum')
  await page.getByRole('link', { name: curriculum.edit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: curriculum.form.editTitle.professional })).toBeVisible()
  const wish = 'Quero cuidar de uma vitrine que faz parar quem passa.'
  const changeWish = () =>
    page
      .getByRole('link', { name: curriculumEdit.changeOf.replace('{{section}}', curriculum.form.sections.curriculum) })
      .click()
  const done = page.getByRole('button', { name: curriculumEdit.done })
  const backToPage = async () => {
    await page.getByRole('link', { name: curriculum.kind.professional }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: curriculum.kind.professional, exact: true })).toBeVisible()
  }
  await changeWish()
  await page.getByLabel(curriculumFieldLabels.objective).fill(wish)
  await done.click()
  await expect(done).toHaveCount(0)
  await backToPage()
  await expect(page.getByText(wish)).toBeVisible()
  await expect(page.getByText(/R\$\s2\.200/)).toBeVisible()

  await page.getByRole('link', { name: curriculum.edit }).click()
  await changeWish()
  await page.getByLabel(curriculumFieldLabels.objective).fill('')
  await page.getByLabel(curriculumForm.salary.label.professional).fill('')
  await done.click()
  await expect(done).toHaveCount(0)
  await backToPage()
  await expect(page.getByText(wish)).toHaveCount(0)
  await expect(page.getByText(/R\$\s2\.200/)).toHaveCount(0)
})

test('answers to a job’s questions survive a reload, and are deleted on signing out', async ({
  page,
  callsOf,
  newCandidate,
  signInWith,
}) => {
  await signInWith((await newCandidate()).token)
  const wanted = { occupation: 'Confeiteira', location: 'São Paulo, SP' }
  const { items } = await callsOf().searchJobs.search.searchJobs(wanted)
  const job = items.find(({ jobName }) => jobName === 'Confeiteira de bolos de festa')
  await open(page, `/jobs/${job?.id}?apply`)
  const panel = page.getByRole('region', { name: selection.apply.title })
  const answer = 'Faço bolos de festa há seis anos.'
  await panel.getByRole('textbox').fill(answer)
  await panel.getByRole('radio', { name: selection.apply.yes }).check()
  await page.reload()
  await expect(panel.getByText(draft.restored)).toBeVisible()
  await expect(panel.getByRole('textbox')).toHaveValue(answer)
  await expect(panel.getByRole('radio', { name: selection.apply.yes })).toBeChecked()

  await signOut(page)
  await expect(page.getByRole('heading', { level: 1, name: landing.motto })).toBeVisible()
  expect(await page.evaluate('JSON.stringify([sessionStorage, localStorage])')).not.toContain(answer)
})

test.describe('a curriculum’s file', () => {
  test.use({ provokes: [422] })

  test('is refused with a text if it can’t be read, and offered under a safe name', async ({
    page,
    newCandidate,
    signInWith,
  }) => {
    await signInWith((await newCandidate()).token)
    await open(page, '/curriculum/professional/edit?section=upload')
    const file = page.getByLabel(curriculumForm.file.label)
    const broken = (await picture('jpeg').toBuffer()).subarray(0, 100)
    await file.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: broken })
    await expect(page.getByText(refusals.file_unreadable)).toBeVisible()
    await file.setInputFiles({ name: 'cv.exe.pdf', mimeType: 'application/pdf', buffer: pdf })
    await expect(page.getByText(curriculumForm.file.sent.replace('{{name}}', 'cv.exe.pdf'))).toBeAttached()
    await page.getByRole('button', { name: curriculumEdit.done }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'cv exe.pdf' })).toBeVisible()
    await open(page, '/curriculum/professional')
    const offered = page.getByRole('link', { name: curriculum.view.fileOpen.replace('{{name}}', 'cv exe.pdf') })
    const [download] = await Promise.all([page.waitForEvent('download'), offered.click()])
    expect(download.suggestedFilename()).toBe('cv exe.pdf')
  })
})
