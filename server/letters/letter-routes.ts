import { letters } from '@trampolim/contract/gateway/letters.ts'
import { answer } from '../platform/http/answer.ts'
import { type Asking, signedIn } from '../platform/http/caller/asking.ts'
import { refuse } from '../platform/refusal.ts'
import { readStop, stopLetters } from '../preferences/stop-letters.ts'
import { keyOfAddress } from './sending/letter-keys.ts'
import { doesReturn, forgetReturns } from './sending/queries.ts'

const done = { done: true } as const

function ownAddress(context: Asking): Buffer {
  return keyOfAddress(context.house.configuration.secret, signedIn(context).email)
}

export const letterRoutes = {
  readLetterStanding: answer(letters.readLetterStanding).handler(async ({ context }) => ({
    returns: await doesReturn(context.house.database, ownAddress(context)),
  })),

  tryLettersAgain: answer(letters.tryLettersAgain).handler(async ({ context }) => {
    await forgetReturns(context.house.database, ownAddress(context))
    return done
  }),

  readStoppedLetters: answer(letters.readStoppedLetters).handler(
    async ({ context, input }) => (await readStop(context.house, input.token)) ?? refuse('action_not_found'),
  ),

  stopLetters: answer(letters.stopLetters).handler(async ({ context, input }) => {
    if (!(await stopLetters(context.house, input.token))) refuse('action_not_found')
    return done
  }),
}
