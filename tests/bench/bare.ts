import { PassThrough, Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import fastify from 'fastify'
import { Pool } from 'pg'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  Links,
  Meta,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router'

/*
 * The baseline of the measurements, in a separate process: a page with the same React, router and Fastify but only a
 * heading and a loader, and the same job read with only Fastify and `pg`, from the database at DATABASE_URL.
 */

const html = createElement
const { DATABASE_URL: connectionString = '' } = process.env

const root = {
  default: () =>
    html(
      'html',
      { lang: 'pt-BR' },
      html('head', null, html('meta', { charSet: 'utf-8' }), html(Meta), html(Links)),
      html('body', null, html(Outlet), html(Scripts)),
    ),
}
const page = {
  loader: () => ({ title: 'Vagas' }),
  meta: () => [{ title: 'Vagas' }],
  default: () => html('main', null, html('h1', null, useLoaderData<{ title: string }>().title)),
}

function render(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(html(ServerRouter, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough()
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        pipe(body)
      },
      onShellError: reject,
    })
  })
}

/** A route in the form of the framework's own build. */
function routeOf(id: string, path: string, module: object) {
  const known = { id, path, ...(id === 'root' ? {} : { parentId: 'root' }) }
  const has = { hasLoader: 'loader' in module, hasAction: false, hasErrorBoundary: false, hasDefaultExport: true }
  const client = { hasClientLoader: false, hasClientAction: false, hasClientMiddleware: false }
  return {
    route: { ...known, module },
    asset: { ...known, ...has, ...client, module: `/${id}.js`, imports: [], css: [] },
  }
}

const routes = { root: routeOf('root', '', root), page: routeOf('page', 'page', page) }
const build = {
  entry: { module: { default: render } },
  routes: { root: routes.root.route, page: routes.page.route },
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: { root: routes.root.asset, page: routes.page.asset },
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

const handle = createRequestHandler(build, 'production')
const pool = new Pool({ connectionString, max: 20 })
const app = fastify()
app.get('/page', async (request, reply) => {
  const asked = new Request(`http://localhost${request.url}`, { headers: request.headers as Record<string, string> })
  const answer = await handle(asked, new RouterContextProvider())
  reply.status(answer.status).headers(Object.fromEntries(answer.headers))
  return reply.send(answer.body && Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream))
})
app.get<{ Params: { id: string } }>('/job/:id', async (request) => {
  const { rows } = await pool.query('select * from job where id = $1', [request.params.id])
  return rows[0]
})
app.get('/cpu', async () => process.cpuUsage())
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
