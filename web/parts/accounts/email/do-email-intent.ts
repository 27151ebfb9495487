import type { Calls } from '@trampolim/contract/client/calls.ts'
import { isCode } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import { isEmail, normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { account } from '@trampolim/phrases/pt-br/account.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Faults, faultText, textsOfCall } from '../../../platform/faults.ts'
import { shaped } from '../../../platform/form-fields.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import { sentDraft } from '../../form/draft/draft-field.ts'
import { codeIn } from '../../registration/code-in.ts'
import { faultOfCode, faultOfMailbox, resentTo, sendCode } from '../../registration/codes.ts'
import { noVerification } from '../../registration/person-draft.ts'
import type { Resent } from '../../registration/wizard.ts'
import { emailIntents } from './email-intents.ts'

const t = speak(account)

const empty = { email: '', verification: noVerification }
/** A new address as typed, and the code that went there. */
type EmailDraft = typeof empty

/** The state of the change after a submission. `resent`: what came of asking for another code. */
export type EmailAnswer = { draft: EmailDraft; faults: Faults; resent?: Resent }

type Change = (input: { email: string; emailVerificationId: string; password: string }) => Promise<unknown>

/**
 * Carries out a form for a new address; null if it is another form. `before`: it was changed already, and the form was
 * sent again since its answer was lost. Server only.
 */
export async function doEmailIntent(
  calls: Calls,
  form: FormData,
  change: Change,
): Promise<'changed' | 'before' | EmailAnswer | null> {
  const intent = form.get('intent')
  if (!Object.values(emailIntents).some((each) => each === intent)) return null
  const sent = shaped(sentDraft(form), empty)
  if (intent === emailIntents.again) return { draft: { ...empty, email: sent.email }, faults: {} }
  const draft = { ...sent, email: String(form.get('email') ?? sent.email) }
  return intent === emailIntents.send ? askCode(calls, draft) : enter(calls, { form, draft, change })
}

async function askCode(calls: Calls, draft: EmailDraft): Promise<EmailAnswer> {
  const destination = normaliseEmail(draft.email)
  if (!isEmail(draft.email))
    return { draft, faults: { email: faultText(draft.email.trim() ? 'invalid_email' : 'required') } }
  const { email } = await calls.gateway.accounts.session({})
  if (destination === email) return { draft, faults: { email: t('email.same') } }
  const fault = await faultOfMailbox(calls, destination)
  if (fault) return { draft, faults: { email: fault } }
  const sent = await sendCode(calls, { channel: 'email', destination, last: draft.verification })
  if ('refused' in sent) return { draft, faults: { [draft.verification.id ? 'code' : 'email']: sent.refused.message } }
  const resent = resentTo(draft.verification, sent)
  return { draft: { email: destination, verification: sent }, faults: {}, ...(resent && { resent }) }
}

type Entering = { form: FormData; draft: EmailDraft; change: Change }

async function enter(calls: Calls, { form, draft, change }: Entering): Promise<'changed' | 'before' | EmailAnswer> {
  const { verification } = draft
  if ((await calls.gateway.accounts.session({})).email === verification.destination) return 'before'
  const [code, password] = [codeIn(form), String(form.get('password') ?? '')]
  const missing = {
    ...(!verification.verified && !isCode(code) && { code: faultText('invalid_code') }),
    ...(password === '' && { password: faultText('required') }),
  }
  if (Object.keys(missing).length > 0) return { draft, faults: missing }
  if (!verification.verified) {
    const fault = await faultOfCode(calls, { channel: 'email', verificationId: verification.id, code })
    if (fault) return { draft, faults: { code: fault } }
  }
  const proved = { ...draft, verification: { ...verification, verified: true } }
  try {
    await change({ email: verification.destination, emailVerificationId: verification.id, password })
    return 'changed'
  } catch (problem) {
    const refused = shownRefusal(problem)
    const { code: why, message, fields } = refused
    if (why === 'wrong_password') return { draft: proved, faults: { password: message } }
    // A verification is only valid for some hours; after that the person has to start again.
    if (why === 'verification_required') return { draft: { ...empty, email: draft.email }, faults: { email: message } }
    if (fields.email) return { draft: { ...empty, email: draft.email }, faults: textsOfCall(fields) }
    return { draft: proved, faults: { '': message } }
  }
}
