import type { Calls } from '@trampolim/contract/client/calls.ts'
import { sectionOf } from '@trampolim/marketplace/accounts/roles.ts'
import type { SavedActionKind } from '@trampolim/marketplace/accounts/saved-action.ts'
import { redirect } from 'react-router'
import type { Person } from '../../platform/context.ts'
import { keepAction } from '../../platform/cookies/saved-action.ts'
import { homeFor } from '../../platform/guard.ts'
import { href } from '../../platform/href.ts'

/** What a person can do with a job besides applying. */
const jobIntents = ['like', 'unlike', 'discard', 'take-back'] as const
export type JobIntent = (typeof jobIntents)[number]

export function isJobIntent(value: unknown): value is JobIntent {
  return jobIntents.includes(value as JobIntent)
}

const savedKinds: Readonly<Partial<Record<JobIntent, SavedActionKind>>> = { like: 'favourite', discard: 'discard' }

/** Applies the intent for the signed-in professional; idempotent. */
export async function doJobIntent({ gateway }: Calls, intent: JobIntent, jobId: string): Promise<void> {
  if (intent === 'like') await gateway.jobs.likeJob({ id: jobId })
  if (intent === 'unlike') await gateway.jobs.unlikeJob({ id: jobId })
  if (intent === 'discard') await gateway.jobs.discardJob({ id: jobId, status: true })
  if (intent === 'take-back') await gateway.jobs.discardJob({ id: jobId, status: false })
}

/**
 * Saves the intent of somebody who can't keep jobs yet, and leads a visitor to sign-in, which returns to `path`, where it
 * is applied.
 */
export function signInFirst(
  intent: JobIntent,
  { person, path, publicUrl, now }: { person: Person | null; path: string; publicUrl: string; now: Date },
): Response {
  const kind = savedKinds[intent]
  const headers = new Headers()
  if (kind) headers.append('set-cookie', keepAction(kind, path, { now, publicUrl }))
  return redirect(wayToKeepJobs(person, path), { headers })
}

/**
 * Where somebody who can't keep jobs goes on: a visitor to sign-in, which returns to `path`; a candidate whose profile is
 * inactive or incomplete to the page that says what is left to do; anybody else to where an account can be changed.
 */
export function wayToKeepJobs(person: Person | null, path: string): string {
  const { role, home } = homeFor(person)
  if (sectionOf(role) === 'candidate') return home
  return person ? href('/jobs') : href('/signin', {}, { redirect: path })
}

/** Whether this person can have favourites and discarded jobs. */
export function keepsJobs(person: Person | null): boolean {
  return person?.externalRoles.includes('user:professional') ?? false
}
