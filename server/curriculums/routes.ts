import { curriculums } from '@trampolim/contract/gateway/curriculums.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { createCurriculum } from './create-curriculum.ts'
import { deleteCurriculum } from './delete-curriculum.ts'
import { kindOf } from './kind-of.ts'
import { listKept } from './list-kept.ts'
import { readCurriculum } from './read-curriculum.ts'
import { switchAvailability } from './switch-availability.ts'
import { updateCurriculum } from './update-curriculum.ts'

const done = { done: true } as const

export const curriculumRoutes = {
  createCurriculum: answer(curriculums.createCurriculum).handler(async ({ context, input }) => {
    const { cvType, variant, ...content } = input
    const key = { professionalId: signedIn(context).accountId, cvType: kindOf({ cvType, variant }) }
    await createCurriculum(context.house, { ...key, content })
    return readCurriculum(context.house, key)
  }),

  updateCurriculum: answer(curriculums.updateCurriculum).handler(async ({ context, input }) => {
    const { cvType, variant, basedOn, ...changes } = input
    const key = { professionalId: signedIn(context).accountId, cvType: kindOf({ cvType, variant }) }
    await updateCurriculum(context.house, { ...key, changes, basedOn })
    return readCurriculum(context.house, key)
  }),

  readCurriculum: answer(curriculums.readCurriculum).handler(({ context, input }) =>
    readCurriculum(context.house, { professionalId: signedIn(context).accountId, cvType: kindOf(input) }),
  ),

  deleteCurriculum: answer(curriculums.deleteCurriculum).handler(async ({ context, input }) => {
    await deleteCurriculum(context.house, { professionalId: signedIn(context).accountId, cvType: kindOf(input.query) })
    return done
  }),

  listAvailability: answer(curriculums.listAvailability).handler(({ context }) =>
    listKept(context.house, signedIn(context).accountId),
  ),

  switchAvailability: answer(curriculums.switchAvailability).handler(({ context, input }) =>
    switchAvailability(context.house, {
      professionalId: signedIn(context).accountId,
      cvType: kindOf({ cvType: input.type, variant: input.variant }),
      status: input.status,
      visibility: input.visibility,
    }),
  ),
}
