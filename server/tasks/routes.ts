import { tasks } from '@trampolim/contract/gateway/tasks.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { correctTask } from './correct-task.ts'
import { readTask, readTasks } from './read-task.ts'

const done = { done: true } as const

export const taskRoutes = {
  listRecruiterTasks: answer(tasks.listRecruiterTasks).handler(({ context }) =>
    readTasks(context.house, signedIn(context)),
  ),
  readRecruiterTask: answer(tasks.readRecruiterTask).handler(({ context, input }) =>
    readTask(context.house, signedIn(context), input),
  ),
  correctRecruiterTask: answer(tasks.correctRecruiterTask).handler(async ({ context, input }) => {
    await correctTask(context.house, signedIn(context), input)
    return done
  }),
  listProfessionalTasks: answer(tasks.listProfessionalTasks).handler(({ context }) =>
    readTasks(context.house, signedIn(context)),
  ),
  readProfessionalTask: answer(tasks.readProfessionalTask).handler(({ context, input }) =>
    readTask(context.house, signedIn(context), input),
  ),
  correctProfessionalTask: answer(tasks.correctProfessionalTask).handler(async ({ context, input }) => {
    await correctTask(context.house, signedIn(context), input)
    return done
  }),
}
