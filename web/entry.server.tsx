import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import {
  nonceContext,
  refreshContext,
  reportContext,
  sheetsContext,
  siteContext,
  structuredDataContext,
} from './platform/context.ts'
import { drawPage } from './platform/rendering/draw-page.ts'
import { olderBrowsers } from './platform/rendering/older-browsers-file.ts'
import { partsOf, piecesOf } from './platform/rendering/page-parts.ts'
import {
  withInstalledApp,
  withLibras,
  withRefresh,
  withScripts,
  withStructuredData,
} from './platform/rendering/page-scripts.ts'
import { withStyles } from './platform/rendering/page-styles.ts'
import { respondWith } from './platform/rendering/whole-pages.ts'

/** How long deferred data may keep a page waiting, in milliseconds. */
export const streamTimeout = 10_000

/** Renders a page completely. The nonce marks every inline script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = loadContext.get(nonceContext)
  const { serverHandoffStream, ...context } = routerContext
  const { html, problem } = await drawPage(<ServerRouter context={context} url={request.url} nonce={nonce} />, nonce)
  if (problem !== undefined) loadContext.get(reportContext)(problem)
  const styled = withStyles(partsOf(html), { nonce, sheetAt: loadContext.get(sheetsContext) })
  const headed = withRefresh(withInstalledApp(styled), loadContext.get(refreshContext))
  const described = withStructuredData(headed, loadContext.get(structuredDataContext))
  const scripted = withScripts(described, {
    data: await textOf(serverHandoffStream),
    nonce,
    older: `${olderBrowsers}?${context.manifest.version}`,
  })
  const page = withLibras(scripted, { url: loadContext.get(siteContext).vlibrasUrl, nonce })
  return respondWith(piecesOf(page), { status: problem === undefined ? status : 500, headers })
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const pieces: Uint8Array[] = []
  const reader = stream?.getReader()
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) pieces.push(piece.value)
  return Buffer.concat(pieces).toString()
}

/** Logs unexpected errors; responses thrown on purpose and disconnected clients are ignored. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(reportContext)(error)
}
