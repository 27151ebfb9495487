import { isContractProcedure } from '@orpc/contract'
import type { OpenAPI } from '@orpc/openapi'
import type { AnyRouter } from '@orpc/server'
import type { CallMeta } from '@trampolim/contract/call.ts'
import { cookieName } from '@trampolim/contract/cookies.ts'
import { curlOf, withoutPath } from '@trampolim/contract/examples/curl.ts'
import type { Example } from '@trampolim/contract/examples/example.ts'
import { type RefusalCode, statusOf } from '@trampolim/contract/refusals.ts'
import { quotas } from '@trampolim/marketplace/quotas.ts'
import { refusalText } from './refusals/refusal-text.ts'
import { refusalBody } from './refusals/refuse-request.ts'

/** A service with the data for its document. */
export type Documented = {
  /** The path under which it is served, `/api/gateway`. */
  base: `/${string}`
  router: AnyRouter
  title: string
  publicUrl: string
  /** General notes about all its calls, as Markdown. */
  notes?: string
  /** Examples of parameters by their names, for calls without an example of their own. */
  examples?: Readonly<Record<string, string | number>>
  /** Examples of its calls, at the same places as the calls. */
  callExamples?: Examples
}

type Examples = { readonly [name: string]: unknown }
type CallExample = Example<Readonly<Record<string, unknown>>> | undefined
type Call = { path: string; method: string; meta: CallMeta; example: CallExample }
type Operation = OpenAPI.OperationObject
type Responses = Record<string, OpenAPI.ResponseObject | OpenAPI.ReferenceObject>

/**
 * Creates the OpenAPI document of a service: its calls, who may make each, its refusals, its limits, with examples. The
 * libraries for it are loaded when a process is first asked for a document.
 */
export async function documentOf({
  title,
  router,
  publicUrl,
  base,
  notes,
  examples = {},
  callExamples = {},
}: Documented) {
  const [{ OpenAPIGenerator }, { ZodToJsonSchemaConverter }] = await Promise.all([
    import('@orpc/openapi'),
    import('@orpc/zod/zod4'),
  ])
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(router, {
    info: { title, version: '1.0.0', ...(notes && { description: notes }) },
    servers: [{ url: base }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization' },
        page: { type: 'apiKey', in: 'cookie', name: cookieName('trampolim_session', publicUrl) },
        key: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Api-Key',
          description:
            'A key for public reading, with limits of its own. It reads what needs no session, and nothing else.',
        },
      },
      schemas: { Refusal: refusalSchema },
    },
    security: [{ session: [] }, { page: [] }],
  })
  for (const call of callsOf(router, callExamples)) {
    const operation = document.paths?.[call.path]?.[call.method as 'get']
    if (operation) describe(operation, { ...call, examples, base: publicUrl + base })
  }
  return JSON.parse(JSON.stringify(document, withoutReach)) as typeof document
}

/** Removes bounds of whole numbers that only come from their storage type, which viewers would show as examples. */
function withoutReach(_name: string, value: unknown): unknown {
  return Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ? undefined : value
}

/** The body of every refusal. */
const refusalSchema: OpenAPI.SchemaObject = {
  type: 'object',
  properties: {
    code: { type: 'string', description: 'Stable; decide by it, never by the message.' },
    message: { type: 'string', description: 'In Portuguese, for people.' },
    fields: {
      type: 'object',
      description: 'Where single fields are wrong: what is wrong with each, by its path.',
      additionalProperties: {
        type: 'object',
        properties: { code: { type: 'string' }, message: { type: 'string' } },
        required: ['code', 'message'],
      },
    },
    retryAfter: { type: 'integer', description: 'Seconds after which to ask again, also in the header Retry-After.' },
    kept: { type: 'string', description: 'What the further step of a sign-in is asked with.' },
  },
  required: ['code', 'message'],
}

type Describing = Call & {
  examples: Readonly<Record<string, string | number>>
  /** The address of the service. */
  base: string
}

function describe(operation: Operation, { method, path, meta, example, examples, base }: Describing) {
  const { allows, alsoInQuery, quota } = meta
  const inQuery = alsoInQuery.map((name) => ({ name, in: 'query' as const, schema: { type: 'string' as const } }))
  if (inQuery.length > 0) operation.parameters = [...(operation.parameters ?? []), ...inQuery]
  for (const parameter of operation.parameters ?? []) {
    const named: Readonly<Record<string, unknown>> = example?.asks ?? examples
    if ('name' in parameter && parameter.name in named) parameter.example = named[parameter.name]
  }
  if (allows.includes('anyone')) {
    operation.security = [{}, ...(method === 'get' ? [{ key: [] }] : []), { session: [] }, { page: [] }]
  }
  operation.responses = { ...answersOf(operation), ...refusalsOf(meta) }
  if (example) {
    const { requestBody, responses } = operation
    if (requestBody && 'content' in requestBody) showIn(requestBody.content, withoutPath(path, example.asks))
    for (const [status, response] of Object.entries(responses)) {
      if (status < '400' && 'content' in response) showIn(response.content, example.answers)
    }
  }
  operation.description = [
    operation.description,
    limitText(quota),
    example ? `\`\`\`sh\n${curlOf({ base, method: method.toUpperCase(), path, asks: example.asks })}\n\`\`\`` : null,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The answers of a call if it isn't refused. */
function answersOf({ responses }: Operation): Responses {
  return Object.fromEntries(Object.entries(responses ?? {}).filter(([status]) => status < '400')) as Responses
}

/** The refusals of a call by HTTP status: its own, and those that any call of its kind may get. */
function refusalsOf({ fails, allows, quota, logged: _ }: CallMeta): Responses {
  const usual: RefusalCode[] = [
    ...(allows.includes('anyone') ? [] : (['sign_in_required'] as const)),
    ...(allows.includes('anyone') || allows.includes('session') ? [] : (['role_not_allowed'] as const)),
    'invalid_form',
    'too_many_requests',
    ...(typeof quota === 'string' ? (['quota_reached'] as const) : []),
    'unexpected',
    'not_available_now',
  ]
  const byStatus = Map.groupBy([...new Set([...fails, ...usual])], (code) => statusOf(code))
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, refusalResponse(codes)]))
}

function refusalResponse(codes: readonly RefusalCode[]): OpenAPI.ResponseObject {
  return {
    description: codes.join(', '),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Refusal' },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  }
}

/** An example of a refusal's body; an unexpected one contains the request's id. */
function exampleOf(code: RefusalCode) {
  return code === 'unexpected'
    ? { code, message: refusalText(code, { id: '01a210e4865fb00000000123' }) }
    : refusalBody(code)
}

function limitText(quota: CallMeta['quota']): string | null {
  if (typeof quota !== 'string') return null
  const { most, hours } = quotas[quota]
  return `At most ${most} in ${hours === 1 ? 'an hour' : `${hours} hours`} (\`${quota}\`, together with the other calls of that name).`
}

/** Sets the example of a body. */
function showIn(content: OpenAPI.ResponseObject['content'], example: unknown) {
  const json = content?.['application/json']
  if (json) json.example = example
}

/** The calls of a router, each with its example if it has one. */
function callsOf(router: AnyRouter, examples: Examples): Call[] {
  return Object.entries(router).flatMap(([name, each]: [string, AnyRouter]) => {
    const example = examples[name]
    if (!isContractProcedure(each)) {
      return typeof each === 'object' ? callsOf(each, (example ?? {}) as Examples) : []
    }
    const { route, meta } = each['~orpc']
    return {
      ...{ path: route.path ?? '', method: (route.method ?? 'get').toLowerCase(), meta: meta as CallMeta },
      example: example as CallExample,
    }
  })
}
