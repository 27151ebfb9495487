import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { joiningRoutes } from '@trampolim/server/recruiters/joining/joining-routes.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { expect, it } from 'vitest'
import { selectionIn } from '../fixtures/selection/selection.ts'
import { testHouse } from '../house.ts'
import { insertRecruiter } from '../world/builders.ts'

const house = await testHouse()
const services = ['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const
const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
await servePages(app, { house, here: new Set(services), dev: false })
const { hiring, placed } = selectionIn(house)

async function signedIn({ accountId }: Person) {
  const { token } = await house.database
    .transaction()
    .execute((tx) => startSession(tx, { accountId, rememberMe: false, now: house.now() }))
  return { authorization: token }
}

async function reader(person: Person) {
  const headers = await signedIn(person)
  return (url: string) => app.inject({ url, headers })
}

it('pages tell a recruiter who was put out of the company so, and not that the person is gone or approval awaited', async () => {
  const { bruno, elisa, jobId } = await hiring()
  const ana = await placed(jobId)
  const read = await reader(bruno)
  const board = `/recruiter/job/${jobId}/selective-process`
  expect((await read(board)).statusCode).toBe(200)
  await house.as(joiningRoutes, elisa).putOutMember({ accountId: bruno.accountId })
  for (const url of [board, `${board}/cv-details/${ana.cvId}`, `/recruiter/job/${jobId}/job-details`]) {
    expect((await read(url)).headers.location).toBe('/recruiter/dashboard')
  }
  expect((await read('/recruiter/dashboard')).body).toContain('Sua conta não está ligada a nenhuma empresa')
  const thread = await read(`/recruiter/messages?job=${jobId}&candidate=${ana.accountId}`)
  // Of the thread and the list, which are read at once, either may be missed first.
  expect(thread.headers.location ?? thread.body).toMatch(/recruiter\/dashboard|não está ligada a uma empresa agora/)
  for (const url of ['/recruiter/interviews', '/recruiter/messages', '/recruiter/notices']) {
    const { body } = await read(url)
    expect(body).toContain('Sua conta não está ligada a uma empresa agora')
    expect(body).not.toMatch(/cadastro for aprovado|aprovar seu cadastro|estiverem aprovados/)
  }
})

it('an edit of the company, sent by who was put out of it meanwhile, leads to the page that says so', async () => {
  const { bruno, elisa } = await hiring()
  const session = await signedIn(bruno)
  await house.as(joiningRoutes, elisa).putOutMember({ accountId: bruno.accountId })
  const sent = await app.inject({
    method: 'POST',
    url: '/recruiter/organization?edit=true',
    headers: {
      ...session,
      'content-type': 'application/x-www-form-urlencoded',
      origin: house.configuration.publicUrl,
    },
    payload: new URLSearchParams({ companyName: 'Padaria Aurora' }).toString(),
  })
  expect(sent.headers.location).toBe('/recruiter/organization')
})

it('the agenda and the messages of a blocked company lead to the panel, which says why they are closed', async () => {
  const { bruno, organizationId } = await hiring()
  const read = await reader(bruno)
  const become = (status: string) =>
    house.database.updateTable('organization').set({ status }).where('id', '=', organizationId).execute()
  await become('blocked')
  for (const url of ['/recruiter/interviews', '/recruiter/messages']) {
    expect((await read(url)).headers.location).toBe('/recruiter/dashboard')
  }
  expect((await read('/recruiter/dashboard')).body).toContain('A empresa está bloqueada')
})

it('a colleague who isn’t approved yet reads that a job of others can’t be changed, and is offered no change of it', async () => {
  const { organizationId, jobId } = await hiring()
  const read = await reader(await insertRecruiter(house, { organizationId, status: 'created' }))
  const page = (await read(`/recruiter/job/${jobId}/job-details`)).body
  expect(page).toContain('Esta vaga é de colegas')
  const edit = `/recruiter/job/${jobId}/edit`
  expect((await read('/recruiter/jobs')).body).not.toContain(`href="${edit}"`)
  expect(page).not.toContain(`href="${edit}"`)
  expect(page).toContain(`href="/recruiter/job/create?from=${jobId}"`)
  expect((await read(edit)).body).toContain('Ela é de colegas')
})
