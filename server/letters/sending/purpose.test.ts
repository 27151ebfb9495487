import { keyLinkEnd } from '@trampolim/marketplace/api-keys/keys.ts'
import { expect, it } from 'vitest'
import { endOfPurpose } from './purpose.ts'

it('a letter about a key of the API is useful as long as its link works', () => {
  const queued = new Date('2026-03-10T15:00:00.000Z')
  for (const template of ['api-key-asked', 'api-key-manage'] as const) {
    const letter = { to: 'duda@vale.example', template, values: { token: 'a' } }
    expect(endOfPurpose(letter, queued)).toEqual(keyLinkEnd(queued))
  }
})
