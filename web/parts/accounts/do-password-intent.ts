import type { Calls } from '@trampolim/contract/client/calls.ts'
import { faultsOfNewPassword } from '@trampolim/marketplace/registration/personal-data.ts'
import { type Faults, faultText, textsOf, textsOfCall } from '../../platform/faults.ts'
import { shownRefusal } from '../../platform/shown-refusal.ts'

/** The intents of the password's tab: to change it, and to be sent the link for who forgot the present one. */
export const passwordIntents = { change: 'change-password', link: 'mail-password-link' } as const

/** What became of it: a link that was sent or not, and why; or the faults of a change. */
export type PasswordAnswer = { link?: { isSent: boolean; message: string }; faults?: Faults }

type Change = (passwords: { oldPassword: string; newPassword: string }) => Promise<{ deviceToken: string }>

/** Does what the password's tab asks for; null if the form is another one. Server only. */
export async function doPasswordIntent(
  { gateway }: Calls,
  form: FormData,
  change: Change,
): Promise<{ deviceToken: string } | { status: number; answer: PasswordAnswer } | null> {
  const intent = form.get('intent')
  if (intent !== passwordIntents.link && intent !== passwordIntents.change) return null
  const { email } = await gateway.accounts.session({})
  try {
    if (intent === passwordIntents.link) {
      await gateway.accounts.recoverPassword({ email })
      return { status: 200, answer: { link: { isSent: true, message: '' } } }
    }
    const [oldPassword = '', newPassword = '', confirmPassword = ''] = [
      'oldPassword',
      'newPassword',
      'confirmPassword',
    ].map((name) => String(form.get(name) ?? ''))
    const faults = faultsOfChange({ oldPassword, newPassword, confirmPassword }, email)
    if (Object.keys(faults).length > 0) return { status: 422, answer: { faults } }
    return await change({ oldPassword, newPassword })
  } catch (problem) {
    const refused = shownRefusal(problem)
    const { status, message, code, fields } = refused
    if (intent === passwordIntents.link) return { status, answer: { link: { isSent: false, message } } }
    const found = Object.keys(fields).length > 0 ? textsOfCall(fields) : { '': message }
    return { status, answer: { faults: code === 'wrong_password' ? { oldPassword: message } : found } }
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
