import { randomBytes } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { RefusalCode } from '@trampolim/contract/refusals.ts'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration.ts'
import { DatabaseAway } from '../database/away.ts'
import { newId } from '../ids.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { isForeign } from './origin.ts'
import { refusalText } from './refusal-text.ts'
import { refuseSlowBodies } from './slow-bodies.ts'
import { refuseStrayBodies } from './stray-bodies.ts'

const bodyLimit = 256 * 1024
const requestsAMinute = 1200
/** When to ask again where the database is away: most outages are over by then. */
const secondsAway = 5
const ownMachine = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

declare module 'fastify' {
  interface FastifyRequest {
    /** Marks this answer's inline scripts and styles for the content security policy. */
    nonce: string
  }
}

/** An HTTP server with everything that holds for every request: limits, headers, ids, log, metrics, errors. */
export async function createApp({
  configuration,
  log,
  metrics,
}: {
  configuration: Configuration
  log: Logger
  metrics: Metrics
}): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit,
    trustProxy: configuration.trustProxy,
    // A connection that says nothing, and a request that takes for ever to arrive. See slow-bodies.ts for what trickles.
    connectionTimeout: 75_000,
    requestTimeout: 300_000,
    http: { headersTimeout: 20_000 },
    genReqId: () => newId(new Date()),
    logger: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
  })
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = randomBytes(16).toString('base64')
    // The policy's functions are given the bare request.
    Object.assign(request.raw, { nonce: request.nonce })
    reply.header('x-request-id', request.id)
    if (isForeign(request, configuration.publicUrl)) {
      await reply.status(400).send(bodyOf('foreign_origin'))
    }
  })
  refuseStrayBodies(app)
  refuseSlowBodies(app)
  await app.register(cookie)
  await app.register(rateLimit, {
    max: requestsAMinute,
    timeWindow: '1 minute',
    allowList: (request) => !configuration.trustProxy && ownMachine.has(request.ip),
    errorResponseBuilder: () => ({ statusCode: 429, ...bodyOf('too_many_requests') }),
  })
  await app.register(helmet, securityHeaders(configuration))
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  })
  // A sender that was answered before it ended would wait for ever for the rest to be taken.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400 && !request.raw.complete) reply.header('connection', 'close')
    if (reply.statusCode === 503) reply.header('retry-after', secondsAway)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const seconds = reply.elapsedTime / 1000
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, seconds)
    log.info(
      {
        requestId: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof DatabaseAway) return reply.status(503).send(bodyOf('not_available_now'))
    const status = error.statusCode ?? 500
    if (status === 429) return reply.status(429).send(bodyOf('too_many_requests'))
    if (status === 413) return reply.status(413).send(bodyOf('file_too_large'))
    if (status < 500) return reply.status(400).send(bodyOf('malformed_request'))
    log.error({ err: error, requestId: request.id }, 'a request failed')
    return reply.status(500).send({ code: 'unexpected', message: refusalText('unexpected', { id: request.id }) })
  })
  return app
}

function bodyOf(code: RefusalCode) {
  return { code, message: refusalText(code) }
}

function securityHeaders({ publicUrl }: Configuration) {
  const secure = publicUrl.startsWith('https:')
  const nonce = (request: { nonce: string }) => `'nonce-${request.nonce}'`
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", (request: object) => nonce(request as { nonce: string })],
        'style-src': ["'self'", (request: object) => nonce(request as { nonce: string })],
        // Mantine writes variables into style attributes of server-rendered pages.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': ['https://www.youtube-nocookie.com'],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    xFrameOptions: { action: 'deny' as const },
  } as const
}
