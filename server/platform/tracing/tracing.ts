import { causedBy, presentCause } from '../cause/cause.ts'

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

/** Opens tracing; its library is loaded only where there is somewhere to send traces to. */
export async function openTracing(settings: { url: string; share: number } | null): Promise<Tracing | undefined> {
  if (!settings) return undefined
  const { otlpTracing } = await import('./otlp-tracing.ts')
  return otlpTracing(settings)
}

/** Does something as a step of its own in the present trace. */
export async function inSpan<Result>(
  tracing: Tracing | undefined,
  { name, kind, facts = {} }: { name: string; kind: SpanKind; facts?: Facts },
  act: () => Promise<Result>,
): Promise<Result> {
  const cause = presentCause()
  // What no request and no work caused, such as the watch of the database, would be a trace of its own twice a second.
  if (!tracing || !cause) return act()
  const span = tracing.begin(name, { kind, facts, parent: cause.span?.traceparent })
  try {
    const result = await causedBy({ ...cause, span }, act)
    span.end()
    return result
  } catch (problem) {
    span.end({ failed: true })
    throw problem
  }
}
