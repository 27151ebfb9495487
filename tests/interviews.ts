import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { attendInterviews } from '@trampolim/server/selection/interviews/attend.ts'
import { interviewRoutes, recruiterInterviewRoutes } from '@trampolim/server/selection/interviews/routes.ts'
import { notifyMoves } from '@trampolim/server/selection/notices/notify-candidate.ts'
import { attendSlots } from '@trampolim/server/selection/slots/attend-slots.ts'
import { recruiterSlotRoutes, slotRoutes } from '@trampolim/server/selection/slots/routes.ts'
import type { TestHouse } from './house.ts'
import { selectionIn, told } from './selection.ts'

export const place = { type: 'live', address: 'Rua das Flores, 10' } as const
export const day = '2026-03-12'
export const nine = { date: day, start: '09:00', end: '09:30' }
export const ten = { date: day, start: '10:00', end: '10:30' }
/** A moment of the interviews' day; nine o'clock in São Paulo is 12:00. */
export const at = (time: string) => `${day}T${time}:00.000Z`

/** How jobs are taken down: by a block, and while the correction that was handed in afterwards waits. */
export const removals = [
  ['', { status: 'job:blocked' }],
  [', also while its correction waits', { status: 'job:pending', taken_down_at: new Date() }],
] as const

/** The calls of interviews and of times to choose from, with what their tests look at. */
export function interviewsIn(house: TestHouse) {
  const { database } = house
  const selection = selectionIn(house)
  const { work } = selection
  const recruiters = (who: Person) => house.as({ ...recruiterInterviewRoutes, ...recruiterSlotRoutes }, who)
  const candidates = (who: Person) => house.as({ ...interviewRoutes, ...slotRoutes }, who)

  /** Does what is queued, lets time pass, and does the work that is due then, and what follows from it. */
  async function attend(seconds = 0) {
    await work()
    house.clock.pass(seconds)
    for (let rounds = 0; rounds < 2; rounds += 1) {
      await notifyMoves(house)
      await attendInterviews(house)
      await attendSlots(house)
      await work()
    }
  }

  function begin(iso = '2026-03-10T15:00:00.000Z') {
    house.clock.set(new Date(iso))
    house.letters.length = 0
  }

  /** The subjects of the letters that were sent since they were last asked for. */
  const subjects = () => house.letters.splice(0).map(({ subject }) => subject)

  const own = async (who: Person) => (await candidates(who).listOwnInterviews({})).items[0]
  const ownOffer = async (who: Person) => (await candidates(who).listOwnSlots({})).items[0]
  const starts = async (who: Person) => (await ownOffer(who))?.slots.map(({ startDateTime }) => startDateTime)

  /** Takes the time of a person's offer, or one that isn't among them. */
  async function take(who: Person, time: string) {
    const offer = await ownOffer(who)
    const slot = offer?.slots.find(({ startDateTime }) => startDateTime === at(time))
    return candidates(who).answerSlots({ id: offer?.id ?? '', answer: 'taken', slotId: slot?.slotId ?? 'f'.repeat(24) })
  }

  const answer = async (who: Person, said: 'waiting' | 'refused', wish = '') =>
    candidates(who).answerSlots({ id: (await ownOffer(who))?.id ?? '', answer: said, wish })

  /** Three candidates of a job who were told of times, by default two. */
  async function offered(slots = [nine, ten]) {
    begin()
    const { bruno, elisa, jobId } = await selection.hiring()
    const [ana, bia, caio] = [
      await selection.placed(jobId),
      await selection.placed(jobId, 'Bia Reis'),
      await selection.placed(jobId, 'Caio Lima'),
    ]
    const ids = [ana, bia, caio].map(({ processId }) => processId)
    const { interviewId } = await recruiters(bruno).offerSlots({ jobId, candidates: ids, slots, ...place })
    await attend(told)
    subjects()
    return { bruno, elisa, jobId, interviewId, ana, bia, caio }
  }

  const takeDown = (jobId: string, removed: (typeof removals)[number][1]) =>
    database.updateTable('job').set(removed).where('id', '=', jobId).execute()
  const bring = (jobId: string) =>
    database.updateTable('job').set({ status: 'job:approved', taken_down_at: null }).where('id', '=', jobId).execute()

  return {
    ...selection,
    ...{ recruiters, candidates, attend, begin, subjects, own, ownOffer, starts, take, answer },
    ...{ offered, takeDown, bring },
  }
}
