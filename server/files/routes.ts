import { files } from '@trampolim/contract/social-media/files.ts'
import { answer } from '../platform/http/answer.ts'
import { signDownload, signUpload } from './sign-file-url.ts'

export const fileRoutes = {
  signedUrl: answer(files.signedUrl).handler(async ({ context: { house, person }, input }) => {
    const { url, fileId, expiresAt } =
      input.method === 'get'
        ? await signDownload(house, person, input.fileId)
        : await signUpload(house, person, { ...input, verificationId: input.verificationId })
    return { url, fileId, expiresAt: expiresAt.toISOString() }
  }),
}
