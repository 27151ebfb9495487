import fc from 'fast-check'
import { hostileBody, hostileEscape, hostileHeaders, hostileQuery, hostileValue } from './hostile.ts'

/** A mutation that makes a valid request invalid in one place; `at` selects the place. */
export type Twist =
  | { do: 'nothing' }
  | { do: 'param'; at: number; value: string }
  | { do: 'query'; at: number; value: string }
  | { do: 'shape'; at: number; shape: number }
  | { do: 'field'; at: number; value: string }
  | { do: 'body'; type: string; body: string }
  | { do: 'headers'; headers: Record<string, string> }

const shapes = 14

/** Every mutation that a request with these parts can have; half of all requests stay valid. */
export function twistOf({
  params,
  queries,
  body,
}: {
  params: boolean
  queries: boolean
  body: boolean
}): fc.Arbitrary<Twist> {
  const at = fc.nat(200)
  const possible: fc.WeightedArbitrary<Twist>[] = [
    { weight: 1, arbitrary: hostileHeaders.map((headers) => ({ do: 'headers', headers })) },
  ]
  if (params) possible.push({ weight: 2, arbitrary: fc.record({ do: fc.constant('param'), at, value: hostileEscape }) })
  if (queries) {
    possible.push({ weight: 4, arbitrary: fc.record({ do: fc.constant('query'), at, value: hostileEscape }) })
    possible.push({ weight: 1, arbitrary: fc.record({ do: fc.constant('shape'), at, shape: fc.nat(shapes - 1) }) })
  }
  if (body) {
    possible.push({ weight: 8, arbitrary: fc.record({ do: fc.constant('field'), at, value: hostileValue }) })
    possible.push({ weight: 1, arbitrary: hostileBody.map((each) => ({ do: 'body', ...each })) })
  }
  const nothing: fc.Arbitrary<Twist> = fc.constant({ do: 'nothing' })
  return fc.oneof({ weight: 1, arbitrary: nothing }, { weight: 1, arbitrary: fc.oneof(...possible) })
}

/** The path with its parameters inserted, one of them mutated. */
export function twistedPath(path: string, values: Readonly<Record<string, string>>, twist: Twist): string {
  const names = Object.keys(values)
  const twisted = twist.do === 'param' ? names[twist.at % names.length] : undefined
  return names.reduce(
    (filled, name) =>
      filled.replace(`{${name}}`, () => (name === twisted && twist.do === 'param' ? twist.value : values[name]!)),
    path,
  )
}

/** The query, `?a=1&b=2`, with one name's value or shape mutated. */
export function twistedQuery(
  values: Readonly<Record<string, readonly string[]>>,
  { names, twist }: { names: readonly string[]; twist: Twist },
): string {
  const name = 'at' in twist ? names[twist.at % names.length] : undefined
  const pieces = Object.entries(values)
    .filter(([each]) => each !== name || (twist.do !== 'query' && twist.do !== 'shape'))
    .flatMap(([each, given]) => given.map((value) => `${each}=${value}`))
  if (twist.do === 'query' && name) pieces.push(`${name}=${twist.value}`)
  if (twist.do === 'shape' && name) pieces.push(hostileQuery(name)[twist.shape % shapes]!)
  return pieces.length ? `?${pieces.join('&')}` : ''
}

const mark = '@@here@@'

/** The body as JSON, with one value at any depth mutated. */
export function twistedBody(body: unknown, twist: Twist): string {
  if (twist.do !== 'field') return JSON.stringify(body)
  const copy: unknown = structuredClone(body)
  const places = placesIn(copy)
  const place = places[twist.at % Math.max(places.length, 1)]
  if (!place) return `{"surprise":${twist.value}}`
  place.within[place.key as never] = mark as never
  return JSON.stringify(copy).replace(JSON.stringify(mark), () => twist.value)
}

type PlaceIn = { within: Record<string, unknown> | unknown[]; key: string | number }

function placesIn(value: unknown): PlaceIn[] {
  if (typeof value !== 'object' || value === null) return []
  const within = value as Record<string, unknown>
  return Object.keys(within).flatMap((key) => [{ within, key }, ...placesIn(within[key])])
}
