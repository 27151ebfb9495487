import type { Audience } from '@trampolim/contract/call.ts'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { services } from '@trampolim/contract/services.ts'
import { recordId, referenceId } from '@trampolim/contract/shapes.ts'
import type { z } from 'zod'

/** One call of the contract, with the paths of every id in its input. */
export type ContractCall = {
  /** `DELETE /job/{id}`. */
  request: string
  allows: readonly Audience[]
  ids: readonly string[]
  ask: (calls: Calls, input: object) => Promise<unknown>
}

type Contents = {
  '~orpc': { route: { method: string; path: string }; meta: { allows: readonly Audience[] }; inputSchema: z.ZodType }
}

const formsOfIds = [recordId, referenceId].flatMap((schema) => patternsOf(schema))

/** Every call of the contract; new ones are included automatically. */
export const contractCalls: readonly ContractCall[] = callsIn(services, [])

function callsIn(place: object, path: readonly string[]): ContractCall[] {
  if (!('~orpc' in place))
    return Object.entries(place).flatMap(([name, each]) => callsIn(each as object, [...path, name]))
  const { route, meta, inputSchema } = (place as Contents)['~orpc']
  return [
    {
      request: `${route.method} ${route.path}`,
      allows: meta.allows,
      ids: [...new Set(idsIn(inputSchema, ''))],
      async ask(calls, input) {
        const found = path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], calls)
        return (found as (input: object) => Promise<unknown>)(input)
      },
    },
  ]
}

function patternsOf(schema: z.core.$ZodType): string[] {
  const { checks = [] } = schema._zod.def as { checks?: { _zod: { def: { pattern?: RegExp } } }[] }
  return checks.flatMap(({ _zod }) => _zod.def.pattern?.source ?? [])
}

function idsIn(schema: z.core.$ZodType, path: string): string[] {
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def']
  const beneath = (name: string) => (path ? `${path}.${name}` : name)
  switch (def.type) {
    case 'string':
      return patternsOf(schema).some((form) => formsOfIds.includes(form)) ? [path] : []
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => idsIn(field, beneath(name)))
    case 'array':
      return idsIn(def.element, path)
    case 'union':
      return def.options.flatMap((option) => idsIn(option, path))
    case 'pipe':
      return [...idsIn(def.in, path), ...idsIn(def.out, path)]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return idsIn(def.innerType, path)
    default:
      return []
  }
}
