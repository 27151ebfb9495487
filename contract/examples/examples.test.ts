import { describe, expect, it } from 'vitest'
import { publicCalls } from '../public-calls.ts'
import { basePaths } from '../services.ts'
import { curlOf } from './curl.ts'

const calls = publicCalls()
const shown = calls.flatMap(({ example, ...call }) => (example ? { ...call, example } : []))

describe('the examples of calls', () => {
  it('are there for everything that anyone may read', () => {
    const reading = calls.filter(({ method }) => method === 'GET')
    expect(reading.length).toBeGreaterThan(40)
    expect(reading.filter(({ example }) => !example).map(({ name }) => name)).toEqual([])
  })

  it.each(shown)('of $service: $name fit the contract, without fields that it doesn’t have', (call) => {
    const { input, answers, example } = call
    expect(input.safeParse(example.asks).error?.issues ?? []).toEqual([])
    expect(answers.parse(example.answers)).toEqual(example.answers)
  })

  it.each(shown.filter(({ method }) => method === 'GET'))('of $service: $name can be asked as shown', (call) => {
    const { service, method, path, input, example } = call
    const base = `https://trampolim.test${basePaths[service]}`
    const [, address = ''] = /^curl '([^']+)'$/.exec(curlOf({ base, method, path, asks: example.asks })) ?? []
    const { pathname, searchParams } = new URL(address)
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const form = new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`)
    const [, ...values] = form.exec(pathname.slice(basePaths[service].length)) ?? []
    const asked = {
      ...Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)])),
      ...Object.fromEntries(names.map((name, at) => [name, [decodeURIComponent(values[at] ?? '')]])),
    }
    const single = Object.entries(asked).map(([name, all]) => [name, all.length > 1 ? all : all[0]])
    expect(input.safeParse(Object.fromEntries(single)).error?.issues ?? []).toEqual([])
  })
})

describe('a request as a command', () => {
  const base = 'https://x/api/gateway'

  it('fills the path, and quotes what a shell would read', () => {
    const asks = { id: 'a/b', text: "d'água" }
    expect(curlOf({ base, method: 'POST', path: '/y/{id}', asks })).toBe(
      `curl -X POST 'https://x/api/gateway/y/a%2Fb' -H 'Origin: https://x' -H 'Content-Type: application/json' -d '{"text":"d'\\''água"}'`,
    )
  })

  it('names our origin if it changes something, without which it would be refused', () => {
    expect(curlOf({ base, method: 'DELETE', path: '/y/{id}', asks: { id: 1 } })).toBe(
      `curl -X DELETE 'https://x/api/gateway/y/1' -H 'Origin: https://x'`,
    )
    expect(curlOf({ base, method: 'GET', path: '/y/{id}', asks: { id: 1 } })).toBe(`curl 'https://x/api/gateway/y/1'`)
  })
})
