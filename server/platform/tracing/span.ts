/** What a step of a trace says of itself: names, kinds and counts, never a value that a person entered. */
export type Facts = Readonly<Record<string, string | number>>

/** A step of a trace that is under way. */
export type Span = {
  /** The step as others name it (W3C `traceparent`). */
  traceparent: string
  /** Ends it; `name` replaces the one that it began with. */
  end: (how?: { name?: string; facts?: Facts; failed?: boolean }) => void
}

export type SpanKind = 'server' | 'client' | 'consumer'

/** Records what happens, and sends it to where `OTEL_EXPORTER_OTLP_ENDPOINT` says. */
export type Tracing = {
  /** `parent`: the step that it is a part of, `link`: one of another trace that led to it. */
  begin: (
    name: string,
    of: { kind: SpanKind; facts: Facts; parent?: string | undefined; link?: string | undefined },
  ) => Span
  /** Sends what is left. */
  stop: () => Promise<void>
}
