import { avatars } from '@trampolim/contract/gateway/avatars.ts'
import { pictureUrl } from '../../files/picture-link.ts'
import { answer } from '../../platform/http/answer.ts'
import { type Asking, signedIn } from '../../platform/http/caller/asking.ts'
import { removeAvatar, setAvatar } from './change-avatar.ts'

const set = async ({ context, input }: { context: Asking; input: { image: string } }) => {
  const fileId = await setAvatar(context.house, { accountId: signedIn(context).accountId, image: input.image })
  return { avatar: fileId && pictureUrl(context.house, fileId) }
}

const remove = async ({ context }: { context: Asking }) => {
  await removeAvatar(context.house, signedIn(context).accountId)
  return { done: true as const }
}

/** The calls by which people change their picture: the same verbs for each role. */
export const avatarRoutes = {
  setProfessionalAvatar: answer(avatars.setProfessionalAvatar).handler(set),
  removeProfessionalAvatar: answer(avatars.removeProfessionalAvatar).handler(remove),
  setRecruiterAvatar: answer(avatars.setRecruiterAvatar).handler(set),
  removeRecruiterAvatar: answer(avatars.removeRecruiterAvatar).handler(remove),
}
