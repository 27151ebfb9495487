import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Siblings } from '../workers/siblings.ts'

/** Parts of pages that browsers reported as not loaded, by what it was (script or data) and why (failed or late). */
export const unloadedParts = new Counter({
  name: 'unloaded_parts_total',
  help: 'Parts of pages that browsers could not load, by kind and reason.',
  labelNames: ['kind', 'why'] as const,
  registers: [],
})

/** The metrics of this process, in Prometheus's text format, or of all processes together if it has siblings. */
export function openMetrics(siblings?: Siblings) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(unloadedParts)
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const work = new Counter({
    name: 'background_work_total',
    help: 'Background work done, by name and outcome.',
    labelNames: ['name', 'outcome'] as const,
    registers: [registry],
  })
  const hints = new Counter({
    name: 'realtime_hints_total',
    help: 'Hints passed on to the broker, by event.',
    labelNames: ['event'] as const,
    registers: [registry],
  })
  const hintRefusals = new Counter({
    name: 'realtime_refusals_total',
    help: 'What clients of the embedded broker were refused, by what it was.',
    labelNames: ['why'] as const,
    registers: [registry],
  })
  /** In Prometheus's text format. */
  const text = () => (siblings ? siblings.figures() : registry.metrics())
  return { registry, requests, work, hints, hintRefusals, text }
}

export type Metrics = ReturnType<typeof openMetrics>

/** Adds how many real-time connections are open. */
export function countConnections({ registry }: Metrics, open: () => number) {
  new Gauge({
    name: 'realtime_connections',
    help: 'Open real-time connections of the embedded broker.',
    registers: [registry],
    collect() {
      this.set(open())
    },
  })
}
