import { z } from 'zod'
import { call } from '../call.ts'
import { recordId } from '../shapes.ts'
import { requiredText } from '../values.ts'

export const signedUrl = call({
  purpose: 'A link of 5 minutes, valid for one file, to upload (put) or download (get) it.',
  request: 'GET /signedurl/{method}',
  quota: { none: 'Uploads have a limit of their own, for each person or proof; a link to download changes nothing.' },
  allows: ['anyone'],
  input: z.discriminatedUnion('method', [
    z.object({
      method: z.literal('put'),
      purpose: z.enum(['curriculum', 'medical-report', 'avatar', 'logo']),
      name: requiredText(200),
      /** For a person who is still registering: their verified e-mail code. */
      verificationId: recordId.optional(),
    }),
    z.object({ method: z.literal('get'), fileId: recordId }),
  ]),
  answers: z.object({ url: z.string(), fileId: recordId, expiresAt: z.iso.datetime() }),
  fails: ['sign_in_required', 'file_not_found', 'file_being_checked', 'file_infected'],
})

export const files = { signedUrl }
