import { randomInt, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { type RegistrationForm, registrationForm } from '../registration-form.ts'
import { cpfOf } from '../world/ids.ts'

/** Somebody who registered for one test. */
export type NewCandidate = { name: string; email: string; password: string; token: string }

/** What they tell of themselves beside what everybody is asked. */
export type Told = Pick<RegistrationForm, 'pcdData'> & { personalData?: Partial<RegistrationForm['personalData']> }

/** An e-mail address, a CPF and a cell phone that nobody else has: codes go to each but once a minute. */
export function newIdentity() {
  return {
    email: `joana-${randomUUID().slice(0, 8)}@exemplo.com.br`,
    cpf: cpfOf(randomInt(700_000_000)),
    phone: `119${randomInt(60_000_000, 100_000_000)}`,
  }
}

/** Under what address the demo's mailbox keeps text messages to a phone. */
export const mailboxOf = (phone: string) => `${phone}@sms.invalid`

/** Registers a candidate with a professional curriculum as the pages do: codes to e-mail and phone, codes entered, form sent. */
export async function registerCandidate(calls: Calls, { personalData, ...told }: Told = {}): Promise<NewCandidate> {
  const { email, cpf, phone } = newIdentity()
  const password = 'broa de milho com erva-doce'
  const [verificationId, phoneVerificationId] = await Promise.all([
    enterCode(calls, { channel: 'email', destination: email, mailbox: email, subject: /código do Trampolim/ }),
    enterCode(calls, { channel: 'phone', destination: phone, mailbox: mailboxOf(phone), subject: /^SMS para/ }),
  ])
  const form = registrationForm({ email, cpf, phone, password, verificationId, phoneVerificationId })
  const { token, user } = await calls.gateway.professional.registerProfessional({
    ...form,
    ...told,
    personalData: { ...form.personalData, ...personalData },
  })
  return { name: user.name, email, password, token }
}

type Entering = { channel: 'email' | 'phone'; destination: string; mailbox: string; subject: RegExp }

/** Has a code sent and enters it; gives the id that a registration names. */
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
  const find = async () =>
    (await demo.listLetters({ limit: 100 })).find((letter) => letter.to.includes(email) && subject.test(letter.subject))
  await expect.poll(find, { message: `a letter to ${email}`, timeout: 60_000 }).toBeTruthy()
  return demo.readLetter({ id: (await find())?.id as string })
}
