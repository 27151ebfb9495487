import type { AnyContractRouter } from '@orpc/contract'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { services } from '@trampolim/contract/services.ts'
import type { Once } from '../../platform/house.ts'

/** What the calls of one page share. Nothing is kept for the next page, and every change invalidates it. */
export type AskedOnce = {
  once: Once
  /** The same calls; equal calls are made once, and again after any call that changes something. */
  sharing: (calls: Calls) => Calls
}

type Call = (input: unknown) => Promise<unknown>

/** Starts sharing answers within one request. */
export function askOnce(): AskedOnce {
  const answers = new Map<string, Promise<unknown>>()

  function once<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = answers.get(question)
    if (known) return known as Promise<Answer>
    const asked = ask()
    answers.set(question, asked)
    return asked
  }

  /** Answers read before a change, or while it was being made, are discarded. */
  async function change(call: Call, input: unknown): Promise<unknown> {
    answers.clear()
    try {
      return await call(input)
    } finally {
      answers.clear()
    }
  }

  function shared(calls: object, entries: AnyContractRouter, path: string): object {
    return new Proxy(calls, {
      get(target, name) {
        const entry = (entries as Record<string | symbol, AnyContractRouter | undefined>)[name]
        const found: unknown = Reflect.get(target, name)
        if (!entry) return found
        const here = `${path}.${String(name)}`
        if (!isCall(entry)) return shared(found as object, entry, here)
        const call = found as Call
        return isReading(entry)
          ? (input: unknown) => once(`${here} ${JSON.stringify(input)}`, () => call(input))
          : (input: unknown) => change(call, input)
      },
    })
  }

  return { once, sharing: (calls) => shared(calls, services, 'call') as Calls }
}

type Entry = { '~orpc': { route: { method?: string } } }

const isCall = (entry: AnyContractRouter): entry is AnyContractRouter & Entry => '~orpc' in entry

const isReading = (entry: Entry) => entry['~orpc'].route.method === 'GET'
