import { readCurriculumText } from '@trampolim/marketplace/curriculums/from-text/read-text.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { answerApart } from '../platform/apart/answer-apart.ts'
import { Unreadable } from './formats/fault.ts'
import { readFileText } from './formats/read-text.ts'

/** The process that reads one curriculum's file: nothing else runs in it. */
await answerApart(async (bytes) => {
  try {
    return { found: readCurriculumText(await readFileText(bytes), { today: dayOf(new Date()) }) }
  } catch (problem) {
    if (problem instanceof Unreadable) return { fault: problem.fault }
    throw problem
  }
})
