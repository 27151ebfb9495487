import { randomBytes } from 'node:crypto'
import { constants, type ZlibOptions, type ZstdOptions } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { requestsAMinute, requestsAMinuteOfKey } from '@trampolim/marketplace/quotas.ts'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { wantsBroker } from '../broker/upgrade.ts'
import { type Cause, causedBy } from '../cause/cause.ts'
import type { Configuration } from '../configuration.ts'
import { DatabaseAway } from '../database/away.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { networkOf } from '../network.ts'
import { StorageAway } from '../storage/storage.ts'
import type { Tracing } from '../tracing/span.ts'
import type { Count } from '../workers/siblings.ts'
import { refuseSlowBodies } from './bodies/slow-bodies.ts'
import { refuseStrayBodies } from './bodies/stray-bodies.ts'
import { type FindKey, readApiKeys } from './caller/api-key.ts'
import { signedAsker } from './caller/asker.ts'
import { isForeign } from './caller/origin.ts'
import { isFromThisMachine, trustOf } from './caller/proxies.ts'
import { sessionTokenOf } from './caller/session-token.ts'
import { countedTogether } from './counted-together.ts'
import { setCacheControl } from './headers/caching.ts'
import { continuesAnother, namesRequests, requestIdHeader, traceHeader } from './headers/request-id.ts'
import { addSecurityHeaders } from './headers/security-headers.ts'
import { refusalText } from './refusals/refusal-text.ts'
import { type RequestRefusal, refusalBody, refuseRequest } from './refusals/refuse-request.ts'

const bodyLimit = 256 * 1024
/** Retry-After while the database is unavailable: most outages are over by then. */
const secondsAway = 5
/** How long a connection may be idle after its answer while the server closes, in milliseconds. */
const longestIdleWhileClosing = 1000
/** The library has one setting for both: Gzip ignores the parameters, Zstandard the level. */
const gzipAndZstandard: ZlibOptions & ZstdOptions = {
  level: 6,
  params: { [constants.ZSTD_c_compressionLevel]: 3 },
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Marks this response's inline scripts and styles for the content security policy. */
    nonce: string
    /**
     * The client's network, by which limits count; forwarded addresses are trusted only from configured proxies and our
     * own processes.
     */
    asker: string
    /**
     * Whether the request comes from one of our own processes, on behalf of a request that the process has already
     * counted.
     */
    isFromUs: boolean
    /**
     * Whether no other site can have triggered this request: it comes from one of our own processes, or the link is its
     * own proof.
     */
    isProved: boolean
    /** The pattern of the requested path, if it is more specific than the server's route; never the path itself. */
    pattern: string
    /** The cause of everything that is done for this request. */
    cause: Cause
  }
  interface FastifyContextConfig {
    /**
     * Whether the link alone authorises the request, without a session, so that another site can't misuse somebody's
     * session.
     */
    carriesOwnProof?: boolean
  }
}

/**
 * Creates an HTTP server with everything that applies to every request: limits, headers, ids, log, metrics, errors.
 * `noteRefusal` is called for each request refused before a call is known.
 */
export async function createApp({
  configuration,
  log,
  metrics,
  noteRefusal,
  count,
  findKey,
  tracing,
}: {
  configuration: Configuration
  log: Logger
  metrics: Metrics
  noteRefusal?: (refusal: RequestRefusal) => void
  /** Counts requests together with other processes; without it, this process counts alone. */
  count?: Count | undefined
  /** Finds the key for public reading that a request carries. */
  findKey?: FindKey
  tracing?: Tracing | undefined
}): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit,
    trustProxy: trustOf(configuration.trustProxy),
    // Limits for idle connections and for requests that take too long to arrive. Slow bodies are handled in
    // slow-bodies.ts.
    connectionTimeout: 75_000,
    requestTimeout: 300_000,
    http: { headersTimeout: 20_000, shouldUpgradeCallback: wantsBroker },
    genReqId: namesRequests(configuration),
    logger: false,
    forceCloseConnections: 'idle',
    // The database and everything else is there until the last connection ended.
    return503OnClosing: false,
    // On a busy machine the built pages take longer to load than Fastify's default of ten seconds.
    pluginTimeout: 120_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
  })
  if (noteRefusal) app.decorate('noteRefusal', noteRefusal)
  app.decorateRequest('nonce', '')
  app.decorateRequest('asker', '')
  app.decorateRequest('isFromUs', false)
  app.decorateRequest('isProved', false)
  app.decorateRequest('apiKey', null)
  app.decorateRequest('pattern', '')
  causeEachRequest(app, { configuration, tracing })
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = randomBytes(16).toString('base64')
    reply.header(requestIdHeader, request.id)
    const { headers } = request
    const asker = signedAsker(configuration.secret, { headers, now: new Date() })
    request.asker = asker ?? networkOf(request.ip)
    request.isFromUs = asker !== null
    request.isProved = request.isFromUs || request.routeOptions.config.carriesOwnProof === true
  })
  refuseStrayBodies(app)
  refuseSlowBodies(app)
  await app.register(cookie)
  if (findKey) readApiKeys(app, { findKey, publicUrl: configuration.publicUrl })
  await app.register(rateLimit, {
    max: ({ apiKey }) => (apiKey?.id ? requestsAMinuteOfKey : requestsAMinute),
    timeWindow: '1 minute',
    keyGenerator: ({ apiKey, asker }) => (apiKey?.id ? `key ${apiKey.id}` : asker),
    allowList: ({ apiKey, raw, isFromUs }) =>
      isFromUs || (!apiKey?.id && configuration.localOnly && isFromThisMachine(raw)),
    enableDraftSpec: true,
    errorResponseBuilder: () => ({ statusCode: 429, ...refusalBody('too_many_requests') }),
    ...(count && { store: countedTogether(count) }),
  })
  addSecurityHeaders(app, configuration)
  setCacheControl(app, { knowsAsker: (request) => sessionTokenOf(request, configuration.publicUrl) !== undefined })
  await app.register(compress, {
    global: true,
    threshold: 1024,
    // Compressed synchronously, which takes half the CPU time of a stream; there is one process per core.
    syncThreshold: 256 * 1024,
    // Zstandard takes a fifth of Brotli's time for pages that are a twentieth larger.
    encodings: ['zstd', 'br', 'gzip'],
    // A window large enough for any page; the default one takes megabytes to set up.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
    zlibOptions: gzipAndZstandard,
  })
  // After the limit and the headers, which also apply to refusals; before a body is read.
  app.addHook('preParsing', async (request, reply) => {
    if (!request.isProved && isForeign(request.raw, configuration.publicUrl)) {
      await refuseRequest(request, reply, { code: 'foreign_origin' })
    }
  })
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    // For connections whose answers have begun already.
    app.server.keepAliveTimeout = longestIdleWhileClosing
  })
  app.addHook('onSend', async (request, reply) => {
    // Otherwise a client that is answered before its body is read would wait for ever to send the rest, and a server that
    // closes for its connections to be idle for long.
    if (closing || (reply.statusCode >= 400 && !request.raw.complete)) reply.header('connection', 'close')
    if (reply.statusCode === 503) reply.header('retry-after', secondsAway)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.pattern || request.routeOptions.url || 'unknown'
    const seconds = reply.elapsedTime / 1000
    request.cause?.span?.end({
      name: `${request.method} ${route}`,
      facts: { 'http.route': route, 'http.response.status_code': reply.statusCode },
      failed: reply.statusCode >= 500,
    })
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, seconds)
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof StorageAway) log.error({ err: error, requestId: request.id }, 'nothing can be stored')
    if (error instanceof DatabaseAway || error instanceof StorageAway)
      return reply.status(503).send(refusalBody('not_available_now'))
    const status = error.statusCode ?? 500
    if (status === 429) return refuseRequest(request, reply, { code: 'too_many_requests' })
    if (status === 413) return refuseRequest(request, reply, { code: 'file_too_large', status })
    if (status < 500) return refuseRequest(request, reply, { code: 'malformed_request' })
    log.error({ err: error, requestId: request.id, route: request.pattern }, 'a request failed')
    return reply.status(500).send({ code: 'unexpected', message: refusalText('unexpected', { id: request.id }) })
  })
  return app
}

/** Runs everything that is done for a request with its id and trace as the cause. */
function causeEachRequest(
  app: FastifyInstance,
  { configuration, tracing }: { configuration: Configuration; tracing: Tracing | undefined },
) {
  const isContinued = continuesAnother(configuration)
  app.decorateRequest('cause')
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = tracing && isContinued(request.raw) ? request.headers[traceHeader] : undefined
    const span = tracing?.begin(request.method, {
      kind: 'server',
      facts: { 'http.request.method': request.method },
      parent: typeof parent === 'string' ? parent : undefined,
    })
    request.cause = { requestId: request.id, span }
    causedBy(request.cause, done)
  })
  // The event that a body has arrived is emitted by the connection, which has no cause.
  app.addHook('preValidation', (request, _reply, done) => causedBy(request.cause, done))
}
