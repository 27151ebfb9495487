import {
  mostJobsOfResponse,
  responseLength,
  responseOccasions,
} from '@trampolim/marketplace/automatic-responses/responses.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { done, instant, recordId } from '../shapes.ts'
import { textLike, trimmed } from '../values.ts'
import { toSelect } from './recruiter-selection.ts'

const occasion = z.enum(responseOccasions)

/**
 * The input of an automatic response. Without jobs it applies to all jobs of the organisation, except those that hide
 * its name.
 */
const written = {
  occasion,
  jobIds: z.array(recordId).max(mostJobsOfResponse, 'too_many').default([]),
  /**
   * May contain `{nome}`, `{vaga}` and `{empresa}`, which are replaced by the candidate’s first name, the job’s name
   * and the company’s name.
   */
  text: trimmed(responseLength.max),
}

/** The text that an organisation has sent to candidates at a certain moment of a selection. */
export const automaticResponse = z.object({
  id: recordId,
  occasion,
  forAll: z.boolean(),
  /** The jobs to which it applies, if it doesn't apply to all. */
  jobs: z.array(z.object({ jobId: recordId, jobName: z.string() })),
  text: z.string(),
  /** Who wrote it last; null once they have left. */
  writer: z.string().nullable(),
  changed: instant,
})
export type AutomaticResponse = z.infer<typeof automaticResponse>

const toWrite = [
  ...toSelect,
  'organization_not_found',
  'terms_outdated',
  'invalid_form',
  'job_not_found',
  'response_exists',
] as const

export const listAutomaticResponses = call({
  purpose: 'The automatic responses of the recruiter’s organisation, a hundred at most, by moment.',
  request: 'GET /recruiter/automaticresponse',
  allows: ['user:recruiter'],
  input: z.object({}),
  answers: z.array(automaticResponse),
  fails: [...toSelect, 'organization_not_found'],
})

export const readAutomaticResponse = call({
  purpose: 'An automatic response of the recruiter’s organisation.',
  request: 'GET /recruiter/automaticresponse/{id}',
  allows: ['user:recruiter'],
  input: z.object({ id: recordId }),
  answers: automaticResponse,
  fails: [...toSelect, 'organization_not_found', 'response_not_found'],
})

export const createAutomaticResponse = call({
  purpose:
    'Has a text sent to candidates at a moment, as a message and in the letter of that moment. A job’s own goes before the one for all jobs, and what a recruiter writes to somebody by hand before both.',
  request: 'POST /recruiter/automaticresponse',
  quota: 'automatic-responses',
  allows: ['user:recruiter'],
  input: z.object(written),
  answers: automaticResponse,
  fails: [...toWrite, 'too_many_responses'],
})

export const changeAutomaticResponse = call({
  purpose: 'Changes an automatic response. `basedOn` is the moment of its last change that the recruiter read.',
  request: 'PUT /recruiter/automaticresponse/{id}',
  quota: 'automatic-responses',
  allows: ['user:recruiter'],
  input: z.object({
    id: recordId,
    ...written,
    basedOn: textLike(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, { longest: 24, code: 'invalid_date' }).optional(),
  }),
  answers: automaticResponse,
  fails: [...toWrite, 'response_not_found', 'response_changed'],
})

export const deleteAutomaticResponse = call({
  purpose: 'Deletes an automatic response: the product’s own text goes alone again.',
  request: 'DELETE /recruiter/automaticresponse/{id}',
  quota: 'automatic-responses',
  allows: ['user:recruiter'],
  input: z.object({ id: recordId }),
  answers: done,
  fails: [...toSelect, 'organization_not_found', 'response_not_found'],
})

export const automaticResponses = {
  listAutomaticResponses,
  readAutomaticResponse,
  createAutomaticResponse,
  changeAutomaticResponse,
  deleteAutomaticResponse,
}
