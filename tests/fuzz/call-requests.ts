import fc from 'fast-check'
import type { DocumentedCall } from './documents.ts'
import { examples, ownId } from './examples.ts'
import { escaped } from './hostile.ts'
import { type FuzzPerson, type KnownIds, kindOfId } from './people.ts'
import { type Twist, twistedBody, twistedPath, twistedQuery, twistOf } from './twist.ts'
import { type Place, valueFor } from './values.ts'
import type { Wire } from './wire.ts'

type Sender = { person: FuzzPerson | null; ids: KnownIds }

/** Requests for one call: mostly as people who may make it, half of them valid, the others invalid in one place. */
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

function senderOf({ allows, path }: DocumentedCall, people: readonly FuzzPerson[]): fc.Arbitrary<Sender> {
  const everybody = [null, ...people]
  const anyone = allows.includes('anyone')
  const may = everybody.filter(
    (each) =>
      (anyone || (each && (allows.includes('session') || allows.includes(each.role)))) &&
      (each?.isNewcomer ? mayBeNewcomers(path) : !areNewcomers(path)),
  )
  const withIds = (person: FuzzPerson | null) =>
    fc.constantFrom(...(person?.ids ?? people.flatMap((each) => each.ids))).map((ids) => ({ person, ids }))
  return fc
    .oneof(
      { weight: 7, arbitrary: fc.constantFrom(...may) },
      { weight: 1, arbitrary: fc.constantFrom(...everybody) },
      // A person who is registering or entering a code isn't signed in yet.
      { weight: anyone ? 7 : 0, arbitrary: fc.constant(null) },
    )
    .chain(withIds)
}

/** Whether a call can only be made by people who belong to no organisation yet. */
const areNewcomers = (path: string) => path.startsWith('/recruiter/joining') && !path.includes('{')
const mayBeNewcomers = (path: string) => path.includes('joining') || path.includes('/recruiter/organization')

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
        Object.entries(query).map(([key, value]) => [key, [value].flat().map((each) => escaped(textOf(each)))]),
      ),
      body: withOwnIds(given, place),
    }))
}

/** A value as a query string has it: objects as JSON. */
function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

/** An example with the sender's ids inserted. */
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
