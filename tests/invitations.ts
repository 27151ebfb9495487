import { invitedJobRoutes } from '@trampolim/server/jobs/routes.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { attendInvitationsWork } from '@trampolim/server/selection/invitations/attend-invitations.ts'
import { invitationRoutes, recruiterInvitationRoutes } from '@trampolim/server/selection/invitations/routes.ts'
import type { TestHouse } from './house.ts'
import { selectionIn } from './selection.ts'

/** The calls of invitations, with what their tests look at. */
export function invitationsIn(house: TestHouse) {
  const selection = selectionIn(house)
  const { attendAfter, calls } = selection
  const recruiters = (who: Person) => house.as(recruiterInvitationRoutes, who)
  const candidates = (who: Person) => house.as({ ...invitationRoutes, ...invitedJobRoutes }, who)
  const attend = (seconds = 0) => attendAfter(seconds, attendInvitationsWork)
  const subjects = () => house.letters.map(({ subject }) => subject)

  /** The card of a job's first invited person. */
  const cardOf = async (who: Person, jobId: string) => (await calls(who).listInvited({ jobId })).items[0]

  return { ...selection, recruiters, candidates, attend, subjects, cardOf }
}
