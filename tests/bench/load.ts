import autocannon from 'autocannon'

/** How long answers took, in milliseconds, and how many came a second. */
export type Timing = { median: number; p99: number; perSecond: number; failed: number }

/**
 * Asks for these paths, in an order of its own for each client, as fast as answers come.
 * Times are kept to the microsecond: autocannon's own histogram knows whole milliseconds only.
 */
export async function measure(
  address: string,
  {
    paths,
    clients,
    seconds,
    token,
  }: { paths: readonly string[]; clients: number; seconds: number; token?: string | undefined },
): Promise<Timing> {
  const headers = token ? { authorization: token } : {}
  const options = {
    url: address,
    connections: clients,
    duration: seconds,
    setupClient: (client: autocannon.Client) => client.setRequests(shuffled(paths).map((path) => ({ path, headers }))),
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
  times.sort((one, other) => one - other)
  return {
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    perSecond: times.length / seconds,
    failed: failed + errors,
  }
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
