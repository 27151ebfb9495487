import { apiKeys } from '@trampolim/contract/gateway/api-keys.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { askKey } from './ask-key.ts'
import { endOwnKey, makeKey, readLink, replaceKey } from './hold-keys.ts'
import { endKey, listKeys } from './review-keys.ts'

const done = { done: true as const }

export const apiKeyRoutes = {
  askApiKey: answer(apiKeys.askApiKey).handler(async ({ context, input: { project, email, purpose } }) => {
    await askKey(context.house, { project, email, purpose })
    return done
  }),

  askApiKeyLink: answer(apiKeys.askApiKeyLink).handler(async ({ context, input }) => {
    await askKey(context.house, input)
    return done
  }),

  readApiKeyLink: answer(apiKeys.readApiKeyLink).handler(({ context, input }) => readLink(context.house, input.token)),

  makeApiKey: answer(apiKeys.makeApiKey).handler(({ context, input }) => makeKey(context.house, input.token)),

  replaceApiKey: answer(apiKeys.replaceApiKey).handler(({ context, input }) => replaceKey(context.house, input)),

  endOwnApiKey: answer(apiKeys.endOwnApiKey).handler(async ({ context, input }) => {
    await endOwnKey(context.house, input)
    return done
  }),

  listApiKeys: answer(apiKeys.listApiKeys).handler(({ context, input }) => listKeys(context.house, input)),

  endApiKey: answer(apiKeys.endApiKey).handler(async ({ context, input }) => {
    await endKey(context.house, { ...input, reviewerId: signedIn(context).accountId })
    return done
  }),
}
