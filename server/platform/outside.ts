/**
 * Calls a service that the operator configured: `body` is sent as JSON with POST; without one it is a GET. Times out
 * after `timeout` milliseconds and follows no redirect: the request may be personal and goes to that address alone.
 */
export function askOutside(address: string, { body, timeout }: { body?: object; timeout: number }): Promise<Response> {
  return fetch(address, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
}
