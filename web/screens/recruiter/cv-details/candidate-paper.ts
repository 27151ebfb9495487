import { curriculumPaper } from '../../../parts/curriculum-paper/curriculum-paper.ts'
import { asMissing } from '../../../parts/selection-board/board/read-board.ts'
import { detailsView } from '../../../parts/selection-board/candidate/candidate-details.ts'
import { callsContext } from '../../../platform/context.ts'
import type { Route } from './+types/candidate-paper.ts'

/**
 * The content of the PDF of a job's candidate, as JSON: with distance and gender (specification, data §9), with contact
 * data only if the recruiter may see it, and never with a disability.
 */
export async function loader({ params: { jobId, cvId }, context }: Route.LoaderArgs) {
  const { recruiterSelection } = context.get(callsContext).gateway
  const details = await recruiterSelection.readCandidate({ jobId, cvId }).catch(asMissing)
  const { card, contact, gender, curriculum } = detailsView(details, { now: new Date() })
  const reached = contact ? [contact.email, ...contact.phones.map(({ text }) => text), contact.address] : []
  const lines = [...card.lines, gender, ...reached].filter((line) => line !== null)
  return Response.json(curriculumPaper(curriculum, { name: card.name, lines }))
}
