import { hireFields } from '@trampolim/marketplace/selection/fields.ts'
import { hireAnswers } from '@trampolim/marketplace/selection/hiring.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { shapeOf } from '../fields.ts'
import { hireDocument, hireReason } from '../hiring.ts'
import { done, recordId } from '../shapes.ts'
import { day, whole } from '../values.ts'
import { toSelect } from './recruiter-selection.ts'

const hire = shapeOf(hireFields, 'empty')

export const sendHiringMessage = call({
  purpose:
    'Sends a finalist a hiring message: salary, first day, documents to bring and a text. The candidate is told after ten minutes, and has seven days to answer, no longer than the first day of work.',
  request: 'POST /recruiter/selectiveprocess/{jobId}/hiringmessage/{cvId}',
  quota: 'hires-offered',
  allows: ['user:recruiter'],
  input: z.object({
    jobId: recordId,
    cvId: recordId,
    message: hire.message,
    /** Cents a month; only an internship without pay has none. */
    salary: whole(0).nullable(),
    start: day,
    documents: z.array(hireDocument).max(20).default([]),
    /** What else to bring, in the recruiter’s words. */
    otherDocuments: hire.otherDocuments,
  }),
  answers: z.object({ hireId: recordId }),
  fails: [
    ...toSelect,
    'terms_outdated',
    'job_not_found',
    'job_blocked',
    'process_not_found',
    'invalid_form',
    'not_finalist',
    'hired',
    'hire_already_offered',
    'too_many_hire_messages',
  ],
})

export const cancelHiringMessage = call({
  specified: false,
  purpose:
    'Cancels a finalist’s hiring message, also after it was accepted. Within ten minutes of sending its candidate never learns of it; afterwards they are told.',
  request: 'DELETE /recruiter/selectiveprocess/{jobId}/hiringmessage/{cvId}',
  quota: 'hires-offered',
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId, cvId: recordId }),
  answers: z.object({ told: z.boolean() }),
  fails: [...toSelect, 'job_not_found', 'process_not_found', 'hire_not_offered', 'hire_ended'],
})

export const answerHiringMessage = call({
  specified: false,
  purpose:
    'Accepts or rejects a hiring message, or cancels what was accepted, with a reason for the recruiter or without. `hireId` names the message that the person read.',
  request: 'PUT /professional/selectiveprocess/{id}/hiringmessage',
  quota: 'hires-answered',
  allows: ['user:professional'],
  input: z.object({
    id: recordId,
    hireId: recordId,
    answer: z.enum(hireAnswers),
    reason: hireReason.optional(),
  }),
  answers: done,
  fails: ['process_not_found', 'job_blocked', 'hire_not_offered', 'hire_ended'],
})

export const recruiterHiring = { sendHiringMessage, cancelHiringMessage }
export const hiring = { answerHiringMessage }
