import { links } from '@trampolim/contract/social-media/links.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { previewLink } from './preview-link.ts'

export const linkRoutes = {
  fetchLink: answer(links.fetchLink).handler(async ({ context, input }) => {
    const { title, picture } = await previewLink(context.house, { link: input.url, by: signedIn(context).accountId })
    return { title, picture: picture && `data:image/jpeg;base64,${picture.toString('base64')}` }
  }),
}
