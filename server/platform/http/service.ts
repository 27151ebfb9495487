import type { ORPCError } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import type { AnyRouter } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { cookieName } from '@trampolim/contract/cookies.ts'
import { statuses } from '@trampolim/contract/refusals.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Asking } from './asking.ts'
import { refusalBody, refuseRequest } from './refuse-request.ts'

export type Service = {
  /** The path under which it is served, `/api/gateway`. */
  base: `/${string}`
  router: AnyRouter
  title: string
  publicUrl: string
}

/**
 * Serves a router over HTTP under its base path, with its OpenAPI document at `<base>/openapi.json`.
 * Every error leaves as `{ code, message, fields?, retryAfter? }`, the last one also as the header of that name.
 */
export async function serve(
  app: FastifyInstance,
  service: Service,
  askingOf: (request: FastifyRequest) => Promise<Asking>,
) {
  const prefix = service.base
  const requests = new WeakMap<object, FastifyRequest>()
  const handler = new OpenAPIHandler<Asking>(service.router, {
    customErrorResponseBodyEncoder: bodyOf,
    clientInterceptors: [
      ({ context, procedure, next }) => {
        const request = requests.get(context)
        if (request) request.pattern = prefix + (procedure['~orpc'].route.path ?? '')
        return next()
      },
    ],
    rootInterceptors: [withRetryAfter],
  })
  const document = JSON.stringify(await documentOf(service, prefix))
  app.get(`${prefix}/openapi.json`, async (_request, reply) => reply.type('application/json').send(document))
  app.all(`${prefix}/*`, async (request, reply) => {
    const context = await askingOf(request)
    requests.set(context, request)
    const { matched } = await handler.handle(request, reply, { prefix, context })
    if (!matched) await refuseRequest(request, reply, { code: 'call_not_found' })
  })
}

/** Errors of the wire format, such as a body that isn't JSON, get a code of ours too. */
function bodyOf(error: ORPCError<string, unknown>) {
  if (!(error.code in statuses)) return refusalBody('malformed_request')
  const { fields, retryAfter } = (error.data ?? {}) as { fields?: unknown; retryAfter?: number }
  const wait = retryAfter === undefined ? {} : { retryAfter }
  return { code: error.code, message: error.message, ...(fields ? { fields } : {}), ...wait }
}

type Handled = { matched: boolean; response?: { headers: Record<string, unknown>; body: unknown } | undefined }

/** Sets Retry-After, in seconds. */
async function withRetryAfter<Result extends Handled>({ next }: { next: () => Promise<Result> }): Promise<Result> {
  const handled = await next()
  const { retryAfter } = (handled.response?.body ?? {}) as { retryAfter?: unknown }
  if (handled.response && typeof retryAfter === 'number') handled.response.headers['retry-after'] = String(retryAfter)
  return handled
}

function documentOf({ title, router, publicUrl }: Service, prefix: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(router, {
    info: { title, version: '1.0.0' },
    servers: [{ url: prefix }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization' },
        page: { type: 'apiKey', in: 'cookie', name: cookieName('trampolim_session', publicUrl) },
      },
    },
    security: [{ session: [] }, { page: [] }],
  })
}
