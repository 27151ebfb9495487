import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { attendHiresWork } from '@trampolim/server/selection/hiring/attend-hires.ts'
import { hiringRoutes, recruiterHiringRoutes } from '@trampolim/server/selection/hiring/routes.ts'
import type { TestHouse } from './house.ts'
import { selectionIn } from './selection.ts'

/** What is offered to a finalist. */
export const terms = { message: 'Venha às 8h.', salary: 210_000, start: '2026-04-01', documents: ['cpf'] as 'cpf'[] }

/** The calls of hiring messages, with what their tests look at. */
export function hiringIn(house: TestHouse) {
  const selection = selectionIn(house)
  const { attendAfter, calls, candidatesCalls, placed } = selection
  const recruiters = (who: Person) => house.as(recruiterHiringRoutes, who)
  const candidates = (who: Person) => house.as(hiringRoutes, who)
  const attend = (seconds = 0) => attendAfter(seconds, attendHiresWork)
  const subjects = () => house.letters.map(({ subject }) => subject)

  /** Adds a finalist of the job. */
  const finalist = (jobId: string, name?: string) =>
    placed(jobId, name, { candidacy: { step: 'finalists', status: 'candidate:finalist' } })
  const processOf = async (who: Person) => (await candidatesCalls(who).listProcesses({})).items[0]
  const cardOf = (who: Person, of: { jobId: string; cvId: string }) => calls(who).readCandidate(of)

  return { ...selection, recruiters, candidates, attend, subjects, finalist, processOf, cardOf }
}
