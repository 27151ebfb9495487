import { createORPCClient, ORPCError } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type ServiceName, services } from '../services.ts'
import { refusalBody } from '../shapes.ts'
import type { Calls } from './calls.ts'

export type HttpCallsOptions = {
  /** The base address of each service. */
  addresses: Record<ServiceName, string>
  /** The session token, if somebody is signed in. */
  token?: () => string | undefined
  headers?: Record<string, string>
  /** Sends a request in place of `fetch`. */
  send?: (request: Request) => Promise<Response>
}

/** The contract's calls over HTTP, for tests, seeds and services on another machine. */
export function httpCalls({ addresses, token, headers, send }: HttpCallsOptions): Calls {
  const clientOf = (name: ServiceName) =>
    createORPCClient(
      new OpenAPILink(services[name], {
        url: addresses[name],
        ...(send && { fetch: send }),
        headers: () => {
          const known = token?.()
          return { ...headers, ...(known && { authorization: known }) }
        },
        customErrorResponseBodyDecoder: (body, response) => {
          const { data } = refusalBody.safeParse(body)
          if (!data) return null
          const { code, message, fields, retryAfter, kept } = data
          return new ORPCError(code, { status: response.status, message, data: { fields, retryAfter, kept } })
        },
      }),
    )
  return Object.fromEntries(
    (Object.keys(services) as ServiceName[]).map((name) => [name, clientOf(name)]),
  ) as unknown as Calls
}
