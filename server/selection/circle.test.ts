import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '../platform/http/caller/asking.ts'
import { attendHires } from './hiring/attend-hires.ts'
import { hiringRoutes, recruiterHiringRoutes } from './hiring/routes.ts'
import { attendInterviews } from './interviews/attend.ts'
import { interviewRoutes, recruiterInterviewRoutes } from './interviews/routes.ts'
import { attendInvitations } from './invitations/attend-invitations.ts'
import { recruiterInvitationRoutes } from './invitations/routes.ts'
import { notifyMoves } from './notices/notify-candidate.ts'
import { attendSlots } from './slots/attend-slots.ts'

const [companies, each] = [25, 2]
const undoSeconds = 600
const interview = { date: '2026-03-12', type: 'live', address: 'Rua das Flores, 10', mayOverlap: true } as const
const starts = '2026-03-12T12:00:00.000Z'
const terms = { message: 'Venha às 8h.', salary: 210_000, start: '2026-04-01', documents: [] as 'cpf'[] }

describe('a hundred recruiters and candidates at once', async () => {
  const house = await testHouse()
  const { calls, candidatesCalls, hiring, person, work } = selectionIn(house)
  const recruiters = (who: Person) =>
    house.as({ ...recruiterInvitationRoutes, ...recruiterInterviewRoutes, ...recruiterHiringRoutes }, who)
  const candidates = (who: Person) => house.as({ ...interviewRoutes, ...hiringRoutes }, who)

  /** Lets time pass; work that is due is done by three processes at once, and then again. */
  async function pass(seconds: number) {
    house.clock.pass(seconds)
    const steps = [notifyMoves, attendInvitations, attendInterviews, attendHires, attendSlots]
    for (let rounds = 0; rounds < 2; rounds += 1) {
      await Promise.all([1, 2, 3].flatMap(() => steps.map((step) => step(house))))
      await work()
    }
  }

  type Met = { bruno: Person; elisa: Person; jobId: string; who: Awaited<ReturnType<typeof person>> }

  /** Sends requests at once and returns the refusals. */
  async function refusals(asked: readonly Promise<unknown>[]): Promise<string[]> {
    const all = await Promise.allSettled(asked)
    return all.flatMap((one) => (one.status === 'rejected' ? [refusalOf(one.reason)?.code ?? String(one.reason)] : []))
  }

  it('are invited, interviewed and hired, with each step taken and announced once', { timeout: 180_000 }, async () => {
    const met: Met[] = []
    for (let at = 0; at < companies; at += 1) {
      const { bruno, elisa, jobId } = await hiring()
      for (let n = 0; n < each; n += 1) met.push({ bruno, elisa, jobId, who: await person(`Pessoa ${at} ${n}`) })
    }
    const both = <Answer>(ask: (recruiter: Person, of: Met) => Promise<Answer>) =>
      met.flatMap((of) => [ask(of.bruno, of), ask(of.elisa, of)])
    const people = met.length

    const invited = await refusals(both((by, { jobId, who }) => recruiters(by).invite({ jobId, cvId: who.cvId })))
    expect(invited).toEqual(Array(people).fill('already_invited'))
    await pass(undoSeconds)
    const accept = ({ jobId, who }: Met) => candidatesCalls(who).applyToJob({ jobId, cvType: 'professional' })
    const accepted = await refusals(met.flatMap((of) => [accept(of), accept(of)]))
    expect(accepted).toEqual(Array(people).fill('already_applied'))
    await pass(0)

    const placed = await Promise.all(
      met.map(async (of) => {
        const { processId } = (await candidatesCalls(of.who).listProcesses({})).items[0] ?? { processId: '' }
        return { ...of, processId }
      }),
    )
    const bothPlaced = <Answer>(ask: (recruiter: Person, of: (typeof placed)[number]) => Promise<Answer>) =>
      placed.flatMap((of) => [ask(of.bruno, of), ask(of.elisa, of)])
    const set = await refusals(
      bothPlaced((by, { jobId, processId }) =>
        recruiters(by).scheduleInterview({
          jobId,
          candidates: [processId],
          ...interview,
          start: '09:00',
          end: '09:30',
        }),
      ),
    )
    expect(new Set(set)).toEqual(new Set(['interview_already_set']))
    expect(set).toHaveLength(people)
    await pass(undoSeconds)
    const confirmed = await refusals(
      placed.flatMap(({ who }) => {
        const confirm = async () => {
          const [own] = (await candidates(who).listOwnInterviews({})).items
          return candidates(who).answerInterview({ id: own?.interviewId ?? '', start: starts, answer: 'confirmed' })
        }
        return [confirm(), confirm()]
      }),
    )
    expect(confirmed.length).toBeLessThanOrEqual(people)
    await pass(0)

    await refusals(bothPlaced((by, { jobId, who }) => calls(by).makeFinalist({ jobId, cvId: who.cvId })))
    await pass(undoSeconds)
    const offered = await refusals(
      bothPlaced((by, { jobId, who }) => recruiters(by).sendHiringMessage({ jobId, cvId: who.cvId, ...terms })),
    )
    expect(offered).toEqual(Array(people).fill('hire_already_offered'))
    await pass(undoSeconds)
    const hired = await refusals(
      placed.flatMap(({ who, processId }) => {
        const answer = async () => {
          const { hire } = (await candidatesCalls(who).listProcesses({})).items[0] ?? {}
          const accepting = { id: processId, hireId: hire?.hireId ?? '', answer: 'accepted' } as const
          return candidates(who).answerHiringMessage(accepting)
        }
        return [answer(), answer()]
      }),
    )
    expect(hired.every((code) => code === 'hire_ended')).toBe(true)
    await pass(0)

    const processes = await Promise.all(placed.map(({ who }) => candidatesCalls(who).listProcesses({})))
    for (const { items, total } of processes) {
      expect(total).toBe(1)
      expect(items[0]).toMatchObject({ step: 'finalists', status: 'candidate:hire:accepted' })
      expect(items[0]?.history.map(({ type }) => type)).toEqual([
        'invited',
        'moved',
        'moved',
        'hire_offered',
        'hire_accepted',
      ])
    }
    for (const { bruno, jobId } of placed) {
      const counts = await calls(bruno).countSelection({ jobId })
      expect(counts).toMatchObject({ curriculums: 0, selectiveProcess: 0, interviews: 0, finalists: each, hired: each })
    }
    const toCandidates = house.letters.filter(({ to }) => placed.some(({ who }) => who.email === to))
    const said = toCandidates.map(({ to, subject }) => `${to}: ${subject}`)
    expect(said.length).toBe(new Set(said).size)
    const { rows: told } = await sql<{ kind: string; variant: string; count: number; people: number }>`
      select notification.kind, notification.variant, count(*)::integer as count,
        count(distinct reader.account_id)::integer as people
      from notification join notification_reader as reader on reader.notification_id = notification.id
      join professional on professional.account_id = reader.account_id
      group by notification.kind, notification.variant order by 1, 2
    `.execute(house.owner)
    for (const { kind, variant, count, people: readers } of told)
      expect([kind, variant, count]).toEqual([kind, variant, readers])
    expect(told.map(({ kind, variant, people: readers }) => [kind, variant, readers])).toEqual([
      ['hire', 'received', people],
      ['interview', 'set', people],
      ['invitation', 'received', people],
      ['moved', 'finalists', people],
    ])
  })

  it('are notified once, late rather than never, however the clock is set', { timeout: 180_000 }, async () => {
    const { bruno, jobId } = await hiring()
    const who = await person('Ana Souza')
    await recruiters(bruno).invite({ jobId, cvId: who.cvId })
    const begun = house.now()
    const texts = () => house.letters.filter(({ to }) => to === who.email).map(({ subject }) => subject)
    // With the clock set back by an hour nothing is due; set forward by a day everything is due, once; and set back
    // again nothing is repeated.
    house.clock.set(new Date(begun.getTime() - 3_600_000))
    await pass(0)
    expect(texts()).toEqual([])
    house.clock.set(new Date(begun.getTime() + 86_400_000))
    await pass(0)
    expect(texts()).toEqual(['Convite: Vendedor de loja'])
    house.clock.set(begun)
    await pass(undoSeconds)
    expect(texts()).toEqual(['Convite: Vendedor de loja'])
    // After a jump of a whole month it ends once, and its reminders aren't sent after its end.
    house.clock.set(new Date(begun.getTime() + 31 * 86_400_000))
    await pass(0)
    await pass(3600)
    const later = texts().slice(1)
    expect(new Set(later).size).toBe(later.length)
    expect(later.filter((subject) => /venceu|vencido/i.test(subject)).length).toBeLessThanOrEqual(1)
    const { items } = await calls(bruno).listInvited({ jobId })
    expect(items[0]?.invitation).toMatchObject({ status: 'invite:canceled', entry: 'automation:invite:timeout' })
  })
})
