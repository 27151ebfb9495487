/**
 * Asks a service that the operator configured: `body` is sent as JSON with POST, without one it is a GET. Gives up after
 * `patience` milliseconds, and follows no redirect: what is asked may be personal and goes to that address alone.
 */
export function askOutside(
  address: string,
  { body, patience }: { body?: object; patience: number },
): Promise<Response> {
  return fetch(address, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
}
