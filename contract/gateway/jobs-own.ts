import { z } from 'zod'
import { call } from '../call.ts'
import { jobCard } from '../jobs.ts'
import { recordId } from '../shapes.ts'

/** Calls on jobs that the specification lacks but the product needs. */

export const similarJobs = call({
  purpose: 'Open jobs like this one, for whoever reads it or finds it closed.',
  request: 'GET /job/{id}/similar',
  allows: ['anyone'],
  input: z.object({ id: recordId }),
  answers: z.array(jobCard),
})

export const jobsOwn = { similarJobs }
