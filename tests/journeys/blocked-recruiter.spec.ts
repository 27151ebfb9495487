import type { Calls } from '@trampolim/contract/client/calls.ts'
import { addDays, dayOf } from '@trampolim/marketplace/time/days.ts'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { noticeStatusText } from '@trampolim/phrases/pt-br/notices.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { expect, open, signInByCall, test } from './journey.ts'
import { approveAll, registerRecruiter } from './new-recruiter.ts'

test('a blocked recruiter is led from every closed page to the panel, which says why and how to go on', async ({
  page,
  callsOf,
  signInWith,
}) => {
  const { name, token, jobId, jobName } = await registerRecruiter(callsOf())
  const { reviews } = callsOf(await signInByCall(callsOf(), 'rita')).gateway
  const found = (await reviews.findSubjects({ name })).find(({ subject }) => subject === 'recruiter')
  const reason = 'Pediu dinheiro a quem se candidatou.'
  await reviews.blockSubject({ subject: 'recruiter', subjectId: found?.subjectId ?? '', reason })
  await signInWith(token)
  const board = `/recruiter/job/${jobId}/selective-process`
  const edit = `/recruiter/job/${jobId}/edit`
  const search = `/recruiter/curriculums?job=${jobId}`
  for (const path of ['/recruiter/dashboard', '/recruiter/messages', '/recruiter/interviews', board, edit, search]) {
    const answer = await open(page, path)
    expect(answer?.status(), path).toBe(200)
    await expect(page).toHaveURL(/\/recruiter\/dashboard$/)
    await expect(page.getByText(recruiter.blocked.title).first()).toBeVisible()
    await expect(page.getByText(reason).first()).toBeVisible()
  }
  await open(page, '/recruiter/jobs')
  await expect(page.getByText(reason).first()).toBeVisible()
  await expect(page.getByRole('link', { name: recruiter.publish })).toHaveCount(0)
  await expect(page.getByLabel(jobActions.label.replace('{{job}}', jobName))).toHaveCount(0)
  await page.getByRole('link', { name: jobName }).click()
  await expect(page).toHaveURL(/\/job-details$/)
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
  for (const path of [`/recruiter/job/${jobId}/job-details`, '/recruiter/job/create']) {
    await open(page, path)
    await expect(page.getByText(recruiter.organizationBlocked.title), path).toBeVisible()
  }
  await page.getByRole('link', { name: recruiter.organizationBlocked.link }).click()
  await expect(page).toHaveURL(/\/recruiter\/organization$/)
})

test('a blocked recruiter is offered nothing that a colleague alone can do', async ({ page, callsOf, signInWith }) => {
  await signInWith(await blockedColleague(callsOf))
  await open(page, '/recruiter/dashboard')
  const needs = page.getByRole('region', { name: recruiter.dashboard.nowTitle })
  await expect(needs.getByRole('link')).toHaveCount(1)
  await expect(needs.getByText(recruiter.dashboard.task['review-profile'].block)).toBeVisible()
  await expect(page.getByRole('link', { name: recruiter.jobs.invite })).toHaveCount(0)
  await open(page, '/recruiter/jobs')
  await expect(page.getByText(recruiter.jobs.attention.title)).toHaveCount(0)
  await open(page, '/recruiter/notices')
  await expect(page.getByText(noticeStatusText.pending).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Retirar/ })).toHaveCount(0)
  await open(page, '/recruiter/notices/new')
  await expect(page).toHaveURL(/\/recruiter\/notices$/)
  await open(page, '/recruiter/organization')
  await expect(page.getByText(organizations.remove.byApproved)).toBeVisible()
  await expect(page.getByRole('button', { name: organizations.remove.action })).toHaveCount(0)
})

/** A second recruiter of an approved company, who was let in and is blocked; returns the session's token. */
async function blockedColleague(callsOf: (token?: string) => Calls): Promise<string> {
  const rita = callsOf(await signInByCall(callsOf(), 'rita'))
  const founder = await registerRecruiter(callsOf())
  await approveAll(rita, founder)
  const { token, name } = await registerRecruiter(callsOf(), { cnpj: founder.cnpj })
  const { organizations: company, notices } = callsOf(founder.token).gateway
  const asking = (await company.listJoinRequests({})).find((each) => each.name === name)
  await company.answerJoinRequest({ accountId: asking?.accountId as string, accept: true })
  await notices.writeNotice({
    ...{ kind: 'openHouse', title: 'Portas abertas', text: 'Venha.', howTo: 'É só chegar.', link: '' },
    ...{ day: addDays(dayOf(new Date()), 5), start: '09:00', end: '12:00' },
    ...{ address: 'Rua Augusta, 1200', city: 'São Paulo', state: 'SP' },
  })
  const found = (await rita.gateway.reviews.findSubjects({ name })).find(({ subject }) => subject === 'recruiter')
  const blocking = { subject: 'recruiter', subjectId: found?.subjectId ?? '', reason: 'Não trabalha lá.' } as const
  await rita.gateway.reviews.blockSubject(blocking)
  return token
}
