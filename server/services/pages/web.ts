import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { Site } from '@trampolim/contract/client/site.ts'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerForm } from '../../platform/http/answered-forms.ts'
import { countUnderWay, filesAtOnce } from '../../platform/http/bodies/bound-bodies.ts'
import { noteRefusal } from '../../platform/http/refusals/refuse-request.ts'
import { isAwayProblem, sendAwayPage, sendFilesWaitingPage, sendTooLargePage, sendTooManyPage } from './away-page.ts'
import { bodyWith, cutAtMarks, isShared, type KeptPages, type MadePage, newMarks } from './kept-pages.ts'
import { openWeb, type WebApp, type WebSource } from './open-web.ts'
import type { PagesInCaches } from './pages-in-caches.ts'
import { repeatableFormOf } from './repeatable-form.ts'
import { answerOf, assertSize, mayHaveFiles, requestOf } from './web-request.ts'

export type WebOptions = {
  /** The folder of the build (`web/build`), or of the sources (`web`) for work with reload. */
  source: WebSource
  site: Site
  /**
   * For whom the candidate's service worker may store what this person sees: a pseudonym of the account, or `nobody`.
   */
  keptFor: (person: SessionUser | null) => string
  /** Returns the caller, and the calls on their behalf. */
  loadContext: (request: FastifyRequest) => Promise<{ calls: Calls; person: SessionUser | null }>
  /** The store for pages that are the same for all visitors; without it every request makes its own page. */
  kept?: KeptPages | undefined
  /** For how many seconds a cache in front of us keeps such pages; 0 for not at all. */
  sharedCacheSeconds: number
  /** The record of pages that such caches have received; without it they aren't purged. */
  sentPages?: Pick<PagesInCaches, 'moment' | 'recordSent'> | undefined
  /** Returns the calls of a visitor, on behalf of everybody who sees the page. */
  visitorCalls: (request: FastifyRequest) => Calls
  /** Handles a form that is pressed twice or sent again only once; without it each is handled on its own. */
  answerForm?: AnswerForm | undefined
  /** Logs an unexpected failure of a page. */
  report: (error: unknown, request: FastifyRequest) => void
}

/**
 * The header of every page that says for whom a browser may store its content; the service worker reads it
 * (`web/parts/offline`).
 */
const keptForHeader = 'x-kept-for'

const anyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Makes the page that a visitor sees at a path, for nobody. */
export type MakeForNobody = (path: string, calls: Calls) => Promise<MadePage>

/**
 * Serves the pages: fingerprinted assets, also those of the build before, compressed in advance, cached for a year, other
 * files for an hour, everything else through the web app, streamed in both directions and aborted when the client disconnects. The request's `nonce`
 * marks inline scripts; the HTTP server sets the content security policy.
 */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<MakeForNobody> {
  let opened: (() => Promise<WebApp>) | undefined
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const web = await openWeb(pages, options.source)
    opened = web
    pages.setErrorHandler((error: FastifyError, request, reply) => refusedPage(error, request, { reply, options }))
    const admits = countUnderWay(filesAtOnce)
    const answer = async (request: FastifyRequest, reply: FastifyReply) =>
      !mayHaveFiles(request) || admits(request, reply)
        ? answerPage(request, reply, { web, options })
        : sendFilesWaitingPage(request, withNothingBegun(reply))
    pages.route({ method: [...anyMethod], url: '/', handler: answer })
    pages.route({ method: [...anyMethod], url: '/*', handler: answer })
  })
  return async (path, calls) => {
    if (!opened) throw new Error('no pages are served')
    const asked = new Request(options.site.publicUrl + path)
    return makePage({ asked, calls, report: () => undefined, app: await opened(), options })
  }
}

/** The page of a request that the server refuses before the web app; other errors are the server's. */
function refusedPage(
  error: FastifyError,
  request: FastifyRequest,
  { reply, options }: { reply: FastifyReply; options: WebOptions },
) {
  if (error.statusCode === 413) {
    noteRefusal(request, 'file_too_large')
    return sendTooLargePage(request, reply, options.site.curriculumFileMb)
  }
  if (error.statusCode !== 429) throw error
  noteRefusal(request, 'too_many_requests')
  return sendTooManyPage(request, reply)
}

type Answering = { web: () => Promise<WebApp>; options: WebOptions }

async function answerPage(request: FastifyRequest, reply: FastifyReply, { web, options }: Answering) {
  assertSize(request, options.site.curriculumFileMb)
  const app = await web()
  const begun = options.sentPages?.moment() ?? 0
  const page = await pageForVisitors(request, app, options)
  if (page) {
    reply.header(keptForHeader, options.keptFor(null))
    const mayBeCached =
      isForCaches(request, page, { app, options }) && (options.sentPages?.recordSent(request.url, begun) ?? true)
    if (!mayBeCached) return sendMade(request, reply, { page, requestId: request.id })
    allowCaching(request, reply, options.sharedCacheSeconds)
    return sendMade(request, reply, { page, requestId: '' })
  }
  const { answer } = app
  const known = await options.loadContext(request).catch(nullWhereAway)
  if (!known) return sendAwayPage(request, withNothingBegun(reply))
  const form = options.answerForm
    ? await repeatableFormOf(request, { person: known.person, publicUrl: options.site.publicUrl })
    : null
  reply.header(keptForHeader, options.keptFor(known.person))
  let away = false
  const { asked, isTooLarge, refuseTooLarge } = requestOf(request, reply, { ...options.site, form })
  const make = () =>
    answer(asked, {
      ...known,
      nonce: request.nonce,
      requestId: request.id,
      site: options.site,
      pattern: (pattern) => {
        request.pattern = pattern
      },
      report: (error) => {
        if (isAwayProblem(error)) away = true
        else if (!isTooLarge()) options.report(error, request)
      },
    })
  const answered = form && options.answerForm ? await options.answerForm(form, make).catch(nullWhereAway) : await make()
  if (!answered) return sendAwayPage(request, withNothingBegun(reply))
  const { response, page: body } = answered
  await refuseTooLarge()
  if (away) {
    await response.body?.cancel()
    return sendAwayPage(request, reply)
  }
  return answerOf(response, reply, body)
}

/** Lets the browser repeat the same request by itself. */
const withNothingBegun = (reply: FastifyReply) => reply.header('x-nothing-begun', '1')

/**
 * The page that all visitors see at this address, kept or made now; null if it isn't the same for all. It is made from its
 * key alone: the address and the headers that the web app names.
 */
async function pageForVisitors(request: FastifyRequest, app: WebApp, options: WebOptions): Promise<MadePage | null> {
  const { kept, site } = options
  const { publicUrl } = site
  if (!kept || request.method !== 'GET' || !request.url.startsWith('/')) return null
  const headers = app.visitorHeaders(request.headers, publicUrl)
  if (!headers) return null
  const address = new URL(publicUrl + request.url)
  if (!app.isSameForVisitors(address.pathname)) return null
  const key = JSON.stringify([address.href, headers])
  return kept.find(key, () =>
    makePage({
      asked: new Request(address, { headers }),
      calls: options.visitorCalls(request),
      report: (error) => options.report(error, request),
      app,
      options,
    }),
  )
}

async function makePage({
  asked,
  calls,
  report,
  app,
  options,
}: {
  asked: Request
  calls: Calls
  report: (error: unknown) => void
  app: WebApp
  options: WebOptions
}): Promise<MadePage> {
  const marks = newMarks()
  const seen = { pattern: '', whole: true, away: false }
  const { response, page } = await app.answer(asked, {
    calls,
    person: null,
    ...marks,
    site: options.site,
    pattern: (pattern) => {
      seen.pattern = pattern
    },
    report: (error) => {
      seen.whole = false
      if (isAwayProblem(error)) seen.away = true
      else report(error)
    },
  })
  const body = page ?? [await response.text()]
  const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers)
  return {
    status: response.status,
    headers,
    cookies: response.headers.getSetCookie(),
    ...cutAtMarks(body, marks),
    ...seen,
  }
}

/** Whether a cache that browsers share may store this page. */
function isForCaches(request: FastifyRequest, page: MadePage, { app, options }: { app: WebApp; options: WebOptions }) {
  const { sharedCacheSeconds, site } = options
  if (sharedCacheSeconds === 0 || !isShared(page)) return false
  const { publicUrl } = site
  const headers = app.visitorHeaders(request.headers, publicUrl)
  return headers !== null && app.isSameForCaches(new URL(publicUrl + request.url).pathname, headers)
}

/**
 * Lets caches in front of us keep the page for some seconds, and serve it for as long again while they fetch a new one.
 * It has no request id, which would be another request's, and it isn't compressed, since the cache gives each answer
 * its own nonce (deploy/nginx/cache.conf).
 */
function allowCaching(request: FastifyRequest, reply: FastifyReply, seconds: number) {
  reply.header('cache-control', `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`)
  reply.header('vary', 'cookie').removeHeader('x-request-id')
  request.headers['x-no-compression'] = 'kept'
}

function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, requestId }: { page: MadePage; requestId: string },
) {
  request.pattern = page.pattern
  if (page.away) return sendAwayPage(request, reply)
  reply.status(page.status).headers(page.headers)
  if (page.cookies.length > 0) reply.header('set-cookie', page.cookies)
  const body = bodyWith(page, { nonce: request.nonce, requestId })
  return body.length > 0 ? reply.send(body) : reply.send()
}

function nullWhereAway(problem: unknown): null {
  if (isAwayProblem(problem)) return null
  throw problem
}
