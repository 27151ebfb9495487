import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { nonceContext, reportContext } from './platform/context.ts'
import { gatheredBody } from './platform/gathered-body.ts'

/** How long deferred data may keep a page's stream open, in milliseconds. */
export const streamTimeout = 10_000

/** Streams a page; robots get it whole. The nonce marks every inline script. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = loadContext.get(nonceContext)
  const report = loadContext.get(reportContext)
  const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady'

  return new Promise((resolve, reject) => {
    let answered = false
    let answerStatus = status
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        [ready]() {
          answered = true
          resolve(
            new Response(
              gatheredBody(pipe, () => clearTimeout(timer)),
              { status: answerStatus, headers },
            ),
          )
        },
        onShellError: reject,
        onError(error: unknown) {
          answerStatus = 500
          if (answered && !request.signal.aborted) report(error)
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1_000)
    request.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      abort()
    })
  })
}

/** Tells the log of what went wrong unforeseen; answers thrown on purpose and readers who left are no news. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(reportContext)(error)
}
