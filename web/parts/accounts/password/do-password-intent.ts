import type { Calls } from '@trampolim/contract/client/calls.ts'
import { faultsOfNewPassword } from '@trampolim/marketplace/registration/personal-data.ts'
import { type Faults, faultText, textsOf, textsOfCall } from '../../../platform/faults.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'

/** The intents of the password's tab: changing it, and getting a link if the person forgot the current one. */
export const passwordIntents = { change: 'change-password', link: 'mail-password-link' } as const

/** The result: whether a link was sent or why not, or the faults of a change. */
export type PasswordAnswer = { link?: { isSent: boolean; message: string }; faults?: Faults }

type Change = (passwords: { oldPassword: string; newPassword: string }) => Promise<{ deviceToken: string }>

/** Carries out a form of the password's tab; null if it is another form. Server only. */
export async function doPasswordIntent(
  { gateway }: Calls,
  form: FormData,
  change: Change,
): Promise<{ deviceToken: string } | { status: number; answer: PasswordAnswer } | null> {
  const intent = form.get('intent')
  if (intent !== passwordIntents.link && intent !== passwordIntents.change) return null
  if (intent === passwordIntents.link) return mailPasswordLink({ gateway })
  const { email } = await gateway.accounts.session({})
  try {
    const [oldPassword = '', newPassword = '', confirmPassword = ''] = [
      'oldPassword',
      'newPassword',
      'confirmPassword',
    ].map((name) => String(form.get(name) ?? ''))
    const faults = faultsOfChange({ oldPassword, newPassword, confirmPassword }, email)
    if (Object.keys(faults).length > 0) return { status: 422, answer: { faults } }
    return await change({ oldPassword, newPassword })
  } catch (problem) {
    const { status, message, code, fields } = shownRefusal(problem)
    const found = Object.keys(fields).length > 0 ? textsOfCall(fields) : { '': message }
    return { status, answer: { faults: code === 'wrong_password' ? { oldPassword: message } : found } }
  }
}

/** Sends a link for a new password to the account's own address. Server only. */
export async function mailPasswordLink({ gateway }: Pick<Calls, 'gateway'>) {
  const { email } = await gateway.accounts.session({})
  try {
    await gateway.accounts.recoverPassword({ email })
    return { status: 200, answer: { link: { isSent: true, message: '' } } }
  } catch (problem) {
    const { status, message } = shownRefusal(problem)
    return { status, answer: { link: { isSent: false, message } } }
  }
}

type Typed = { oldPassword: string; newPassword: string; confirmPassword: string }

function faultsOfChange({ oldPassword, newPassword, confirmPassword }: Typed, email: string): Faults {
  const { password, ...others } = textsOf(
    faultsOfNewPassword({ password: newPassword, confirmPassword }, { owner: { email } }),
  )
  return {
    ...(oldPassword === '' && { oldPassword: faultText('required') }),
    ...(password && { newPassword: password }),
    ...others,
  }
}
