import { setTimeout as wait } from 'node:timers/promises'
import { type Random, randomFrom, weightedPicker } from '../world/random.ts'
import { candidateActions } from './actions/candidates.ts'
import { recruiterActions } from './actions/recruiters.ts'
import { reviewerActions } from './actions/reviewers.ts'
import { visitorActions } from './actions/visitors.ts'
import { type Asked, openClient } from './asked.ts'
import type { Ledger } from './ledger.ts'
import { type Listeners, openListeners } from './listeners.ts'
import { mix, roles } from './mix.ts'
import { type People, password, type Role } from './people.ts'
import { type Action, read, type Target, type Visit } from './visit.ts'

const actions: Record<Role, Record<string, Action>> = {
  visitor: visitorActions,
  candidate: candidateActions,
  recruiter: recruiterActions,
  reviewer: reviewerActions,
}

export type LoadOptions = {
  target: Target
  people: People
  ledger: Ledger
  clients: number
  /** The mean pause between two actions of a person, in milliseconds. */
  pause: number
  seed: number
  /** The sessions of the reviewers, who have a second step. */
  reviewerTokens: readonly string[]
  /** The roles of the people; all by default. */
  only?: readonly Role[]
  /** Which actions they do; all by default. */
  does?: (action: string) => boolean
  /** Whether visitors use an unused address for each page and search, so that no cache answers. */
  anew?: boolean
}

/** A load of many simultaneous people, until it is stopped. */
export type Load = {
  /** Every request so far, in the order of completion. */
  asked: readonly Asked[]
  /** Those of the people whose pages listen for hints. */
  listeners: Listeners
  stop: () => Promise<void>
}

/** Starts this many people. */
export function startLoad({ target, clients, pause, seed, only, does = () => true, ...shared }: LoadOptions): Load {
  const asked: Asked[] = []
  const { listeners, listen, stop: stopListening } = openListeners()
  const stopping = new AbortController()
  const rest = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)
  const takesPart = (role: Role) => (only?.includes(role) ?? true) && Object.keys(mix[role]).some(does)
  const crowd = shareOut(clients, takesPart).map((role, at) => {
    const visit = visitOf({ role, at, target, random: randomFrom(seed * 1000 + at), asked, stopping, ...shared })
    return keepVisiting(visit, { pause, at, reviewerTokens: shared.reviewerTokens })
  })

  async function keepVisiting(
    visit: Visit,
    { pause, at, reviewerTokens }: { pause: number; at: number; reviewerTokens: readonly string[] },
  ) {
    const names = weightedPicker(
      Object.entries(mix[visit.role]).filter(([name]) => does(name)),
      ([, weight]) => weight,
    )
    // They don't all start at the same moment.
    await rest(visit.random.next() * pause)
    if (visit.role !== 'visitor' && pause > 0) listen(visit, at)
    while (!stopping.signal.aborted) {
      if (needsSession(visit)) {
        visit.token = visit.role === 'reviewer' ? reviewerTokens[at % reviewerTokens.length] : await signIn(visit)
        if (needsSession(visit)) {
          await rest(Math.max(pause, 500))
          continue
        }
      }
      // Without pauses each stands for many people, who have different networks.
      if (pause === 0) visit.network = `198.18.${visit.random.int(0, 255)}.${visit.random.int(1, 254)}`
      const [name] = names(visit.random)
      visit.client.doing = name
      await actions[visit.role][name]?.(visit)
      await rest(-Math.log(1 - visit.random.next()) * pause)
    }
  }

  return {
    asked,
    listeners,
    async stop() {
      stopping.abort()
      stopListening()
      await Promise.all(crowd)
    },
  }
}

function visitOf({
  role,
  at,
  people,
  asked,
  stopping,
  ...shared
}: {
  role: Role
  at: number
  people: People
  asked: Asked[]
  stopping: AbortController
  target: Target
  random: Random
  ledger: Ledger
  anew?: boolean
}): Visit {
  const visit: Visit = {
    ...{ role, people, ...shared },
    client: openClient((each) => asked.push(each)),
    network: `198.51.${Math.floor(at / 250)}.${1 + (at % 250)}`,
    hasEnded: () => stopping.signal.aborted,
  }
  const candidate = people.candidates[at % people.candidates.length]
  const recruiter = people.recruiters[at % people.recruiters.length]
  if (role === 'candidate' && candidate) visit.candidate = candidate
  if (role === 'recruiter' && recruiter) visit.recruiter = recruiter
  return visit
}

function needsSession({ role, token }: Visit): boolean {
  return role !== 'visitor' && token === undefined
}

async function signIn(visit: Visit): Promise<string | undefined> {
  const { role, candidate, recruiter } = visit
  visit.client.doing = 'sign in'
  const email = (candidate ?? recruiter)?.email ?? ''
  const type = role === 'recruiter' ? 1 : 2
  return (await read(visit, ({ gateway }) => gateway.accounts.login({ type, email, password })))?.token
}

/** The role of each client, by the shares of the mix. */
function shareOut(clients: number, takesPart: (role: Role) => boolean): Role[] {
  const shares = (Object.entries(roles) as [Role, number][]).filter(([role]) => takesPart(role))
  const whole = shares.reduce((sum, [, share]) => sum + share, 0)
  let upTo = 0
  const ends = shares.map(([role, share]) => {
    upTo += share
    return { role, end: (upTo / whole) * clients }
  })
  return Array.from({ length: clients }, (_, at) => ends.find(({ end }) => at + 0.5 <= end)?.role ?? 'visitor')
}

/** How many people of each role take part in a load, for whom there must be accounts. */
export function countOf(clients: number): Record<Role, number> {
  const all = shareOut(clients, () => true)
  const count = (role: Role) => all.filter((each) => each === role).length
  return {
    visitor: count('visitor'),
    candidate: count('candidate'),
    recruiter: count('recruiter'),
    reviewer: count('reviewer'),
  }
}
