import { credentials } from '@trampolim/contract/gateway/credentials.ts'
import { answer } from '../platform/http/answer.ts'
import { type Asking, signedIn } from '../platform/http/caller/asking.ts'
import { changeOwnPassword, type PasswordChange } from './passwords/change-own-password.ts'

const changePassword = async ({ context, input }: { context: Asking; input: PasswordChange }) => ({
  deviceToken: await changeOwnPassword(context.house, signedIn(context), input),
})

/** The calls by which people change their credentials: the same for each role. */
export const credentialRoutes = {
  changeProfessionalPassword: answer(credentials.changeProfessionalPassword).handler(changePassword),
  changeRecruiterPassword: answer(credentials.changeRecruiterPassword).handler(changePassword),
}
