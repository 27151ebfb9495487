import type { Locator, Page } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { account } from '@trampolim/phrases/pt-br/account.ts'
import { jobFieldLabels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { tasks } from '@trampolim/phrases/pt-br/tasks.ts'
import { organizationForm } from '../samples/recruiter-form.ts'
import { violationsOf } from './accessible.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import { approve, approveAll, type NewRecruiter, registerRecruiter, reviewOf } from './new-recruiter.ts'

const { unsent } = account.form
const save = account.form.save

/** Describes what is the same for pages with their scripts and without. */
const ways = {
  'on a phone': { viewport: screens.phone, provokes: [409] },
  'on a phone, without JavaScript': { viewport: screens.phone, javaScriptEnabled: false, provokes: [409] },
} as const

for (const [how, using] of Object.entries(ways)) {
  test.describe(`what was typed while the data was changed elsewhere, ${how}`, () => {
    test.use(using)
    const scripts = !('javaScriptEnabled' in using)
    const visit = (page: Page, path: string) => (scripts ? open(page, path) : page.goto(path))

    test('stays in the form of a candidate, which says what comes next', async ({
      page,
      callsOf,
      newCandidate,
      signInWith,
    }) => {
      const { token } = await newCandidate()
      const { professional } = callsOf(token).gateway
      const { userId } = await professional.readProfessional({})
      const rita = callsOf(await signInByCall(callsOf(), 'rita'))
      await approve(rita, { subject: 'candidate', subjectId: userId })
      await signInWith(token)
      await visit(page, '/profile?edit=true')
      await professional.updateProfessional({ district: 'Jardim Botânico' })
      const street = page.getByLabel(registration.contact.street)
      await street.fill('Rua Augusta, 10')
      await page.getByRole('button', { name: save }).click()
      await staysUnsent(page, { said: unsent.review, field: street, typed: 'Rua Augusta, 10' })

      await test.step('and can be sent once the other change is approved, but writes over it only knowingly', async () => {
        await approve(rita, { subject: 'candidate', subjectId: userId })
        await saveConfirmed(page)
        await expect(page.getByText(refusals.profile_changed)).toBeVisible()
        await expect(street).toHaveValue('Rua Augusta, 10')
        expect(await professional.readProfessional({})).toMatchObject({ district: 'Jardim Botânico' })
        await saveConfirmed(page)
        await expect(page.getByText(account.form.saved)).toBeVisible()
        expect((await professional.readProfessional({})).street).toBe('Rua Augusta, 10')
      })
    })

    test('stays in the form of a recruiter, and in that of their company', async ({ page, callsOf, signInWith }) => {
      const rita = await signInByCall(callsOf(), 'rita')
      const person = await approvedRecruiter(callsOf, rita)
      const { recruiters, organizations: company } = callsOf(person.token).gateway
      await signInWith(person.token)
      await test.step('their own', async () => {
        await visit(page, '/recruiter/profile?edit=true')
        const { name, phones } = await recruiters.readRecruiter({})
        await recruiters.updateRecruiter({ name: `${name} Silva`, phones })
        const field = page.getByLabel(recruiterProfile.name)
        await field.fill('Marta Oliveira')
        await page.getByRole('button', { name: save }).click()
        await staysUnsent(page, { said: unsent.review, field, typed: 'Marta Oliveira' })
        if (scripts) expect.soft(await violationsOf(page, 'light')).toEqual([])
        await approve(callsOf(rita), { subject: 'recruiter', name: `${name} Silva` })
        await saveConfirmed(page)
        await expect(page.getByText(refusals.profile_changed)).toBeVisible()
        await expect(field).toHaveValue('Marta Oliveira')
        expect((await recruiters.readRecruiter({})).name).toBe(`${name} Silva`)
        await saveConfirmed(page)
        await expect(page.getByText(account.form.saved)).toBeVisible()
        await approve(callsOf(rita), { subject: 'recruiter', name: 'Marta Oliveira' })
      })
      await test.step('the company’s', async () => {
        await visit(page, '/recruiter/organization?edit=true')
        await company.updateOrganization(contentOf(person, 'Uma oficina de relógios.'))
        const field = page.getByLabel(organizations.form.description)
        await field.fill('Consertamos relógios de torre.')
        await page.getByRole('button', { name: organizations.edit.save }).click()
        await staysUnsent(page, {
          said: organizations.edit.unsent.review,
          field,
          typed: 'Consertamos relógios de torre.',
        })
      })
      await test.step('which isn’t written over what a colleague changed until the person knows of it', async () => {
        const field = page.getByLabel(organizations.form.description)
        await approve(callsOf(rita), { subject: 'organization', name: person.company })
        await page.getByRole('button', { name: organizations.edit.save }).click()
        await page.getByRole('button', { name: organizations.edit.confirm }).click()
        await expect(page.getByText(refusals.organization_changed)).toBeVisible()
        await expect(field).toHaveValue('Consertamos relógios de torre.')
        expect((await company.readOrganization({})).description).toBe('Uma oficina de relógios.')
        await page.getByRole('button', { name: organizations.edit.save }).click()
        await page.getByRole('button', { name: organizations.edit.confirm }).click()
        await expect(page.getByText(organizations.page.saved)).toBeVisible()
        expect((await company.readOrganization({})).description).toBe('Consertamos relógios de torre.')
      })
    })

    test('isn’t said to be nothing where a correction came from another tab before', async ({
      page,
      callsOf,
      newCandidate,
      signInWith,
    }) => {
      const rita = callsOf(await signInByCall(callsOf(), 'rita'))
      await test.step('of a candidate', async () => {
        const { token } = await newCandidate()
        const { professional, tasks: corrections } = callsOf(token).gateway
        const { userId, name, phones } = await professional.readProfessional({})
        await askToChange(rita, { subject: 'candidate', subjectId: userId }, 'street')
        await signInWith(token)
        await visit(page, '/inactive-profile/update-info')
        const [task] = await corrections.listProfessionalTasks({})
        await corrections.correctProfessionalTask({
          ...named(task),
          profile: { name, phones, street: 'Rua Augusta, 10' },
        })
        await page.getByLabel(registration.contact.street).fill('Rua Augusta, 12')
        await page.getByRole('button', { name: tasks.submit }).click()
        await expect(page.getByText(refusals.task_done)).toBeVisible()
        expect((await professional.readProfessional({})).street).toBe('Rua Augusta, 10')
      })
      await test.step('of a company', async () => {
        const person = await registerRecruiter(callsOf())
        const { tasks: corrections, organizations: company } = callsOf(person.token).gateway
        await askToChange(rita, { subject: 'organization', name: person.company }, 'description')
        await signInWith(person.token)
        const [task] = await corrections.listRecruiterTasks({})
        const { processId, taskId } = named(task)
        await visit(page, `/recruiter/review-organization/${processId}/${taskId}`)
        const organization = contentOf(person, 'Uma oficina de relógios.')
        await corrections.correctRecruiterTask({ processId, taskId, organization })
        await page.getByLabel(organizations.form.description).fill('Consertamos relógios de torre.')
        await page.getByRole('button', { name: tasks.submit }).click()
        await expect(page.getByText(refusals.task_done)).toBeVisible()
        if (!scripts) await expect(page.getByRole('link', { name: tasks.done.organization })).toBeVisible()
        expect((await company.readOrganization({})).description).toBe('Uma oficina de relógios.')
      })
    })

    test('stays in the form of a job that a reviewer reads at this moment', async ({ page, callsOf, signInWith }) => {
      const rita = callsOf(await signInByCall(callsOf(), 'rita'))
      const { token, jobId, jobName } = await registerRecruiter(callsOf())
      await signInWith(token)
      await visit(page, `/recruiter/job/${jobId}/edit`)
      await rita.gateway.reviews.claimReview({ id: await reviewOf(rita, { subject: 'job', name: jobName }) })
      const field = page.getByLabel(jobFieldLabels.jobDescription)
      await field.fill('Consertar relógios de torre.')
      await page.getByRole('button', { name: jobForm.save, exact: true }).click()
      await expect(page.getByText(jobForm.unsent.review)).toBeVisible()
      await expect(field).toHaveValue('Consertar relógios de torre.')
      if (scripts) expect.soft(await violationsOf(page, 'light')).toEqual([])
    })
  })
}

/** The form says that nothing was sent, and what comes next; the typed text is still there. */
async function staysUnsent(page: Page, { said, field, typed }: { said: string; field: Locator; typed: string }) {
  await expect(page.getByText(unsent.title)).toBeVisible()
  await expect(page.getByText(said)).toBeVisible()
  await expect(field).toHaveValue(typed)
}

/** Saves a form of one’s own data, and says that it is meant. */
async function saveConfirmed(page: Page) {
  await page.getByRole('button', { name: save }).click()
  await page.getByRole('button', { name: account.form.confirm }).click()
}

/** An approved recruiter with an approved company and job. */
async function approvedRecruiter(callsOf: (token?: string) => Calls, rita: string): Promise<NewRecruiter> {
  const person = await registerRecruiter(callsOf())
  await approveAll(callsOf(rita), person)
  return person
}

/** Asks the owner to change one field, as a reviewer does. */
async function askToChange(rita: Calls, wanted: Parameters<typeof reviewOf>[1], field: string) {
  const id = await reviewOf(rita, wanted)
  const { edition } = await rita.gateway.reviews.claimReview({ id })
  const changes = [{ field, remark: 'Complete, por favor.' }]
  await rita.gateway.reviews.decideReview({ id, edition, decision: 'request_changes', changes })
}

function named(task: { processId: string; taskId: string } | undefined) {
  if (!task) throw new Error('nothing is to be corrected')
  return { processId: task.processId, taskId: task.taskId }
}

/** The company’s data with another description. */
const contentOf = ({ cnpj, company, email }: NewRecruiter, description: string) =>
  organizationForm({ idcard: cnpj, companyName: company, site: `www.${email.split('@')[1]}`, description })
