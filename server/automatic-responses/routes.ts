import { automaticResponses } from '@trampolim/contract/gateway/automatic-responses.ts'
import { answer } from '../platform/http/answer.ts'
import { type Asking, signedIn } from '../platform/http/caller/asking.ts'
import { changeResponse, createResponse, deleteResponse, listResponses, readResponse } from './write-response.ts'

const by = <Input>(context: Asking, input: Input) => ({ ...input, recruiterId: signedIn(context).accountId })

export const automaticResponseRoutes = {
  listAutomaticResponses: answer(automaticResponses.listAutomaticResponses).handler(({ context, input }) =>
    listResponses(context.house, by(context, input)),
  ),

  readAutomaticResponse: answer(automaticResponses.readAutomaticResponse).handler(({ context, input }) =>
    readResponse(context.house, by(context, input)),
  ),

  createAutomaticResponse: answer(automaticResponses.createAutomaticResponse).handler(({ context, input }) =>
    createResponse(context.house, by(context, input)),
  ),

  changeAutomaticResponse: answer(automaticResponses.changeAutomaticResponse).handler(({ context, input }) =>
    changeResponse(context.house, by(context, input)),
  ),

  deleteAutomaticResponse: answer(automaticResponses.deleteAutomaticResponse).handler(async ({ context, input }) => {
    await deleteResponse(context.house, by(context, input))
    return { done: true as const }
  }),
}
