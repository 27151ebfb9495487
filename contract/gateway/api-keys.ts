import { keyEnders, longestProject, longestPurpose } from '@trampolim/marketplace/api-keys/keys.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { oneOf } from '../codes.ts'
import { done, instant, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { requiredText, typedText } from '../values.ts'

const email = requiredText(254).toLowerCase().check(z.email('invalid_email'))
const token = typedText(100)

export const askApiKey = call({
  specified: false,
  purpose:
    'Asks for a key for public reading. The address gets a letter, whose link makes the key. The answer is the same whatever the address.',
  request: 'POST /api-keys',
  quota: 'api-keys-asked',
  allows: ['anyone'],
  input: z.object({
    project: requiredText(longestProject),
    email,
    purpose: requiredText(longestPurpose),
    /** That the project keeps to the fair use that the page describes. */
    agree: z.boolean().refine((agreed) => agreed, 'required'),
  }),
  answers: done,
})

export const askApiKeyLink = call({
  specified: false,
  purpose:
    'Asks for a link by which the keys of an address are replaced or ended. Only an address with a key gets a letter; the answer is the same for all.',
  request: 'POST /api-keys/links',
  quota: 'api-keys-asked',
  allows: ['anyone'],
  input: z.object({ email }),
  answers: done,
})

/** A key as its holder sees it; nobody can read the key itself again. */
const ownKey = z.object({ id: recordId, project: z.string(), made: instant, used: instant.nullable() })
export type OwnKey = z.infer<typeof ownKey>

export const readApiKeyLink = call({
  specified: false,
  purpose:
    'What the link of a letter is for: to make a key (`asked`), or to manage those of its address (`keys`). It changes nothing.',
  request: 'GET /api-keys/links/{token}',
  allows: ['anyone'],
  input: z.object({ token }),
  answers: z.object({
    asked: z.object({ project: z.string(), purpose: z.string() }).nullable(),
    keys: z.array(ownKey),
  }),
  fails: ['action_not_found', 'action_expired'],
})

/** The new key. This is the only time it is shown. */
const newKey = z.object({ key: z.string(), project: z.string() })

export const makeApiKey = call({
  specified: false,
  purpose:
    'Makes the key of a letter’s link, once. The key is in this answer and nowhere else: its hash is all that is kept.',
  request: 'POST /api-keys/links/{token}/key',
  quota: 'api-keys-made',
  allows: ['anyone'],
  logged: 'rights',
  input: z.object({ token }),
  answers: newKey,
  fails: ['action_not_found', 'action_expired', 'too_many_api_keys'],
})

export const replaceApiKey = call({
  specified: false,
  purpose:
    'Replaces one of the keys of the link’s address by a new one; the former stops working within half a minute.',
  request: 'POST /api-keys/links/{token}/keys/{id}',
  quota: 'api-keys-made',
  allows: ['anyone'],
  logged: 'rights',
  input: z.object({ token, id: recordId }),
  answers: newKey,
  fails: ['action_not_found', 'action_expired', 'api_key_not_found'],
})

export const endOwnApiKey = call({
  specified: false,
  purpose: 'Ends one of the keys of the link’s address; it stops working within half a minute.',
  request: 'DELETE /api-keys/links/{token}/keys/{id}',
  quota: 'api-keys-made',
  allows: ['anyone'],
  logged: 'rights',
  input: z.object({ token, id: recordId }),
  answers: done,
  fails: ['action_not_found', 'action_expired', 'api_key_not_found'],
})

/** A key as reviewers see it. */
const listedKey = ownKey.extend({
  email: z.string(),
  purpose: z.string(),
  ended: instant.nullable(),
  endedBy: oneOf(keyEnders).nullable(),
  remark: z.string(),
})
export type ListedKey = z.infer<typeof listedKey>

export const listApiKeys = call({
  specified: false,
  purpose: 'Keys for public reading, the newest first, with those that ended in the last 90 days.',
  request: 'GET /review/api-keys',
  allows: ['user:reviewer'],
  logged: 'look',
  input: z.object({ page: pageNumber, size: pageSize(20) }),
  answers: pageOf(listedKey),
})

export const endApiKey = call({
  specified: false,
  purpose: 'Ends a key with a remark, which its holder gets by letter. It stops working within half a minute.',
  request: 'PUT /review/api-keys/{id}',
  quota: { none: 'Reviewers are trusted, and a key is ended once.' },
  allows: ['user:reviewer'],
  logged: 'rights',
  input: z.object({ id: recordId, remark: requiredText(longestPurpose) }),
  answers: done,
  fails: ['api_key_not_found'],
})

export const apiKeys = {
  askApiKey,
  askApiKeyLink,
  readApiKeyLink,
  makeApiKey,
  replaceApiKey,
  endOwnApiKey,
  listApiKeys,
  endApiKey,
}
