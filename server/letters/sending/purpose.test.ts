import { keyLinkEnd } from '@trampolim/marketplace/api-keys/keys.ts'
import { expect, it } from 'vitest'
import { endOfPurpose, isAlwaysSent, isOfRound } from './purpose.ts'

it('a letter about a key of the API is useful as long as its link works', () => {
  const queued = new Date('2026-03-10T15:00:00.000Z')
  for (const template of ['api-key-asked', 'api-key-manage'] as const) {
    const letter = { to: 'duda@vale.example', template, values: { token: 'a' } }
    expect(endOfPurpose(letter, queued)).toEqual(keyLinkEnd(queued))
  }
})

it.each(['account-deleted', 'recruiter-account-deleted', 'own-organization-deleted'] as const)(
  'a letter %s goes also to an address from which others came back, since no other one follows',
  (template) => {
    expect(isAlwaysSent(template)).toBe(true)
  },
)

it.each(['job-alert', 'job-summaries', 'jobs-closed', 'jobs-closing', 'notifications-due'] as const)(
  'a letter %s of a round waits for those that somebody asked for',
  (template) => {
    expect(isOfRound(template)).toBe(true)
  },
)
