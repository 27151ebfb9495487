import { users } from '@trampolim/contract/social-media/users.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { readUser } from './read-user.ts'

export const userRoutes = {
  readUser: answer(users.readUser).handler(({ context, input }) =>
    readUser(context.house, { asker: signedIn(context), id: input.id }),
  ),
}
