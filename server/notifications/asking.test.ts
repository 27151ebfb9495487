import { interviewsIn, nine, place } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { expect, it } from 'vitest'
import { recruiterJobRoutes } from '../jobs/routes.ts'
import { letterHandlers } from '../letters/background.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { attendHires } from '../selection/hiring/attend-hires.ts'
import { hiringRoutes, recruiterHiringRoutes } from '../selection/hiring/routes.ts'
import { notificationHandlers } from './background.ts'
import { notificationRoutes } from './routes.ts'
import { sendSummaries } from './send-summaries.ts'
import { tell } from './tell.ts'

const house = await testHouse()
const { attend, begin, candidates, hiring, notified, offered, own, person, placed, recruiters, take } =
  interviewsIn(house)

type Offered = Awaited<ReturnType<typeof offered>>

/** The kinds of the notifications that ask a person for an answer. */
async function asked(who: Person) {
  const { items } = await house.as(notificationRoutes, who).listNotifications({})
  return items.flatMap((item) => ('asks' in item && item.asks ? item.message.notification.type : []))
}

it('a notification no longer asks for an answer about an interview once it was given or the interview is off', async () => {
  begin()
  const { bruno, jobId } = await hiring()
  const [ana, davi] = [await placed(jobId), await placed(jobId, 'Davi Rocha')]
  const set = (who: { processId: string }) =>
    recruiters(bruno).scheduleInterview({
      ...{ jobId, candidates: [who.processId], ...nine, ...place, mayOverlap: true },
    })
  const [, { interviewId }] = [await set(ana), await set(davi)]
  await attend(told)
  expect([await asked(ana), await asked(davi)]).toEqual([['interview'], ['interview']])
  expect(await notified(ana)).toEqual([expect.stringMatching(/Confirme sua presença\.$/)])
  const { interviewId: id = '', startDateTime: start = '' } = (await own(ana)) ?? {}
  await candidates(ana).answerInterview({ id, start, answer: 'confirmed' })
  await recruiters(bruno).cancelInterview({ jobId, interviewId })
  await attend()
  expect([await asked(ana), await asked(davi)]).toEqual([[], []])
  expect(await notified(ana)).toEqual([expect.stringMatching(/^A empresa marcou uma entrevista com você: [^.]+\.$/)])
})

it('a notification no longer asks for an answer to a hiring message that was taken back', async () => {
  begin()
  const { bruno, jobId } = await hiring()
  const ana = await placed(jobId, 'Ana Souza', { candidacy: { step: 'finalists', status: 'candidate:finalist' } })
  const recruiter = house.as({ ...recruiterHiringRoutes, ...hiringRoutes }, bruno)
  const at = { jobId, cvId: ana.cvId }
  const { hireId } = await recruiter.sendHiringMessage({
    ...at,
    message: 'Venha.',
    salary: 210_000,
    start: '2026-04-01',
  })
  await house.database.updateTable('hiring_message').set({ told_at: house.now() }).where('id', '=', hireId).execute()
  const about = { accountIds: [ana.accountId], candidacyId: ana.processId, jobId }
  await house.database.transaction().execute((tx) => tell(tx, { kind: 'hire', variant: 'received', ...about }, house))
  expect(await asked(ana)).toEqual(['hire'])
  const takenDown = (at: Date | null) =>
    house.database.updateTable('job').set({ taken_down_at: at }).where('id', '=', jobId).execute()
  // Nobody can accept it while the job is taken down.
  await takenDown(house.now())
  expect(await asked(ana)).toEqual([])
  await takenDown(null)
  expect(await asked(ana)).toEqual(['hire'])
  await recruiter.cancelHiringMessage(at)
  expect(await asked(ana)).toEqual([])
})

it('a notification no longer asks for an answer to an invitation that ended', async () => {
  begin()
  const { jobId } = await hiring()
  const ana = await person()
  const inviteId = newId(house.now())
  await house.database
    .insertInto('invitation')
    .values({
      ...{ id: inviteId, job_id: jobId, professional_id: ana.accountId, cv_type: 'professional' },
      ...{ status: 'invite:pending', source: 'search', question_ids: [], job_name: 'Vendedor de loja' },
      ...{ for_client: false, made_at: house.now(), told_at: house.now(), due_at: house.now() },
    })
    .execute()
  const about = { accountIds: [ana.accountId], jobId }
  await house.database
    .transaction()
    .execute((tx) => tell(tx, { kind: 'invitation', variant: 'received', ...about }, house))
  expect(await asked(ana)).toEqual(['invitation'])
  await house.database
    .updateTable('invitation')
    .set({ status: 'invite:canceled', ended_at: house.now(), due_at: null })
    .where('id', '=', inviteId)
    .execute()
  expect(await asked(ana)).toEqual([])
})

it.each([
  ['deletes the job', ({ bruno, jobId }: Offered) => house.as(recruiterJobRoutes, bruno).deleteJob({ id: jobId })],
  [
    'cancels the interview',
    ({ bruno, jobId, interviewId }: Offered) => recruiters(bruno).cancelInterview({ jobId, interviewId }),
  ],
])('times that were offered are no longer offered by a notification once the company %s', async (_, end) => {
  const met = await offered()
  await take(met.bia, '12:00')
  await end(met)
  await attend(60)
  const about = async (who: Person) => {
    const { items } = await house.as(notificationRoutes, who).listNotifications({})
    const shown = items.flatMap((item) => ('leadsTo' in item ? [[item.message.notification.text, item.leadsTo]] : []))
    return shown.filter(([text]) => text?.includes('ofereceu horários'))
  }
  const gone = 'A empresa ofereceu horários de entrevista, que não valem mais: Vendedor de loja.'
  expect(await about(met.ana)).toEqual([[gone, '/selective-process']])
  // She had chosen one, and reads what became of that interview among hers.
  const chosen = 'A empresa ofereceu horários de entrevista: Vendedor de loja.'
  expect(await about(met.bia)).toEqual([[chosen, '/interviews']])
})

it('a notification of a hiring message says that the message no longer stands once its job was deleted', async () => {
  begin()
  const { bruno, jobId } = await hiring()
  const ana = await placed(jobId, 'Ana Souza', { candidacy: { step: 'finalists', status: 'candidate:finalist' } })
  const terms = { message: 'Venha.', salary: 210_000, start: '2026-04-01' }
  await house.as(recruiterHiringRoutes, bruno).sendHiringMessage({ jobId, cvId: ana.cvId, ...terms })
  house.clock.pass(told)
  await attendHires(house)
  await attend()
  expect(await asked(ana)).toEqual(['hire'])
  await house.as(recruiterJobRoutes, bruno).deleteJob({ id: jobId })
  await attend()
  expect(await asked(ana)).toEqual([])
  expect(await notified(ana)).toContain(
    'A empresa enviou uma mensagem de contratação, que não vale mais: Vendedor de loja.',
  )
})

it('a summary letter doesn’t ask for what is over by then', async () => {
  const { ana, bruno, jobId } = await offered()
  await house.database.updateTable('notification_reader').set({ mail_due: 'daily' }).execute()
  await house.as(recruiterJobRoutes, bruno).deleteJob({ id: jobId })
  await attend()
  house.letters.length = 0
  await sendSummaries(house)
  await house.work({ handlers: [...notificationHandlers, ...letterHandlers], listeners: [] })
  const letter = house.letters.find(({ to }) => to === ana.email)
  expect(letter?.text).toContain('A empresa ofereceu horários de entrevista, que não valem mais: Vendedor de loja.')
  expect(letter?.text).not.toContain('Escolha o horário')
})
