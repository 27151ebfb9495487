import { professional } from '@trampolim/contract/gateway/professional.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { deleteProfessional } from './delete-professional.ts'

export const leavingRoutes = {
  deleteProfessional: answer(professional.deleteProfessional).handler(async ({ context }) => {
    await deleteProfessional(context.house, signedIn(context).accountId)
    return { done: true } as const
  }),
}
