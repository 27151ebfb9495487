import { z } from 'zod'
import { call } from '../call.ts'
import { typedText } from '../values.ts'

const secret = typedText(200, { missing: 'required' }).min(1, 'required')

const passwordChange = {
  quota: 'credential-changes',
  logged: 'account',
  input: z.object({ oldPassword: secret, newPassword: secret }),
  /** The token by which this device stays known (see `/login`): those made with the old password end. */
  answers: z.object({ deviceToken: z.string() }),
  fails: ['wrong_password', 'too_many_sign_ins'],
} as const

export const changeProfessionalPassword = call({
  ...passwordChange,
  purpose: 'Changes a candidate’s password. All other sessions end, and a letter tells of it.',
  request: 'PUT /professional/password',
  allows: ['user:professional'],
})

export const changeRecruiterPassword = call({
  ...passwordChange,
  purpose: 'Changes a recruiter’s password. All other sessions end, and a letter tells of it.',
  request: 'PUT /recruiter/password',
  allows: ['user:recruiter'],
})

/** What people sign in with. */
export const credentials = { changeProfessionalPassword, changeRecruiterPassword }
