import { sessionEndedHeader } from '@trampolim/contract/session-ended.ts'
import { signInPaths } from '@trampolim/marketplace/accounts/audiences.ts'
import type { MiddlewareFunction } from 'react-router'

/** The window's event after the page's owner signed in again on the open page. */
export const signedInAgain = 'signedinagain'

/**
 * Marks responses to forms sent by scripts if they redirect to the sign-in page. The open page then asks the person to
 * sign in again (`askingToSignIn`). Without scripts the browser follows the redirect.
 */
export const markEndedSession: MiddlewareFunction<Response> = async ({ request }, next) => {
  const answer = await next()
  if (isSentByScript(request) && leadsToSignIn(answer.headers.get('location')))
    answer.headers.set(sessionEndedHeader, 'true')
  return answer
}

/** Whether a script sent the request to submit a form. */
export function isSentByScript({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname.endsWith('.data')
}

/** Whether an address is a sign-in page that redirects back afterwards. */
export function leadsToSignIn(location: string | null): boolean {
  if (location === null || !location.startsWith('/')) return false
  const { pathname, searchParams } = new URL(location, 'http://here')
  return Object.values<string>(signInPaths).includes(pathname) && searchParams.has('redirect')
}

/** `intent`: what the form was to do, by its button. */
type AskToSignIn = (intent: string | null) => Promise<boolean>

let askToSignIn: AskToSignIn | null = null
/** The open question, and how to end it without an answer. */
let question: { answer: Promise<boolean>; end: () => void } | null = null

/**
 * Sets how the open page asks a person to sign in again. The given function returns whether the same person signed in.
 */
export function askToSignInBy(ask: AskToSignIn | null) {
  question?.end()
  question = null
  askToSignIn = ask
}

/**
 * If a form wasn't processed because the session had ended, asks the person to sign in and, if the same person does,
 * sends the form again. Forms that are sent meanwhile wait for the same answer.
 */
export function askingToSignIn(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const again = input instanceof Request ? input.clone() : input
    const answer = await ask(input, init)
    if (!answer.headers.has(sessionEndedHeader) || askToSignIn === null) return answer
    question ??= putQuestion(askToSignIn, intentIn(init?.body))
    return (await question.answer) ? ask(again, init) : answer
  }
}

function putQuestion(ask: AskToSignIn, intent: string | null) {
  let end = () => {}
  const left = new Promise<boolean>((resolve) => {
    end = () => resolve(false)
  })
  const put = { answer: Promise.race([ask(intent), left]), end }
  void put.answer.then(() => {
    if (question === put) question = null
  })
  return put
}

function intentIn(body: RequestInit['body']): string | null {
  const isForm = body instanceof URLSearchParams || body instanceof FormData
  return isForm && body.has('intent') ? String(body.get('intent')) : null
}
