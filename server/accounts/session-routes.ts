import { sessions } from '@trampolim/contract/gateway/sessions.ts'
import type { Browser, System } from '@trampolim/marketplace/accounts/sign-in/devices.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { refuse } from '../platform/refusal.ts'
import { listSessionsOf } from './queries.ts'
import { endOtherSessions, endOwnSession } from './sessions/sessions.ts'

const done = { done: true } as const

export const sessionRoutes = {
  listSessions: answer(sessions.listSessions).handler(async ({ context }) => {
    const { house } = context
    const person = signedIn(context)
    const found = await listSessionsOf(house.database, { ...person, now: house.now() })
    return found.map(({ id, browser, system, startedAt, expiresAt }) => ({
      id,
      current: id === person.sessionId,
      browser: browser as Browser | null,
      system: system as System | null,
      started: startedAt.toISOString(),
      expires: expiresAt.toISOString(),
    }))
  }),

  endOneSession: answer(sessions.endOneSession).handler(async ({ context, input }) => {
    const { accountId } = signedIn(context)
    const ended = await endOwnSession(context.house.database, { accountId, sessionId: input.id })
    return ended ? done : refuse('session_not_found')
  }),

  endOtherSessions: answer(sessions.endOtherSessions).handler(async ({ context }) => {
    await endOtherSessions(context.house.database, signedIn(context))
    return done
  }),
}
