import { z } from 'zod'

/** The values that a parameter takes, as JSON Schema. */
export type Values = z.core.JSONSchema.BaseSchema

/** A parameter of a call: where it is, whether it has to be given, and its values. */
export type Parameter = { name: string; place: 'path' | 'query' | 'body'; required: boolean; values: Values }

/**
 * The parameters of a call. Their values are described as the server reads them, so that a number in a query is a number;
 * what has to be given is described as clients send it.
 */
export function parametersOf({ method, path, input }: { method: string; path: string; input: z.ZodType }): Parameter[] {
  const sent = alternativesOf(input, 'input')
  const read = alternativesOf(input, 'output')
  const names = [...new Set(read.flatMap(({ properties = {} }) => Object.keys(properties)))]
  return names.map((name) => ({
    name,
    place: path.includes(`{${name}}`) ? 'path' : method === 'GET' ? 'query' : 'body',
    required: sent.every(({ required = [] }) => required.includes(name)),
    values: oneOf(read.flatMap(({ properties }) => valuesIn(properties?.[name]))),
  }))
}

/** The objects of which one is the input. */
function alternativesOf(input: z.ZodType, io: 'input' | 'output'): ObjectSchema[] {
  const schema = z.toJSONSchema(input, { io, unrepresentable: 'any', reused: 'inline' }) as ObjectSchema
  return schema.anyOf ?? schema.oneOf ?? [schema]
}

type ObjectSchema = {
  properties?: Readonly<Record<string, Values>>
  required?: readonly string[]
  anyOf?: ObjectSchema[]
  oneOf?: ObjectSchema[]
}

const valuesIn = (found: Values | undefined): Values[] => (found ? [found] : [])

const oneOf = (all: readonly Values[]): Values => (all.length === 1 ? (all[0] as Values) : { anyOf: [...all] })
