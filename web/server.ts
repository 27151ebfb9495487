import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler } from 'react-router'
import { contextFor, type PageFacts, sheetsContext } from './platform/context.ts'
import { pageAt } from './platform/pages.ts'
import { answeringRefusals } from './platform/rendering/answer-refusals.ts'
import { sheetsOf } from './platform/rendering/page-styles.ts'
import { isSignedInPage, signedInSheetOf } from './platform/rendering/sheet-names.ts'
import { pageOf } from './platform/rendering/whole-pages.ts'
import { type Frame, type Page, pages } from './routes.ts'

type Handler = ReturnType<typeof createRequestHandler>

const signedInFrames = ['candidate', 'recruiter', 'reviewer'] as const satisfies readonly Frame[]
const mode = import.meta.env.MODE
const routes = answeringRefusals(build.routes)
const assets = { ...build.assets, routes: withSignedInSheet(build.assets.routes) }
const handle = createRequestHandler({ ...build, routes, assets }, mode)
/**
 * The build decides in which folder this file ends up: in `assets` if it shares code with parts that are loaded later.
 */
const built = import.meta.dirname.replace(/([\\/]server)[\\/]assets$/, '$1')
const sheetAt = sheetsOf(join(built, '../client'))
const handlers = new Map<string, Handler>()

export { isSameForCaches, isSameForVisitors, visitorHeaders } from './platform/rendering/visitor-page.ts'

/**
 * Answers one request for a page or its data. `page` is the body in pieces if it is a whole page. Together with the
 * module's other exports this is the server's only interface to the web app.
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
 * The router goes through all its routes several times for each page and prepares the data of all of them. So each page
 * gets a handler that knows only the routes of that page and of its side panel; the browser requests other routes when
 * it meets links to them. Requests sent by scripts have special paths defined by the router.
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
 * The pages of signed-in people load a second style sheet, and the router waits for it before it shows one of them. So
 * do their frames, since a page that fails keeps its frame around the error message.
 */
function withSignedInSheet(all: typeof build.assets.routes): typeof build.assets.routes {
  const sheet = all.root?.css?.[0]
  if (!sheet) return all
  const signedInRoutes = new Set([
    ...(pages as readonly Page[]).filter(({ screen }) => isSignedInPage(screen)).map(({ path }) => `page:${path}`),
    ...signedInFrames.map((frame) => `frame:${frame}`),
  ])
  return Object.fromEntries(
    Object.entries(all).map(([id, route]) => [
      id,
      route && signedInRoutes.has(id) ? { ...route, css: [...(route.css ?? []), signedInSheetOf(sheet)] } : route,
    ]),
  )
}
