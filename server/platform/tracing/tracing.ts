import { causedBy, presentCause } from '../cause/cause.ts'
import type { Facts, SpanKind, Tracing } from './span.ts'

/** Opens tracing; its library is loaded only where there is somewhere to send traces to. */
export async function openTracing(settings: { url: string; share: number } | null): Promise<Tracing | undefined> {
  if (!settings) return undefined
  const { otlpTracing } = await import('./otlp-tracing.ts')
  return otlpTracing(settings)
}

/** Runs a function as a span of the current trace. */
export async function inSpan<Result>(
  tracing: Tracing | undefined,
  { name, kind, facts = {} }: { name: string; kind: SpanKind; facts?: Facts },
  act: () => Promise<Result>,
): Promise<Result> {
  const cause = presentCause()
  // Statements that neither a request nor work caused, such as the database watch, would otherwise create a trace twice
  // a second.
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
