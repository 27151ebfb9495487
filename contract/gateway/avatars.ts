import { largestUpload } from '@trampolim/marketplace/curriculums/files.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { done } from '../shapes.ts'
import { textLike } from '../values.ts'

/** The length in base64 (four characters for every three bytes) plus the prefix with the media type. */
const longest = Math.ceil(largestUpload / 3) * 4 + 40

const picture = {
  quota: 'profile-edits',
  input: z.object({
    /**
     * The id of an uploaded file (see `/signedurl/put`), or the picture itself, a JPEG or PNG as a data URL, if it is
     * small enough for a request. The square in the middle is kept, at most 512 pixels wide, without the file's
     * metadata.
     */
    image: textLike(/^(?:[0-9a-f]{24}|data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]+={0,2})$/, {
      longest,
      code: 'file_type_refused',
    }),
  }),
  /** Null while the picture is being checked for viruses; it is shown automatically once it is clean. */
  answers: z.object({ avatar: z.string().nullable() }),
  fails: [
    'file_not_found',
    'file_too_large',
    'file_type_refused',
    'file_unreadable',
    'image_too_large',
    'file_infected',
  ],
} as const

const removal = { quota: 'profile-edits', input: z.object({}), answers: done } as const

export const setProfessionalAvatar = call({
  ...picture,
  purpose: 'Gives a candidate a picture. Recruiters see it where they see the contact data, and nobody else does.',
  request: 'PUT /professional/avatar',
  allows: ['user:professional'],
})

export const removeProfessionalAvatar = call({
  ...removal,
  purpose: 'Takes a candidate’s picture away; the initials are shown instead.',
  request: 'DELETE /professional/avatar',
  allows: ['user:professional'],
})

export const setRecruiterAvatar = call({
  ...picture,
  purpose: 'Gives a recruiter a picture, which colleagues see.',
  request: 'PUT /recruiter/avatar',
  allows: ['user:recruiter'],
})

export const removeRecruiterAvatar = call({
  ...removal,
  purpose: 'Takes a recruiter’s picture away; the initials are shown instead.',
  request: 'DELETE /recruiter/avatar',
  allows: ['user:recruiter'],
})

export const avatars = {
  setProfessionalAvatar,
  removeProfessionalAvatar,
  setRecruiterAvatar,
  removeRecruiterAvatar,
}
