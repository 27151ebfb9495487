import { isContractProcedure, type ORPCError } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import type { AnyRouter } from '@orpc/server'
import type { CallMeta } from '@trampolim/contract/call.ts'
import { statuses } from '@trampolim/contract/refusals.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { once } from '../once.ts'
import { serveFileForm } from './bodies/file-forms.ts'
import type { Asking } from './caller/asking.ts'
import { type Documented, documentOf } from './document.ts'
import { refusalBody, refuseRequest } from './refusals/refuse-request.ts'

export type Service = Documented & {
  /** The most bytes of a file that this installation accepts, if fewer than a call may take. */
  largestFile?: number
}

/**
 * Serves a router over HTTP under its base path, with its OpenAPI document at `<base>/openapi.json`. Every error leaves
 * as `{ code, message, fields?, retryAfter?, kept? }`; `retryAfter` is also the header of that name.
 */
export function serve(app: FastifyInstance, service: Service, askingOf: (request: FastifyRequest) => Promise<Asking>) {
  const prefix = service.base
  const requests = new WeakMap<object, FastifyRequest>()
  const handler = new OpenAPIHandler<Asking>(service.router, {
    customErrorResponseBodyEncoder: bodyOf,
    clientInterceptors: [
      ({ next, ...asked }) => {
        const { route, meta } = asked.procedure['~orpc']
        const request = requests.get(asked.context)
        if (request) request.pattern = prefix + (route.path ?? '')
        const input = request ? withQuery(asked.input, request, (meta as CallMeta).alsoInQuery) : asked.input
        return next({ ...asked, input })
      },
    ],
    rootInterceptors: [withRetryAfter],
  })
  const document = once(async () => JSON.stringify(await documentOf(service)))
  app.get(`${prefix}/openapi.json`, async (_request, reply) => reply.type('application/json').send(await document()))
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await askingOf(request)
    requests.set(context, request)
    const { matched } = await handler.handle(request, reply, { prefix, context })
    if (!matched) await refuseRequest(request, reply, { code: 'call_not_found' })
  }
  app.all(`${prefix}/*`, answer)
  for (const { path, most } of callsWithFile(service.router)) {
    const largest = Math.min(most, service.largestFile ?? most)
    serveFileForm(app, { path: `${prefix}${path}`, most: largest, handler: answer })
  }
}

/** The calls of a router that take a form with a file, and its size. */
function callsWithFile(router: AnyRouter): { path: string; most: number }[] {
  return Object.values(router).flatMap((each: AnyRouter) => {
    if (!isContractProcedure(each)) return typeof each === 'object' ? callsWithFile(each) : []
    const { route, meta } = each['~orpc']
    const most = (meta as CallMeta).takesFile
    return most > 0 ? [{ path: route.path ?? '', most }] : []
  })
}

/**
 * A call's input, completed by those body fields that may also be given in the query; the body's values are used first.
 */
function withQuery(input: unknown, { query }: FastifyRequest, fields: readonly string[]): unknown {
  if (typeof input !== 'object' || input === null) return input
  const given = Object.entries(query as Record<string, unknown>).filter(([field]) => fields.includes(field))
  return given.length > 0 ? { ...Object.fromEntries(given), ...input } : input
}

/** Errors of the wire format, such as a body that isn't JSON, get a code of ours too. */
function bodyOf(error: ORPCError<string, unknown>) {
  if (!(error.code in statuses)) return refusalBody('malformed_request')
  const { fields, retryAfter, kept } = (error.data ?? {}) as { fields?: unknown; retryAfter?: number; kept?: string }
  const wait = retryAfter === undefined ? {} : { retryAfter }
  return { code: error.code, message: error.message, ...(fields ? { fields } : {}), ...wait, ...(kept && { kept }) }
}

type Handled = { matched: boolean; response?: { headers: Record<string, unknown>; body: unknown } | undefined }

/** Sets Retry-After, in seconds. */
async function withRetryAfter<Result extends Handled>({ next }: { next: () => Promise<Result> }): Promise<Result> {
  const handled = await next()
  const { retryAfter } = (handled.response?.body ?? {}) as { retryAfter?: unknown }
  if (handled.response && typeof retryAfter === 'number') handled.response.headers['retry-after'] = String(retryAfter)
  return handled
}
