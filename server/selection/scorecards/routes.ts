import { candidateScorecards } from '@trampolim/contract/gateway/candidate-scorecards.ts'
import { answer } from '../../platform/http/answer.ts'
import { type Asking, signedIn } from '../../platform/http/caller/asking.ts'
import { deleteScorecard, readScorecards, saveScorecard } from './scorecards.ts'

const done = { done: true } as const

/** Adds the calling recruiter to the input, and renames the process id to the candidacy's. */
function by<Input extends { processId: string }>(context: Asking, { processId: candidacyId, ...input }: Input) {
  return { recruiterId: signedIn(context).accountId, candidacyId, ...input }
}

export const scorecardRoutes = {
  readScorecards: answer(candidateScorecards.readScorecards).handler(({ context, input }) =>
    readScorecards(context.house, by(context, input)),
  ),

  saveScorecard: answer(candidateScorecards.saveScorecard).handler(async ({ context, input }) => {
    await saveScorecard(context.house, by(context, input))
    return done
  }),

  deleteScorecard: answer(candidateScorecards.deleteScorecard).handler(async ({ context, input }) => {
    await deleteScorecard(context.house, by(context, input))
    return done
  }),
}
