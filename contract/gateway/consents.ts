import { type ConsentDocument, consentVersions } from '@trampolim/marketplace/accounts/terms.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { oneOf } from '../codes.ts'
import { done, instant } from '../shapes.ts'
import { typedText } from '../values.ts'

const documents = Object.keys(consentVersions) as ConsentDocument[]

/** A text to which the person agreed; `withdrawn`: when they took it back. */
export const consent = z.object({
  document: oneOf(documents),
  version: z.string(),
  accepted: instant,
  withdrawn: instant.nullable(),
})

export const listConsents = call({
  specified: false,
  purpose: 'Everything to which the signed-in person agreed, with version and time, the latest first.',
  request: 'GET /consents',
  allows: ['session'],
  input: z.object({}),
  answers: z.array(consent),
})

export const acceptTerms = call({
  specified: false,
  purpose:
    'Accepts the present version of the terms; the version that was read is named, so that no other is accepted.',
  request: 'POST /terms/acceptance',
  quota: 'profile-edits',
  allows: ['session'],
  logged: 'account',
  input: z.object({ version: typedText(20) }),
  answers: done,
  fails: ['terms_outdated'],
})

export const consents = { listConsents, acceptTerms }
