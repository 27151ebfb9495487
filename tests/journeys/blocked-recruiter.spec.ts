import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { expect, open, signInByCall, test } from './journey.ts'
import { registerRecruiter } from './new-recruiter.ts'

test('a blocked recruiter is led from every closed page to the panel, which says why and how to go on', async ({
  page,
  callsOf,
  signInWith,
}) => {
  const { name, token, jobId } = await registerRecruiter(callsOf())
  const { reviews } = callsOf(await signInByCall(callsOf(), 'rita')).gateway
  const found = (await reviews.findSubjects({ name })).find(({ subject }) => subject === 'recruiter')
  const reason = 'Pediu dinheiro a quem se candidatou.'
  await reviews.blockSubject({ subject: 'recruiter', subjectId: found?.subjectId ?? '', reason })
  await signInWith(token)
  const board = `/recruiter/job/${jobId}/selective-process`
  const edit = `/recruiter/job/${jobId}/edit`
  for (const path of ['/recruiter/dashboard', '/recruiter/messages', '/recruiter/interviews', board, edit]) {
    const answer = await open(page, path)
    expect(answer?.status(), path).toBe(200)
    await expect(page).toHaveURL(/\/recruiter\/dashboard$/)
    await expect(page.getByText(recruiter.blocked.title).first()).toBeVisible()
    await expect(page.getByText(reason).first()).toBeVisible()
  }
  await open(page, '/recruiter/jobs')
  await expect(page.getByText(reason).first()).toBeVisible()
  await expect(page.getByRole('link', { name: recruiter.publish })).toHaveCount(0)
  await open(page, `/recruiter/job/${jobId}/job-details`)
  await expect(page.getByText(recruiter.blocked.title).first()).toBeVisible()
  await expect(page.getByRole('link', { name: jobActions.edit, exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: jobActions.finish })).toHaveCount(0)
  await open(page, '/recruiter/organization')
  await expect(page.getByText(organizations.edit.locked.blocked)).toBeVisible()
  await expect(page.getByRole('link', { name: organizations.page.edit })).toHaveCount(0)
})

test('the recruiters of a blocked company are led from its candidates to the panel, which says why', async ({
  page,
  callsOf,
  signInWith,
}) => {
  const { company, token, jobId } = await registerRecruiter(callsOf())
  const { reviews } = callsOf(await signInByCall(callsOf(), 'rita')).gateway
  const found = (await reviews.findSubjects({ name: company })).find(({ subject }) => subject === 'organization')
  const reason = 'Empresa de fachada.'
  await reviews.blockSubject({ subject: 'organization', subjectId: found?.subjectId ?? '', reason })
  await signInWith(token)
  const answer = await open(page, `/recruiter/job/${jobId}/selective-process`)
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveURL(/\/recruiter\/dashboard$/)
  await expect(page.getByText(recruiter.organizationBlocked.title)).toBeVisible()
  await expect(page.getByText(reason).first()).toBeVisible()
  await page.getByRole('link', { name: recruiter.organizationBlocked.link }).click()
  await expect(page).toHaveURL(/\/recruiter\/organization$/)
})
