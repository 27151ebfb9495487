import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** The metrics of this process, in Prometheus's text format. */
export function openMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
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
  return { registry, requests, work }
}

export type Metrics = ReturnType<typeof openMetrics>
