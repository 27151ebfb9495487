import { codeForm } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { instant, recordId } from '../shapes.ts'
import { day, requiredText, trimmed } from '../values.ts'

const email = requiredText(254).toLowerCase().check(z.email('invalid_email'))
const channel = z.enum(['email', 'phone'])
const onlyAnswers = { none: 'It only answers a question, with a limit of its own for each address.' }

export const sendCode = call({
  purpose:
    'Sends a code to an e-mail address or phone: of four digits, or of eight where many codes have gone unproven lately.',
  request: 'POST /send/{channel}/code',
  quota: { none: 'Codes have limits of their own, for destination, domain, address and overall.' },
  allows: ['anyone'],
  input: z.object({ channel, destination: requiredText(254) }),
  /** `resendIn`: seconds until another code may be sent. */
  answers: z.object({ verificationId: recordId, resendIn: z.int(), expires: instant }),
  fails: ['code_sent_recently', 'too_many_codes', 'channel_not_available'],
})

export const validateCode = call({
  purpose: 'Proves with the code that the address or phone is the person’s own.',
  request: 'POST /validation/{channel}/code',
  quota: { none: 'A code takes five tries, ever slower.' },
  allows: ['anyone'],
  input: z.object({
    channel,
    verificationId: recordId,
    code: requiredText(20, { tooLong: 'invalid_code' }).regex(codeForm, 'invalid_code'),
  }),
  answers: z.object({ verificationId: recordId, verified: z.literal(true) }),
  fails: ['wrong_code', 'code_expired', 'too_many_tries', 'wait_before_trying'],
})

export const validateMailbox = call({
  purpose: 'Checks whether an e-mail address can receive mail, by its domain’s records, within 3 seconds.',
  request: 'POST /validation/email/mailbox',
  quota: onlyAnswers,
  allows: ['anyone'],
  input: z.object({ email }),
  answers: z.object({ mailbox: z.enum(['exists', 'unknown', 'none']) }),
  fails: ['too_many_requests'],
})

export const validateIdcard = call({
  purpose:
    'Checks a CPF: its digits here, and with the birth date at the Receita where that is configured. Whether it is already registered is returned only after the e-mail’s code.',
  request: 'POST /validation/idcard/rfb',
  quota: onlyAnswers,
  allows: ['anyone'],
  input: z.object({
    idcard: requiredText(14, { tooLong: 'invalid_cpf' }),
    birthDate: day,
    verificationId: recordId.optional(),
  }),
  answers: z.object({
    valid: z.boolean(),
    checked: z.enum(['digits', 'rfb']),
    /** Null without a verified e-mail code, or if its owner has asked too often. */
    unique: z.boolean().nullable(),
  }),
  fails: ['too_many_requests'],
})

export const validateDomain = call({
  purpose:
    'Classifies an e-mail domain: of a free provider, of a company of its own, or of the company with the given site.',
  request: 'POST /validation/domain',
  quota: onlyAnswers,
  allows: ['anyone'],
  input: z.object({
    domain: requiredText(254).toLowerCase(),
    /** The company's site, for comparison. */
    site: trimmed(200).optional(),
  }),
  answers: z.object({
    domain: z.string(),
    /** Whether the domain belongs to a free e-mail provider. */
    freeMail: z.boolean(),
    /** Whether the domain is the company's: a person with an address there is deemed authorised (data.md §6). */
    authorised: z.boolean(),
  }),
  fails: ['invalid_domain', 'too_many_requests'],
})

export const isUniqueEmail = call({
  purpose:
    'Whether no account has this e-mail address. Only a caller who has entered its code gets the real answer; all others get the same answer for every address.',
  request: 'GET /isunique/email',
  allows: ['anyone'],
  input: z.object({ email, verificationId: recordId.optional() }),
  /** `checked`: whether a check was made at all. If not, `unique` is true and means nothing. */
  answers: z.object({ unique: z.boolean(), checked: z.boolean() }),
  fails: ['too_many_requests'],
})

export const validations = { sendCode, validateCode, validateMailbox, validateIdcard, validateDomain, isUniqueEmail }
