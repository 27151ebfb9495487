import { isContractProcedure } from '@orpc/contract'
import { createRouterClient } from '@orpc/server'
import type { CallMeta } from '@trampolim/contract/call.ts'
import { services } from '@trampolim/contract/services.ts'
import { hiringIn, terms } from '@trampolim/tests/fixtures/selection/hiring.ts'
import { interviewsIn, nine, place, ten } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { invitationsIn } from '@trampolim/tests/fixtures/selection/invitations.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, testHouse } from '@trampolim/tests/house.ts'
import { insertJob } from '@trampolim/tests/world/builders.ts'
import { expect, it } from 'vitest'
import { consentRequestRoutes } from '../consent-requests/routes.ts'
import { jobRoutes } from '../jobs/routes.ts'
import { messageRoutes } from '../messages/routes.ts'
import { routers } from './routers.ts'

/** The calls that only read, of those that candidates may make. */
function readingCalls(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, node]) => {
    const name = path ? `${path}.${key}` : key
    if (!isContractProcedure(node)) return readingCalls(node as object, name)
    const { meta, route } = node['~orpc']
    const { allows } = meta as CallMeta
    const isOpen = allows.some((each) => each === 'user:professional' || each === 'session' || each === 'anyone')
    return route.method === 'GET' && isOpen ? [name] : []
  })
}

it('what a candidate reads doesn’t depend on what another one has with the same company', async () => {
  const house = await testHouse()
  const { attend, begin, hiring, person, placed, recruiters } = interviewsIn(house)
  const [hires, invites] = [hiringIn(house), invitationsIn(house)]
  const tell = async () => {
    await attend(told)
    await hires.attend()
    await invites.attend()
  }
  begin()
  const { bruno, jobId, organizationId } = await hiring()
  const otherJobId = await insertJob(house, { organizationId })
  const invitations = invites.recruiters(bruno)

  /** A candidate of one job who was invited to another one. */
  async function candidate(name: string) {
    const who = await placed(jobId, name, { candidacy: { step: 'finalists', status: 'candidate:finalist' } })
    const { inviteId } = await invitations.invite({ jobId: otherJobId, cvId: who.cvId })
    const { hireId } = await hires.recruiters(bruno).sendHiringMessage({ jobId, cvId: who.cvId, ...terms })
    await tell()
    return { ...who, inviteId, hireId }
  }
  const ana = await candidate('Ana Souza')
  await invitations.cancelInvitation({ jobId: otherJobId, inviteId: ana.inviteId })
  await hires.recruiters(bruno).cancelHiringMessage({ jobId, cvId: ana.cvId })
  await tell()

  async function answers() {
    const client = createRouterClient(routers.gateway, { context: house.asking(ana) })
    const all: Record<string, string> = {}
    for (const name of readingCalls(services.gateway)) {
      const call = name.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], client)
      const input = { id: jobId, jobId, processId: ana.processId, cvType: 'professional' }
      all[name] = await (call as (input: object) => Promise<unknown>)(input).then(
        (answer) => JSON.stringify(answer, null, 1),
        (problem) => codeOf(Promise.reject(problem)),
      )
    }
    return all
  }

  const before = await answers()
  expect(before['notifications.listNotifications']).toContain('Você recebeu um convite')
  const zulmira = await candidate('Zulmira Quaresma')
  await house.as(jobRoutes, zulmira).likeJob({ id: jobId })
  await house.as(jobRoutes, zulmira).discardJob({ id: otherJobId, status: true })
  await house.as(jobRoutes, zulmira).discardJob({ id: jobId, status: true })
  await house.as(messageRoutes, zulmira).writeToJob({ jobId, message: 'Bom dia!' })
  const [interviewed, choosing] = [await placed(jobId, 'Zulmira Quaresma'), await placed(jobId, 'Zulmira Quaresma')]
  await recruiters(bruno).scheduleInterview({ jobId, candidates: [interviewed.processId], ...place, ...nine })
  await recruiters(bruno).offerSlots({ jobId, candidates: [choosing.processId], slots: [ten], ...place })
  const asked = await person('Zulmira Quaresma', { curriculum: { visibility: 'limited' } })
  await house.as(consentRequestRoutes, bruno).askConsent({ jobId, cvId: asked.cvId })
  await tell()
  expect(await answers()).toEqual(before)
})
