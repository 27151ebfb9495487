import { z } from 'zod'
import { call } from '../call.ts'
import { done, recordId } from '../shapes.ts'
import { trimmed, typedText } from '../values.ts'

const secret = typedText(200, { missing: 'required' }).min(1, 'required')

const passwordChange = {
  quota: 'credential-changes',
  logged: 'account',
  input: z.object({ oldPassword: secret, newPassword: secret }),
  /** The token by which this device stays known (see `/login`); tokens made with the old password stop working. */
  answers: z.object({ deviceToken: z.string() }),
  fails: ['wrong_password', 'too_many_sign_ins'],
} as const

const emailChange = {
  quota: 'credential-changes',
  logged: 'account',
  input: z.object({
    email: trimmed(254).toLowerCase().check(z.email('invalid_email')),
    /** The verified code of the new address (see `/validation/email/code`). */
    emailVerificationId: recordId,
    /** A session may have been left open, so the password is asked for again. */
    password: secret,
  }),
  answers: done,
  fails: ['wrong_password', 'too_many_sign_ins', 'profile_not_approved', 'nothing_changed', 'verification_required'],
} as const

export const changeProfessionalEmail = call({
  ...emailChange,
  purpose:
    'Changes the address with which a candidate signs in, once the profile was approved. All sessions end; a letter to the old address has a link that undoes it for seven days.',
  request: 'PUT /professional/email',
  allows: ['user:professional'],
})

export const changeRecruiterEmail = call({
  ...emailChange,
  purpose:
    'Changes the address with which a recruiter signs in, once the profile was approved. All sessions end; a letter to the old address has a link that undoes it for seven days.',
  request: 'PUT /recruiter/email',
  allows: ['user:recruiter'],
})

export const changeProfessionalPassword = call({
  ...passwordChange,
  purpose:
    'Changes a candidate’s password. All other sessions end, and a letter tells of it. A change that is sent again in the same session is answered as made.',
  request: 'PUT /professional/password',
  allows: ['user:professional'],
})

export const changeRecruiterPassword = call({
  ...passwordChange,
  purpose:
    'Changes a recruiter’s password. All other sessions end, and a letter tells of it. A change that is sent again in the same session is answered as made.',
  request: 'PUT /recruiter/password',
  allows: ['user:recruiter'],
})

/** What people sign in with. */
export const credentials = {
  changeProfessionalPassword,
  changeRecruiterPassword,
  changeProfessionalEmail,
  changeRecruiterEmail,
}
