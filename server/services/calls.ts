import { createRouterClient } from '@orpc/server'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { httpCalls } from '@trampolim/contract/client/http.ts'
import type { ServiceName } from '@trampolim/contract/services.ts'
import { presentCause } from '../platform/cause/cause.ts'
import { askerHeaders } from '../platform/http/caller/asker.ts'
import type { Asking } from '../platform/http/caller/asking.ts'
import { deviceHeaderOf } from '../platform/http/caller/device-tokens.ts'
import { requestIdHeader, traceHeader } from '../platform/http/headers/request-id.ts'
import type { Keyring } from '../platform/tokens.ts'
import { routers } from './routers.ts'

/** The contract's calls on behalf of one caller, in-process: used by pages rendered on the server. */
export function inProcessCalls(asking: Asking): Calls {
  const clients = Object.fromEntries(
    Object.entries(routers).map(([name, router]) => [name, createRouterClient(router, { context: asking })]),
  )
  return clients as unknown as Calls
}

/**
 * The same calls when services run elsewhere: those in `here` in-process, the others over HTTP, signed by the secret that
 * all processes share.
 */
export function callsFor(
  asking: Asking,
  {
    here,
    addresses,
    secret,
    token,
  }: { here: ReadonlySet<ServiceName>; addresses: Record<ServiceName, string>; secret: Keyring; token?: string },
): Calls {
  const near = inProcessCalls(asking)
  const names = Object.keys(routers) as ServiceName[]
  if (names.every((name) => here.has(name))) return near
  const trace = presentCause()?.span?.traceparent
  const far = httpCalls({
    addresses,
    token: () => token,
    headers: {
      ...askerHeaders(secret, { address: asking.address, now: asking.house.now() }),
      ...deviceHeaderOf(asking.deviceTokens),
      'user-agent': asking.userAgent,
      [requestIdHeader]: asking.requestId,
      ...(trace && { [traceHeader]: trace }),
    },
  })
  return Object.fromEntries(names.map((name) => [name, here.has(name) ? near[name] : far[name]])) as unknown as Calls
}
