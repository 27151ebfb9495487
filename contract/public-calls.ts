import type { z } from 'zod'
import type { CallMeta } from './call.ts'
import type { Example } from './examples/example.ts'
import { examples } from './examples/examples.ts'
import { type ServiceName, services } from './services.ts'

/** A call that anyone may make, with its example if it has one. */
export type PublicCall = {
  service: ServiceName
  /** Its place in the contract: `jobs.readJob`. */
  name: string
  method: string
  path: string
  purpose: string
  meta: CallMeta
  input: z.ZodType
  answers: z.ZodType
  example: Example<Readonly<Record<string, unknown>>> | undefined
}

type Entry = {
  '~orpc': {
    route: { method?: string; path?: string; summary?: string }
    meta: CallMeta
    inputSchema: z.ZodType
    outputSchema: z.ZodType
  }
}
type Place = { readonly [name: string]: unknown }

/** All calls that anyone may make, in the order of the contract. */
export function publicCalls(): PublicCall[] {
  return Object.entries(services).flatMap(([service, calls]) =>
    callsIn(calls, { service: service as ServiceName, above: '', examples: examples[service as ServiceName] as Place }),
  )
}

function callsIn(
  place: Place,
  { service, above, examples }: { service: ServiceName; above: string; examples: Place | undefined },
): PublicCall[] {
  return Object.entries(place).flatMap(([key, each]) => {
    const name = above + key
    const example = examples?.[key]
    if (!isEntry(each))
      return callsIn(each as Place, { service, above: `${name}.`, examples: example as Place | undefined })
    const { route, meta, inputSchema, outputSchema } = each['~orpc']
    if (!meta.allows.includes('anyone')) return []
    return {
      ...{ service, name, meta, input: inputSchema, answers: outputSchema },
      ...{ method: route.method ?? 'GET', path: route.path ?? '', purpose: route.summary ?? '' },
      example: example as PublicCall['example'],
    }
  })
}

const isEntry = (place: unknown): place is Entry => typeof place === 'object' && place !== null && '~orpc' in place
