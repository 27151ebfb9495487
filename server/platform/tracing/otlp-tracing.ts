import { isSpanContextValid, ROOT_CONTEXT, type SpanContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions'
import type { Tracing } from './span.ts'

/** Room for the spans of some hundred requests per second; further spans are dropped. */
const batches = { maxQueueSize: 8192, maxExportBatchSize: 1024, scheduledDelayMillis: 2000 }

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const

/**
 * Sends traces by OTLP over HTTP, in batches in the background; if the collector doesn't answer, only traces are lost.
 * `share` of the requests are traced, and every request whose caller traces it.
 */
export function otlpTracing({ url, share }: { url: string; share: number }): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${url.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: process.env.OTEL_SERVICE_NAME || 'trampolim' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, ...batches })],
  })
  const tracer = provider.getTracer('trampolim')
  return {
    begin(name, { kind, facts, parent, link }) {
      const linked = contextOf(link)
      const within = contextOf(parent)
      const span = tracer.startSpan(
        name,
        { kind: kinds[kind], attributes: { ...facts }, ...(linked && { links: [{ context: linked }] }) },
        within ? trace.setSpanContext(ROOT_CONTEXT, within) : ROOT_CONTEXT,
      )
      return {
        traceparent: traceparentOf(span.spanContext()),
        end({ name: known, facts: more, failed } = {}) {
          if (known) span.updateName(known)
          if (more) span.setAttributes({ ...more })
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    stop: () => provider.shutdown().catch(() => undefined),
  }
}

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext) =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`

/** Reads a W3C `traceparent`; undefined for invalid text. */
function contextOf(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? []
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(context) ? context : undefined
}
