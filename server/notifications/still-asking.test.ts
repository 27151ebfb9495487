import type { NotificationKind, VariantOf } from '@trampolim/marketplace/notifications/kinds.ts'
import { interviewsIn } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { expect, it } from 'vitest'
import { consentRequestRoutes } from '../consent-requests/routes.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { attendHires } from '../selection/hiring/attend-hires.ts'
import { hiringRoutes, recruiterHiringRoutes } from '../selection/hiring/routes.ts'
import { attendInvitations } from '../selection/invitations/attend-invitations.ts'
import { recruiterInvitationRoutes } from '../selection/invitations/routes.ts'
import { notificationRoutes } from './routes.ts'
import { type Telling, tell } from './tell.ts'

const house = await testHouse()
const { database } = house
const { answer, attend, begin, hiring, notified, offered, person, placed, recruiters } = interviewsIn(house)

/** The kinds of the notifications that ask a person for an answer. */
async function asked(who: Person) {
  const { items } = await house.as(notificationRoutes, who).listNotifications({})
  return items.flatMap((item) => ('asks' in item && item.asks ? item.message.notification.type : []))
}
const telling = (what: Telling) => database.transaction().execute((tx) => tell(tx, what, house))

it('a hiring message that was canceled isn’t asked for again while nobody was told of the next one', async () => {
  begin()
  const { bruno, jobId } = await hiring()
  const ana = await placed(jobId, 'Ana Souza', { candidacy: { step: 'finalists', status: 'candidate:finalist' } })
  const calls = house.as({ ...recruiterHiringRoutes, ...hiringRoutes }, bruno)
  const at = { jobId, cvId: ana.cvId }
  const send = () => calls.sendHiringMessage({ ...at, message: 'Venha.', salary: 210_000, start: '2026-04-01' })
  const wait = async () => {
    house.clock.pass(told)
    await attendHires(house)
    await attend()
  }
  await send()
  await wait()
  expect(await asked(ana)).toEqual(['hire'])
  await calls.cancelHiringMessage(at)
  await attend()
  await send()
  expect(await asked(ana)).toEqual([])
  await wait()
  expect(await asked(ana)).toContain('hire')
})

it('an invitation that was canceled isn’t asked for again while nobody was told of the next one', async () => {
  begin()
  const { bruno, jobId } = await hiring()
  const ana = await person()
  const calls = house.as(recruiterInvitationRoutes, bruno)
  const invite = () => calls.invite({ jobId, cvId: ana.cvId, from: 'search' })
  const { inviteId } = await invite()
  house.clock.pass(told)
  await attendInvitations(house)
  await attend()
  expect(await asked(ana)).toEqual(['invitation'])
  await calls.cancelInvitation({ jobId, inviteId })
  await invite()
  expect(await asked(ana)).toEqual([])
})

it('a request to see who somebody is no longer asks once it was answered', async () => {
  begin()
  const organizationId = await insertOrganization(house)
  const bruno = await insertRecruiter(house, { organizationId })
  const ana = await person('Ana Souza', { curriculum: { visibility: 'limited' } })
  const { requestId } = await house.as(consentRequestRoutes, bruno).askConsent({ cvId: ana.cvId })
  const about = { kind: 'consent', variant: 'asked', accountIds: [ana.accountId] } as const
  await telling({ ...about, facts: { company: 'Padaria Aurora', requestId } })
  // Of a former version.
  await telling({ ...about, facts: { company: 'Padaria Aurora' } })
  expect(await asked(ana)).toEqual(['consent', 'consent'])
  await house.as(consentRequestRoutes, ana).answerConsentRequest({ requestId, granted: false })
  expect(await asked(ana)).toEqual([])
  expect(await notified(ana)).toContain('Padaria Aurora pediu para ver seu nome e seus contatos.')
})

it('a wish for another time no longer asks once there are others', async () => {
  const { bruno, jobId, interviewId, ana } = await offered()
  await answer(ana, 'waiting', 'De tarde.')
  await attend()
  expect(await asked(bruno)).toEqual(['interviewAnswer'])
  await recruiters(bruno).addSlots({
    jobId,
    interviewId,
    slots: [{ date: '2026-03-13', start: '15:00', end: '15:30' }],
  })
  expect(await asked(bruno)).toEqual([])
  expect(await notified(bruno)).toContain('Ana Souza pediu outro horário de entrevista: Vendedor de loja.')
})

it.each<[VariantOf<'review'>, string]>([
  ['candidateRequestChanges', 'candidate'],
  ['recruiterRequestChanges', 'recruiter'],
  ['organizationRequestChanges', 'organization'],
  ['jobRequestChanges', 'job'],
])('%s no longer asks once the correction was handed in', async (variant, subject) => {
  begin()
  const { bruno, jobId, organizationId } = await hiring()
  const reader = subject === 'candidate' ? await person() : bruno
  const subjectId = { organization: organizationId, job: jobId }[subject] ?? reader.accountId
  const id = newId(house.now())
  await database
    .insertInto('review')
    .values({
      ...{ id, subject, subject_id: subjectId, organization_id: organizationId, name: 'O que foi lido' },
      ...{ entered_at: house.now(), due_at: house.now(), decided_at: house.now(), decision: 'request_changes' },
    })
    .execute()
  const kind: NotificationKind = 'review'
  await telling({ kind, variant, accountIds: [reader.accountId], ...(subject === 'job' && { jobId }) })
  expect(await asked(reader)).toEqual(['review'])
  await database.updateTable('review').set({ resolved_at: house.now() }).where('id', '=', id).execute()
  expect(await asked(reader)).toEqual([])
})

it('a colleague’s request to join no longer asks once they are in', async () => {
  begin()
  const { bruno, organizationId } = await hiring()
  const nina = await insertRecruiter(house, { organizationId, name: 'Nina Castro' })
  const joins = (changes: object) =>
    database.updateTable('recruiter').set(changes).where('account_id', '=', nina.accountId).execute()
  await joins({ organization_id: null, joining_organization_id: organizationId, joining_asked_at: house.now() })
  await telling({ kind: 'colleague', variant: 'asked', accountIds: [bruno.accountId], personId: nina.accountId })
  expect(await asked(bruno)).toEqual(['colleague'])
  await joins({ joining_organization_id: null, joining_asked_at: null, organization_id: organizationId })
  expect(await asked(bruno)).toEqual([])
})

it('a colleague’s request to join asks only those who are still in the company', async () => {
  begin()
  const { bruno, elisa, organizationId } = await hiring()
  const nina = await insertRecruiter(house, { organizationId, name: 'Nina Castro' })
  const join = { organization_id: null, joining_organization_id: organizationId, joining_asked_at: house.now() }
  await database.updateTable('recruiter').set(join).where('account_id', '=', nina.accountId).execute()
  const accountIds = [bruno.accountId, elisa.accountId]
  await telling({ kind: 'colleague', variant: 'asked', accountIds, personId: nina.accountId })
  const away = { organization_id: await insertOrganization(house) }
  await database.updateTable('recruiter').set(away).where('account_id', '=', bruno.accountId).execute()
  expect([await asked(bruno), await asked(elisa)]).toEqual([[], ['colleague']])
})
