import { readCurriculumText } from '@trampolim/marketplace/curriculums/from-text/read-text.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { answerInSandbox } from '../platform/sandbox/answer-in-sandbox.ts'
import { Unreadable } from './formats/fault.ts'
import { readFileText } from './formats/read-text.ts'

/** The child process that reads one curriculum's file and does nothing else. */
await answerInSandbox(async (bytes) => {
  try {
    return { found: readCurriculumText(await readFileText(bytes), { today: dayOf(new Date()) }) }
  } catch (problem) {
    if (problem instanceof Unreadable) return { fault: problem.fault }
    throw problem
  }
})
