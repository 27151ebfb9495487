import { existsSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { Site } from '@trampolim/contract/client/site.ts'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import type { FastifyInstance } from 'fastify'
import { formerAssets } from './former-assets.ts'

/** What a page receives about its request; the web app's own type of the same shape is `PageFacts`. */
type PageFacts = {
  calls: Calls
  person: SessionUser | null
  nonce: string
  requestId: string
  site: Site
  pattern: (pattern: string) => void
  report: (error: unknown) => void
}

/** The web app as the server knows it. */
export type WebApp = {
  /** `page` is the body in pieces, if it is a complete page. */
  answer: (request: Request, facts: PageFacts) => Promise<{ response: Response; page: readonly string[] | undefined }>
  /** Whether the page at a pathname is the same for all visitors. */
  isSameForVisitors: (pathname: string) => boolean
  /** The headers on which such a page depends; null if the request belongs to a person with a session. */
  visitorHeaders: (headers: IncomingHttpHeaders, publicUrl: string) => Record<string, string> | null
  /** Whether such a page, made with these headers, may be stored by a cache that browsers share. */
  isSameForCaches: (pathname: string, headers: Record<string, string>) => boolean
}

/** The web app's build, or its sources with reload. */
export type WebSource = { build: string } | { dev: string }

/** Serves the web app's files, and returns how to get the app, which with reload may be another one for each request. */
export const openWeb = (pages: FastifyInstance, source: WebSource): Promise<() => Promise<WebApp>> =>
  'dev' in source ? openSources(pages, source.dev) : openBuild(pages, source.build)

async function openBuild(pages: FastifyInstance, build: string): Promise<() => Promise<WebApp>> {
  const client = join(build, 'client')
  const entry = join(build, 'server/index.js')
  if (!existsSync(entry)) throw new Error(`the web app isn't built: there is no ${entry}`)
  assertProduction(process.env)
  const asset = { preCompressed: true, dotfiles: 'ignore', index: false } as const
  // One route for all: a route for each of the many files would take a good part of a process's start.
  await pages.register(
    async (assets) => {
      // A browser asks for what is missing, or a balancer for a browser, and nobody reads the answer: a page would be made for nothing.
      assets.setNotFoundHandler((_request, reply) => reply.code(404).send())
      await assets.register(fastifyStatic, {
        ...asset,
        root: [join(client, 'assets'), join(build, formerAssets)].filter((folder) => existsSync(folder)),
        prefix: '/',
        maxAge: '365d',
        immutable: true,
        // What never changes is neither asked for again nor continued, and a page has dozens of small files.
        etag: false,
        lastModified: false,
        acceptRanges: false,
      })
    },
    { prefix: '/assets' },
  )
  await pages.register(fastifyStatic, {
    ...asset,
    root: client,
    prefix: '/',
    maxAge: '1h',
    // Other addresses are pages.
    wildcard: false,
    decorateReply: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
  })
  const app: WebApp = await import(pathToFileURL(entry).href)
  return async () => app
}

/**
 * Requires React's production build for built pages, in tests and benchmarks as with `npm start`: the development build
 * takes twice the time, so neither its measurements nor its output represent the product.
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
