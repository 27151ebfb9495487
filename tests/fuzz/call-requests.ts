import fc from 'fast-check'
import type { DocumentedCall } from './documents.ts'
import { examples, ownId } from './examples.ts'
import { escaped } from './hostile.ts'
import { type FuzzPerson, type KnownIds, kindOfId } from './people.ts'
import { type Twist, twistedBody, twistedPath, twistedQuery, twistOf } from './twist.ts'
import { type Place, valueFor } from './values.ts'
import type { Wire } from './wire.ts'

type Sender = { person: FuzzPerson | null; ids: KnownIds }

/** Requests for one call: mostly by those who may, half of them right, the others wrong in one place. */
export function requestsFor(call: DocumentedCall, people: readonly FuzzPerson[]): fc.Arbitrary<Wire> {
  const twist = twistOf({
    params: call.path.includes('{'),
    queries: call.method === 'GET' || call.parameters.some((each) => each.in === 'query'),
    body: call.body !== null,
  })
  return senderOf(call, people).chain(({ person, ids }) =>
    fc
      .tuple(partsOf(call, { path: call.path, ids }), twist)
      .map(([parts, twisted]) => wireOf(call, { person, parts, twisted })),
  )
}

function senderOf({ allows }: DocumentedCall, people: readonly FuzzPerson[]): fc.Arbitrary<Sender> {
  const everybody = [null, ...people]
  const anyone = allows.includes('anyone')
  const may = everybody.filter((each) => anyone || (each && (allows.includes('session') || allows.includes(each.role))))
  const withIds = (person: FuzzPerson | null) =>
    fc.constantFrom(...(person?.ids ?? people.flatMap((each) => each.ids))).map((ids) => ({ person, ids }))
  return fc
    .oneof(
      { weight: 7, arbitrary: fc.constantFrom(...may) },
      { weight: 1, arbitrary: fc.constantFrom(...everybody) },
      // Who registers or enters a code is nobody yet.
      { weight: anyone ? 7 : 0, arbitrary: fc.constant(null) },
    )
    .chain(withIds)
}

type Parts = { params: Record<string, string>; query: Record<string, string[]>; body: unknown }

function partsOf({ name, parameters, body }: DocumentedCall, place: Place): fc.Arbitrary<Parts> {
  const of = (where: 'path' | 'query') =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === where)
        .map((each) => [each.name, valueFor(each.schema ?? {}, each.name, place)]),
    )
  const required = parameters.filter((each) => each.in === 'query' && each.required).map((each) => each.name)
  const whole = examples[name]
  const random = valueFor(body ?? { type: 'object' }, '', place)
  return fc
    .record({
      params: fc.record(of('path')),
      query: fc.record(of('query'), { requiredKeys: required }),
      body: whole
        ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...whole) }, { weight: 1, arbitrary: random })
        : random,
    })
    .map(({ params, query, body: given }) => ({
      params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, escaped(String(value))])),
      query: Object.fromEntries(
        Object.entries(query).map(([key, value]) => [key, [value].flat().map((each) => escaped(String(each)))]),
      ),
      body: withOwnIds(given, place),
    }))
}

/** An example with the sender's ids where they belong. */
function withOwnIds(body: unknown, { path, ids }: Place): unknown {
  return JSON.parse(JSON.stringify(body), (field, value: unknown) => {
    const kind = kindOfId(path, field)
    return value === ownId ? ((kind && ids[kind]) ?? '0'.repeat(24)) : value
  })
}

function wireOf(
  call: DocumentedCall,
  { person, parts, twisted }: { person: FuzzPerson | null; parts: Parts; twisted: Twist },
): Wire {
  const names = [
    ...new Set([...call.parameters.filter((each) => each.in === 'query').map(({ name }) => name), 'surprise']),
  ]
  const path =
    call.base + twistedPath(call.path, parts.params, twisted) + twistedQuery(parts.query, { names, twist: twisted })
  const type = twisted.do === 'body' ? twisted.type : 'application/json'
  const body = call.body === null ? null : twisted.do === 'body' ? twisted.body : twistedBody(parts.body, twisted)
  return {
    name: call.name,
    method: call.method,
    path,
    person,
    headers: { ...(body !== null && { 'content-type': type }), ...(twisted.do === 'headers' && twisted.headers) },
    body,
  }
}
