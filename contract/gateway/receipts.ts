import { z } from 'zod'
import { call } from '../call.ts'
import { curriculum } from '../curriculums.ts'
import { publicJob } from '../jobs.ts'
import { instant, pageNumber, recordId } from '../shapes.ts'
import { typedText } from '../values.ts'

/** The job as the candidate read it when they applied. */
export const receiptJob = publicJob.omit({ logo: true })
/** The curriculum as it was sent, without disabilities, since people pass receipts on. */
export const receiptCurriculum = curriculum.omit({ handicaps: true }).partial()

const receipt = z.object({
  /** The code as people type it at `/take-action`. */
  code: z.string(),
  sent: instant,
  applicant: z.string(),
  jobName: z.string(),
  /** Null if the company is hidden, shown as 'Confidencial'. */
  company: z.string().nullable(),
  job: receiptJob,
  curriculum: receiptCurriculum,
  answers: z.array(z.object({ question: z.string(), type: z.string(), answer: z.string() })),
  withdrawn: z.boolean(),
  /** How many times the person applied to the job, and which of these applications it is, counted from the latest. */
  total: z.int(),
  page: z.int(),
})
export type Receipt = z.infer<typeof receipt>

export const readReceipt = call({
  specified: false,
  purpose:
    'What the professional sent with an application, as it was then. Who applied again after a withdrawal has several, the latest first.',
  request: 'GET /professional/receipts/{processId}',
  allows: ['user:professional'],
  input: z.object({ processId: recordId, page: pageNumber }),
  answers: receipt,
  fails: ['receipt_not_found'],
})

export const checkReceipt = call({
  specified: false,
  purpose:
    'Says of the code of a receipt that such an application was sent, and nothing of its applicant. Unknown and erased ones are answered alike.',
  request: 'GET /receipts/{code}',
  allows: ['anyone'],
  input: z.object({ code: typedText(60) }),
  answers: z.object({ sent: instant, jobName: z.string(), company: z.string().nullable() }),
  fails: ['receipt_not_found'],
})

export const receipts = { readReceipt, checkReceipt }
