/** The attributes of a span: names, kinds and counts, never a value that a person entered. */
export type Facts = Readonly<Record<string, string | number>>

/** An open span of a trace. */
export type Span = {
  /** The span's id for other systems (W3C `traceparent`). */
  traceparent: string
  /** Ends the span; `name` replaces its initial name. */
  end: (how?: { name?: string; facts?: Facts; failed?: boolean }) => void
}

export type SpanKind = 'server' | 'client' | 'consumer'

/** Records what happens, and sends it to where `OTEL_EXPORTER_OTLP_ENDPOINT` says. */
export type Tracing = {
  /** `parent`: the span that contains it. `link`: a span of another trace that led to it. */
  begin: (
    name: string,
    of: { kind: SpanKind; facts: Facts; parent?: string | undefined; link?: string | undefined },
  ) => Span
  /** Sends what is left. */
  stop: () => Promise<void>
}
