import { randomInt, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { registrationForm } from '../registration-form.ts'
import { cpfOf } from '../world/ids.ts'

/** Somebody who registered for one test. */
export type NewCandidate = { name: string; email: string; password: string; token: string }

/** An e-mail address and a CPF that nobody else has. */
export function newIdentity() {
  return { email: `joana-${randomUUID().slice(0, 8)}@exemplo.com.br`, cpf: cpfOf(randomInt(700_000_000)) }
}

/** Registers a candidate with a professional curriculum as the pages do: code by e-mail, code entered, form sent. */
export async function registerCandidate(calls: Calls): Promise<NewCandidate> {
  const { email, cpf } = newIdentity()
  const password = 'broa de milho com erva-doce'
  const { validations } = calls.socialMedia
  const { verificationId } = await validations.sendCode({ channel: 'email', destination: email })
  const { text } = await letterTo(calls, { email, subject: /código do Trampolim/ })
  const code = /\b\d{4}\b/.exec(text)?.[0] ?? ''
  await validations.validateCode({ channel: 'email', verificationId, code })
  const form = registrationForm({ email, cpf, password, verificationId })
  const { token, user } = await calls.gateway.professional.registerProfessional(form)
  return { name: user.name, email, password, token }
}

/** Waits for a letter in the demo's mailbox. */
export async function letterTo(calls: Calls, { email, subject }: { email: string; subject: RegExp }) {
  const { demo } = calls.socialMedia
  const find = async () =>
    (await demo.listLetters({ limit: 100 })).find((letter) => letter.to.includes(email) && subject.test(letter.subject))
  await expect.poll(find, { message: `a letter to ${email}`, timeout: 20_000 }).toBeTruthy()
  return demo.readLetter({ id: (await find())?.id as string })
}
