import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler } from 'react-router'
import { answeringRefusals } from './platform/answer-refusals.ts'
import { contextFor, type PageFacts, sheetsContext } from './platform/context.ts'
import { sheetsOf } from './platform/page-styles.ts'
import { pageAt } from './platform/pages.ts'
import { pageOf } from './platform/whole-pages.ts'
import { isOfWork, workSheetOf } from './platform/work-sheet.ts'
import { type Frame, type Page, pages } from './routes.ts'

type Handler = ReturnType<typeof createRequestHandler>

const workFrames = ['candidate', 'recruiter', 'reviewer'] as const satisfies readonly Frame[]
const mode = import.meta.env.MODE
const routes = answeringRefusals(build.routes)
const assets = { ...build.assets, routes: withWorkSheet(build.assets.routes) }
const handle = createRequestHandler({ ...build, routes, assets }, mode)
/** Where this file ends up among those of the build depends on what later parts share with it. */
const built = import.meta.dirname.replace(/([\\/]server)[\\/]assets$/, '$1')
const sheetAt = sheetsOf(join(built, '../client'))
const handlers = new Map<string, Handler>()

export { isSameForCaches, isSameForVisitors, visitorHeaders } from './platform/visitor-page.ts'

/**
 * Answers one request for a page or its data; `page` is the body in pieces where it is a whole page. With what this module exports
 * besides, it is the server's only interface to the web app.
 */
export async function answer(
  request: Request,
  facts: PageFacts,
): Promise<{ response: Response; page: readonly string[] | undefined }> {
  const context = contextFor(facts)
  context.set(sheetsContext, sheetAt)
  const response = await handlerFor(new URL(request.url).pathname)(request, context)
  return { response, page: pageOf(response) }
}

/**
 * The router goes through all its routes several times for each page, and prepares all that it draws with. A page gets a
 * router that knows only its own and what stands beside it; a browser asks for the others by the links it meets. Requests of scripts have paths of
 * the router's own.
 */
function handlerFor(pathname: string): Handler {
  if (pathname.endsWith('.data') || pathname === '/__manifest') return handle
  const id = `page:${pageAt(pathname).path}`
  const known = handlers.get(id) ?? handlerOf(id)
  handlers.set(id, known)
  return known
}

function handlerOf(id: string): Handler {
  const ids: string[] = []
  for (let each: string | undefined = id; each; each = routes[each]?.parentId) ids.unshift(each)
  ids.push(...Object.keys(routes).filter((each) => routes[each]?.parentId === id))
  const some = <Route>(all: Readonly<Record<string, Route>>) => Object.fromEntries(ids.map((each) => [each, all[each]]))
  const own = { ...assets, routes: some(assets.routes) }
  return createRequestHandler({ ...build, routes: some(routes), assets: own } as typeof build, mode)
}

/**
 * The pages of signed-in people load a second sheet; the router waits for it before it shows one. So do their frames, since
 * a page that can't be shown leaves its frame around the error.
 */
function withWorkSheet(all: typeof build.assets.routes): typeof build.assets.routes {
  const sheet = all.root?.css?.[0]
  if (!sheet) return all
  const ofWork = new Set([
    ...(pages as readonly Page[]).filter(({ screen }) => isOfWork(screen)).map(({ path }) => `page:${path}`),
    ...workFrames.map((frame) => `frame:${frame}`),
  ])
  return Object.fromEntries(
    Object.entries(all).map(([id, route]) => [
      id,
      route && ofWork.has(id) ? { ...route, css: [...(route.css ?? []), workSheetOf(sheet)] } : route,
    ]),
  )
}
