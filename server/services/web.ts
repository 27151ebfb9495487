import { existsSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAwayProblem, sendAwayPage } from './away-page.ts'
import { answerOf, assertSize, requestOf } from './web-request.ts'

/** What a page is told about its request; the web app's own type of the same shape is `PageFacts`. */
type PageFacts = {
  calls: Calls
  person: SessionUser | null
  nonce: string
  requestId: string
  publicUrl: string
  demo: boolean
  ownMachine: boolean
  pattern: (pattern: string) => void
  report: (error: unknown) => void
}

/** The web app as the server knows it: one function that answers a request. */
type WebApp = { answer: (request: Request, facts: PageFacts) => Promise<Response> }

/** The web app's built form, or its sources with reload. */
export type WebSource = { build: string } | { dev: string }

export type WebOptions = {
  /** The folder of the build (`web/build`), or of the sources (`web`) for work with reload. */
  source: WebSource
  publicUrl: string
  demo: boolean
  ownMachine: boolean
  /** Who asks, and the calls on their behalf. */
  loadContext: (request: FastifyRequest) => Promise<{ calls: Calls; person: SessionUser | null }>
  /** Writes an unforeseen failure of a page into the log. */
  report: (error: unknown, request: FastifyRequest) => void
}

const anyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Serves the pages: fingerprinted assets for a year and already compressed, other files for an hour,
 * everything else through the web app, streamed both ways and ended when the reader leaves.
 * The `nonce` of the request marks inline scripts; the content security policy itself is the house's.
 */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const web =
      'dev' in options.source
        ? await openSources(pages, options.source.dev)
        : await openBuild(pages, options.source.build)
    const answer = (request: FastifyRequest, reply: FastifyReply) => answerPage(request, reply, { web, options })
    pages.route({ method: [...anyMethod], url: '/', handler: answer })
    pages.route({ method: [...anyMethod], url: '/*', handler: answer })
  })
}

type Answering = { web: () => Promise<WebApp>; options: WebOptions }

async function answerPage(request: FastifyRequest, reply: FastifyReply, { web, options }: Answering) {
  assertSize(request)
  const { answer } = await web()
  const known = await options.loadContext(request).catch(nullWhereAway)
  // The browser may send the very same again by itself.
  if (!known) return sendAwayPage(request, reply.header('x-nothing-begun', '1'))
  let away = false
  const { asked, isTooLarge, refuseTooLarge } = requestOf(request, reply, options.publicUrl)
  const response = await answer(asked, {
    ...known,
    nonce: request.nonce,
    requestId: request.id,
    publicUrl: options.publicUrl,
    demo: options.demo,
    ownMachine: options.ownMachine,
    pattern: (pattern) => {
      request.pattern = pattern
    },
    report: (error) => {
      if (isAwayProblem(error)) away = true
      else if (!isTooLarge()) options.report(error, request)
    },
  })
  await refuseTooLarge()
  if (away) {
    await response.body?.cancel()
    return sendAwayPage(request, reply)
  }
  return answerOf(response, reply)
}

function nullWhereAway(problem: unknown): null {
  if (isAwayProblem(problem)) return null
  throw problem
}

async function openBuild(pages: FastifyInstance, build: string): Promise<() => Promise<WebApp>> {
  const client = join(build, 'client')
  const entry = join(build, 'server/index.js')
  if (!existsSync(entry)) throw new Error(`the web app isn't built: there is no ${entry}`)
  assertProduction(process.env)
  const asset = { preCompressed: true, wildcard: false, serveDotFiles: false, index: false } as const
  await pages.register(fastifyStatic, {
    ...asset,
    root: join(client, 'assets'),
    prefix: '/assets/',
    maxAge: '365d',
    immutable: true,
    globIgnore: ['**/*.br', '**/*.gz'],
  })
  await pages.register(fastifyStatic, {
    ...asset,
    root: client,
    prefix: '/',
    maxAge: '1h',
    decorateReply: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
  })
  const app: WebApp = await import(pathToFileURL(entry).href)
  return async () => app
}

/**
 * Built pages are served by React's production build alone, in tests and benchmarks as by `npm start`: the development
 * build takes twice the time, and neither what it measures nor what it renders says how the product does.
 */
function assertProduction({ NODE_ENV }: { NODE_ENV?: string | undefined }) {
  if (NODE_ENV !== 'production') throw new Error(`built pages need NODE_ENV=production, and it is ${NODE_ENV}`)
}

async function openSources(pages: FastifyInstance, root: string): Promise<() => Promise<WebApp>> {
  const { createServer } = await import('vite')
  const reloads = createHttpServer()
  await new Promise<void>((listening) => reloads.listen(0, '127.0.0.1', listening))
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: reloads } },
  })
  pages.addHook('onClose', async () => {
    await vite.close()
    reloads.close()
  })
  pages.addHook('onRequest', async (request, reply) => {
    reply.removeHeader('content-security-policy')
    await new Promise<void>((next, fail) => {
      reply.raw.once('close', next)
      vite.middlewares(request.raw, reply.raw, (problem?: unknown) => (problem ? fail(problem) : next()))
    })
    if (reply.raw.writableEnded) return reply.hijack()
  })
  return async () => (await vite.ssrLoadModule('/server.ts')) as WebApp
}
