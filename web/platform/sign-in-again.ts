import { signInPaths } from '@trampolim/marketplace/accounts/audiences.ts'
import type { MiddlewareFunction } from 'react-router'

/** Marks the answer to a form that wasn't taken because the session had ended. */
export const sessionEndedHeader = 'x-session-ended'

/**
 * Marks answers to forms sent by scripts that lead to signing in and back: the page then asks for it where it stands
 * (`askingToSignIn`). Without scripts the sign-in page does.
 */
export const markEndedSession: MiddlewareFunction<Response> = async ({ request }, next) => {
  const answer = await next()
  if (isSentByScript(request) && leadsToSignIn(answer.headers.get('location')))
    answer.headers.set(sessionEndedHeader, 'true')
  return answer
}

/** Whether a request is a form that a script sent. */
export function isSentByScript({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname.endsWith('.data')
}

/** Whether an address is a sign-in page that returns afterwards. */
export function leadsToSignIn(location: string | null): boolean {
  if (location === null || !location.startsWith('/')) return false
  const { pathname, searchParams } = new URL(location, 'http://here')
  return Object.values<string>(signInPaths).includes(pathname) && searchParams.has('redirect')
}

type AskToSignIn = () => Promise<boolean>

let askToSignIn: AskToSignIn | null = null

/** Says how the open page asks somebody to sign in again; it answers whether the same person did. */
export function askToSignInBy(ask: AskToSignIn | null) {
  askToSignIn = ask
}

/** Sends a form that wasn't taken because the session had ended once more, after the same person has signed in. */
export function askingToSignIn(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const again = input instanceof Request ? input.clone() : input
    const answer = await ask(input, init)
    if (!answer.headers.has(sessionEndedHeader) || askToSignIn === null) return answer
    return (await askToSignIn()) ? ask(again, init) : answer
  }
}
