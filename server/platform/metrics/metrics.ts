import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Siblings } from '../workers/siblings.ts'

/** Parts of pages that browsers reported as not loaded, by what it was (script or data) and why (failed or late). */
export const unloadedParts = new Counter({
  name: 'unloaded_parts_total',
  help: 'Parts of pages that browsers could not load, by kind and reason.',
  labelNames: ['kind', 'why'] as const,
  registers: [],
})

/** What is searched, as its time is measured. */
export type Searched = 'jobs' | 'curriculums' | 'suggestions'

/**
 * The metrics of this process in Prometheus's text format, or of all processes together if it has siblings. Metrics of
 * a process itself (memory, processor, event loop) have the label `worker`, its position among the siblings, since
 * their sum would be meaningless; all others are sums.
 */
export function openMetrics({ siblings, worker = '0' }: { siblings?: Siblings | undefined; worker?: string } = {}) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, labels: { worker } })
  registry.registerMetric(unloadedParts)
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const work = new Counter({
    name: 'background_work_total',
    help: 'Background work done, by name and outcome.',
    labelNames: ['name', 'outcome'] as const,
    registers,
  })
  const hints = new Counter({
    name: 'realtime_hints_total',
    help: 'Hints passed on to the broker, by event.',
    labelNames: ['event'] as const,
    registers,
  })
  const hintRefusals = new Counter({
    name: 'realtime_refusals_total',
    help: 'What clients of the embedded broker were refused, by what it was.',
    labelNames: ['why'] as const,
    registers,
  })
  const searches = new Histogram({
    name: 'search_duration_seconds',
    help: 'Time of a search, by what is searched, from calls and pages alike.',
    labelNames: ['of'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const lines = new Counter({
    name: 'log_lines_total',
    help: 'Lines of the log, by level.',
    labelNames: ['level'] as const,
    registers,
  })
  for (const level of ['warn', 'error', 'fatal']) lines.inc({ level }, 0)

  /** In Prometheus's text format. */
  const text = () => (siblings ? siblings.figures() : registry.metrics())
  return { registry, requests, work, hints, hintRefusals, searches, lines, text }
}
export type Metrics = ReturnType<typeof openMetrics>

type Sample = { labels?: Record<string, string>; value: number }

/**
 * Adds a metric that is read whenever the metrics are. If it can't be read, it is missing and the others aren't
 * affected. `together`: how the values of several processes are combined; values that are the same for all processes
 * aren't summed.
 */
export function addGauge(
  { registry }: Pick<Metrics, 'registry'>,
  {
    name,
    help,
    labels = [],
    together = 'sum',
  }: { name: string; help: string; labels?: readonly string[]; together?: 'sum' | 'max' | 'min' },
  read: () => Promise<readonly Sample[]> | readonly Sample[],
) {
  new Gauge({
    name,
    help,
    labelNames: labels,
    aggregator: together,
    registers: [registry],
    async collect() {
      this.reset()
      const samples = await Promise.resolve()
        .then(read)
        .catch(() => [])
      // Resetting a gauge without labels would set it to 0, which would be a wrong value.
      if (samples.length === 0 && labels.length === 0) this.remove()
      for (const { labels: of = {}, value } of samples) this.set(of, value)
    },
  })
}

/** Adds how many real-time connections are open. */
export function countConnections(metrics: Metrics, open: () => number) {
  const help = 'Open real-time connections of the embedded broker.'
  addGauge(metrics, { name: 'realtime_connections', help }, () => [{ value: open() }])
}

type Watched = { isThere: () => boolean; nodes?: () => readonly { host: string; isThere: boolean }[] }

/** Adds whether the broker can be reached, and for RabbitMQ whether each node can. */
export function watchBroker(metrics: Metrics, { isThere, nodes = () => [] }: Watched) {
  const help = 'Whether hints reach the broker: 1 if they do in every process that has to do with them.'
  addGauge(metrics, { name: 'realtime_broker_connected', help, together: 'min' }, () => [{ value: isThere() ? 1 : 0 }])
  const ofNode = 'Whether a node of RabbitMQ is there: 1 if it is for every process that publishes to it.'
  const name = 'realtime_broker_node_connected'
  addGauge(metrics, { name, help: ofNode, labels: ['node'], together: 'min' }, () =>
    nodes().map(({ host, isThere: isOne }) => ({ labels: { node: host }, value: isOne ? 1 : 0 })),
  )
}

/** Caches a value for some milliseconds, so that the metrics of one reading share it. */
export function rememberedFor<Answer>(lifetime: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let known: { answer: Promise<Answer>; until: number } | undefined
  return () => {
    const at = performance.now()
    if (!known || known.until <= at) known = { answer: ask(), until: at + lifetime }
    return known.answer
  }
}
