import { randomInt, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { type RegistrationForm, registrationForm } from '../samples/registration-form.ts'
import { cpfOf } from '../world/ids.ts'
import { forgetRegistrations } from './running-database.ts'

/** A person who was registered for one test. */
export type NewCandidate = { name: string; email: string; password: string; token: string }

/** Optional data of the registration. */
export type GivenData = Pick<RegistrationForm, 'pcdData'> & { personalData?: Partial<RegistrationForm['personalData']> }

/** A name that nobody else has, so that a test finds its own person in a list. */
function newName() {
  const letters = Array.from({ length: 8 }, () => String.fromCharCode(randomInt(97, 123))).join('')
  return `Joana R${letters}`
}

/** An e-mail address, a CPF and a cell phone that nobody else has: codes are sent to each only once a minute. */
export function newIdentity() {
  return {
    email: `joana-${randomUUID().slice(0, 8)}@exemplo.com.br`,
    cpf: cpfOf(randomInt(700_000_000)),
    phone: `119${randomInt(60_000_000, 100_000_000)}`,
  }
}

/** The address under which the demo's mailbox stores text messages to a phone. */
export const mailboxOf = (phone: string) => `${phone}@sms.invalid`

/**
 * Registers a candidate with a professional curriculum as the pages do: codes sent to e-mail and phone, codes entered,
 * form submitted.
 */
export async function registerCandidate(
  calls: Calls,
  { personalData, ...given }: GivenData = {},
): Promise<NewCandidate> {
  await forgetRegistrations()
  const { email, cpf, phone } = newIdentity()
  const password = 'broa de milho com erva-doce'
  const [verificationId, phoneVerificationId] = await Promise.all([
    enterCode(calls, { channel: 'email', destination: email, mailbox: email, subject: /código do Trampolim/ }),
    enterCode(calls, { channel: 'phone', destination: phone, mailbox: mailboxOf(phone), subject: /^SMS para/ }),
  ])
  const form = registrationForm({ email, cpf, phone, password, verificationId, phoneVerificationId })
  const { token, user } = await calls.gateway.professional.registerProfessional({
    ...form,
    ...given,
    personalData: { ...form.personalData, name: newName(), ...personalData },
  })
  return { name: user.name, email, password, token }
}

type Entering = { channel: 'email' | 'phone'; destination: string; mailbox: string; subject: RegExp }

/** Requests a code and enters it; returns the id that a registration requires. */
export async function enterCode(calls: Calls, { channel, destination, mailbox, subject }: Entering): Promise<string> {
  const { validations } = calls.socialMedia
  const { verificationId } = await validations.sendCode({ channel, destination })
  const { text } = await letterTo(calls, { email: mailbox, subject })
  await validations.validateCode({ channel, verificationId, code: /\b\d{4}\b/.exec(text)?.[0] ?? '' })
  return verificationId
}

/** Waits for a letter in the demo's mailbox. */
export async function letterTo(calls: Calls, { email, subject }: { email: string; subject: RegExp }) {
  const { demo } = calls.socialMedia
  let id: string | undefined
  const find = async () => {
    const letters = await demo.listLetters({ limit: 100 })
    id = letters.find((letter) => letter.to.includes(email) && subject.test(letter.subject))?.id
    return id
  }
  await expect
    .poll(find, { message: `a letter to ${email}`, timeout: 60_000, intervals: [50, 100, 100, 250] })
    .toBeTruthy()
  return demo.readLetter({ id: id as unknown as string })
}
