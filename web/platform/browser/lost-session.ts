import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { sessionEndedHeader } from '@trampolim/contract/session-ended.ts'
import { type MiddlewareFunction, redirect } from 'react-router'
import { callsContext, personContext, siteContext } from '../context.ts'
import { carriesSession, endSession } from '../cookies/session-cookie.ts'
import { isSentByScript } from './sign-in-again.ts'

/**
 * Ends a session in the browser that is no longer valid: one that can't be restored, or with which a call was answered
 * 401 or 403 (specification, platform §§2 and 6). The page is then requested again as a visitor, so the guard decides and
 * there can be no redirect loop. Must be placed before the guard.
 */
export const endLostSession: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { publicUrl } = context.get(siteContext)
  if (!carriesSession(request, publicUrl)) return next()
  const person = context.get(personContext)
  let refused = false
  if (person)
    context.set(
      callsContext,
      watched(context.get(callsContext), () => (refused = true)),
    )
  const answer = await next()
  if (person && !refused) return answer
  const left = refused ? redirect(url.pathname + url.search) : answer
  if (refused && isSentByScript(request)) left.headers.set(sessionEndedHeader, 'true')
  if (left.headers.getSetCookie().length === 0) {
    left.headers.append('set-cookie', endSession(publicUrl))
  }
  return left
}

/**
 * Wraps the calls and reports when one of them is refused because there is no session, or because this role may never
 * make it.
 */
export function watched(calls: Calls, tell: () => void): Calls {
  return watchedAt(calls, tell) as Calls
}

function watchedAt(place: object, tell: () => void): object {
  return new Proxy(place, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver)
      return isPlace(found) ? watchedAt(found, tell) : found
    },
    async apply(call, self, input) {
      try {
        return await Reflect.apply(call as (...input: unknown[]) => unknown, self, input)
      } catch (problem) {
        const status = refusalOf(problem)?.status
        if (status === 401 || status === 403) tell()
        throw problem
      }
    },
  })
}

function isPlace(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}
