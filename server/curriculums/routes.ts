import { curriculums } from '@trampolim/contract/gateway/curriculums.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/asking.ts'
import { createCurriculum } from './create-curriculum.ts'
import { deleteCurriculum } from './delete-curriculum.ts'
import { findAvailabilities } from './queries.ts'
import { readCurriculum } from './read-curriculum.ts'
import { switchAvailability } from './switch-availability.ts'
import { updateCurriculum } from './update-curriculum.ts'

const done = { done: true } as const

export const curriculumRoutes = {
  createCurriculum: answer(curriculums.createCurriculum).handler(async ({ context, input }) => {
    const { cvType, ...content } = input
    const key = { professionalId: signedIn(context).accountId, cvType }
    await createCurriculum(context.house, { ...key, content })
    return readCurriculum(context.house, key)
  }),

  updateCurriculum: answer(curriculums.updateCurriculum).handler(async ({ context, input }) => {
    const { cvType, ...changes } = input
    const key = { professionalId: signedIn(context).accountId, cvType }
    await updateCurriculum(context.house, { ...key, changes })
    return readCurriculum(context.house, key)
  }),

  readCurriculum: answer(curriculums.readCurriculum).handler(({ context, input }) =>
    readCurriculum(context.house, { professionalId: signedIn(context).accountId, cvType: input.cvType }),
  ),

  deleteCurriculum: answer(curriculums.deleteCurriculum).handler(async ({ context, input }) => {
    await deleteCurriculum(context.house, { professionalId: signedIn(context).accountId, cvType: input.query.cvType })
    return done
  }),

  listAvailability: answer(curriculums.listAvailability).handler(({ context }) =>
    findAvailabilities(context.house.database, signedIn(context).accountId),
  ),

  switchAvailability: answer(curriculums.switchAvailability).handler(({ context, input }) =>
    switchAvailability(context.house, {
      professionalId: signedIn(context).accountId,
      cvType: input.type,
      status: input.status,
      visibility: input.visibility,
    }),
  ),
}
