import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { httpCalls } from '@trampolim/contract/client/http.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { Random } from '../world/random.ts'
import type { Client } from './asked.ts'
import type { ChangeKind, Ledger } from './ledger.ts'
import type { CandidateOfLoad, People, RecruiterOfLoad, Role } from './people.ts'

/** The target of a load: the address to which requests are sent, and the product's public address. */
export type Target = { address: string; publicUrl: string }

/** A person who performs one action after the other. */
export type Visit = {
  role: Role
  client: Client
  target: Target
  /** The simulated network address, so that limits count everybody separately. */
  network: string
  ledger: Ledger
  random: Random
  people: People
  /** The person's data; visitors and reviewers have neither. */
  candidate?: CandidateOfLoad
  recruiter?: RecruiterOfLoad
  token?: string | undefined
  /** Whether each page and search uses an unused address. */
  anew?: boolean
  /** The file that this person uploaded last. */
  fileId?: string
  /** Whether no further requests should be made. */
  hasEnded: () => boolean
}

/** What people do; the name is that of the mix. */
export type Action = (visit: Visit) => Promise<void>

type Answer<Value> = { done: Value } | { refused: string } | 'unsure'

/** A status that is always acceptable: the person has reached a daily limit. */
const tooMuch = 429
const pauseBeforeAgain = 1000

/** The contract's calls as this person. */
export function callsOf({ client, target, network, token }: Visit): Calls {
  return httpCalls({
    addresses: {
      gateway: `${target.address}/api/gateway`,
      searchJobs: `${target.address}/api/search-jobs`,
      searchCv: `${target.address}/api/search-cv`,
      socialMedia: `${target.address}/api/social-media`,
    },
    token: () => token,
    headers: { origin: new URL(target.publicUrl).origin, 'x-forwarded-for': network },
    send: client.fetch,
  })
}

/** Opens a page as this person; `shows` is a part of its HTML without which it is wrong. */
export async function open(visit: Visit, path: string, shows = '</html>'): Promise<string> {
  const { client, target, network, token } = visit
  const address = `${target.address}${path}${visit.anew ? `${path.includes('?') ? '&' : '?'}visit=${randomUUID()}` : ''}`
  const headers = { accept: 'text/html', 'x-forwarded-for': network, ...(token && { authorization: token }) }
  try {
    const answer = await client.fetch(address, { headers })
    if (answer.status >= 500) return ''
    const text = await answer.text()
    if (answer.status >= 300 && answer.status < 400 && token) visit.token = undefined
    else if (answer.status !== 200) client.wasWrong(`${answer.status}`)
    else if (!text.includes(shows)) client.wasWrong('without its content')
    return text
  } catch {
    return ''
  }
}

/** Makes a call; a refusal that isn't `accepted` counts as wrong. */
export async function ask<Value>(
  visit: Visit,
  asking: (calls: Calls) => Promise<Value>,
  accepted: readonly string[] = [],
): Promise<Answer<Value>> {
  try {
    return { done: await asking(callsOf(visit)) }
  } catch (problem) {
    const refusal = refusalOf(problem)
    if (!refusal || refusal.status >= 500) return 'unsure'
    if (refusal.code === 'sign_in_required') visit.token = undefined
    const isRight = refusal.status === tooMuch || refusal.code === 'sign_in_required' || accepted.includes(refusal.code)
    if (!isRight) visit.client.wasWrong(`${refusal.status} ${refusal.code}`)
    return { refused: refusal.code }
  }
}

/** The answer of a call, if it succeeded. */
export async function read<Value>(
  visit: Visit,
  asking: (calls: Calls) => Promise<Value>,
  accepted: readonly string[] = [],
): Promise<Value | undefined> {
  const answer = await ask(visit, asking, accepted)
  return answer !== 'unsure' && 'done' in answer ? answer.done : undefined
}

type Change = {
  kind: ChangeKind
  name: string
  accepted?: readonly string[]
  /** Refusals that mean that it is already done, by an earlier attempt without an answer. */
  already?: readonly string[]
  /** Refusals that mean that the state holds, whoever caused it. */
  holds?: readonly string[]
  /** Refusals that only occur if an earlier attempt without an answer was carried out. */
  usedUp?: readonly string[]
  /** False for actions that would be done twice if repeated. */
  again?: boolean
}

/**
 * Makes a change and records it in the ledger; it repeats the request until there is an answer, as people and their
 * pages do.
 */
export async function change<Value>(
  visit: Visit,
  { kind, name, accepted = [], already = [], usedUp = [], holds = [], again = true }: Change,
  asking: (calls: Calls) => Promise<Value>,
) {
  const { ledger } = visit
  let wasAsked = ledger.of(kind).has(name)
  ledger.ask(kind, name)
  for (;;) {
    const answer = await ask(visit, asking, [...accepted, ...already, ...holds, ...(wasAsked ? usedUp : [])])
    if (answer !== 'unsure' && 'done' in answer) return ledger.acknowledge(kind, name)
    if (answer !== 'unsure') {
      if (holds.includes(answer.refused) || (wasAsked && already.includes(answer.refused)))
        return ledger.acknowledge(kind, name)
      return wasAsked ? undefined : ledger.refuse(kind, name)
    }
    wasAsked = true
    if (!again || visit.hasEnded()) return
    await wait(pauseBeforeAgain)
  }
}
