import autocannon from 'autocannon'

/** Response times in milliseconds, and the responses per second. */
export type Timing = { median: number; p99: number; perSecond: number; failed: number }
type Timings = { times: readonly number[]; seconds: number; failed: number }

/** Browsers take compressed answers, which cost the server more. */
const asBrowsers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * Requests these paths as fast as answers arrive, each client in an order of its own. Times are measured in
 * microseconds, since autocannon's own histogram only has whole milliseconds.
 */
export async function measure(
  address: string,
  {
    paths,
    fresh,
    clients,
    seconds,
    token,
  }: {
    paths: readonly string[]
    /** Whether each request uses a unique address; the paths must end with a query. */
    fresh?: boolean | undefined
    clients: number
    seconds: number
    /** One session, or several; all paths are requested with each of them. */
    token?: string | readonly string[] | undefined
  },
): Promise<Timing> {
  const requests = [token].flat().flatMap((each) => paths.map((path) => ({ path, token: each })))
  return timingOf(await timed(address, { requests, fresh, clients, seconds }))
}

/**
 * Like `measure`, with a separate session for each request; returns all times, so that several measurements can be
 * combined.
 */
export async function timed(
  address: string,
  {
    requests,
    fresh,
    clients,
    seconds,
  }: {
    requests: readonly { path: string; token?: string | undefined }[]
    fresh?: boolean | undefined
    clients: number
    seconds: number
  },
): Promise<Timings> {
  const options = {
    url: address,
    connections: clients,
    duration: seconds,
    setupClient: (client: autocannon.Client) =>
      client.setRequests(
        shuffled(requests).map(({ path, token }) => ({
          path,
          headers: { ...asBrowsers, ...(token && { authorization: token }) },
          ...(fresh && { setupRequest: withOwnPath }),
        })),
      ),
  }
  const times: number[] = []
  let failed = 0
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (problem, result) => (problem ? reject(problem) : resolve(result)))
    running.on('response', (_client, status, _bytes, time) => {
      if (status === 200) times.push(time)
      else failed += 1
    })
  })
  return { times, seconds, failed: failed + errors }
}

/** Summarises times. */
export function timingOf({ times, seconds, failed }: Timings): Timing {
  const sorted = times.toSorted((one, other) => one - other)
  return {
    median: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    perSecond: sorted.length / seconds,
    failed,
  }
}

let asked = 0

function withOwnPath(request: autocannon.Request): autocannon.Request {
  asked += 1
  return { ...request, path: `${request.path}&n=${asked}` }
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)
}
