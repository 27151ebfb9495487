import { longestTag } from '@trampolim/marketplace/selection/tags.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { done, recordId } from '../shapes.ts'
import { requiredText } from '../values.ts'
import { toSelect } from './recruiter-selection.ts'

export const tagCandidate = call({
  specified: false,
  purpose:
    'Puts a tag of the organisation on a candidate of a job (`on`), or takes it off. A tag that is known in another spelling keeps that one.',
  request: 'PUT /recruiter/selectiveprocess/{jobId}/candidacy/{processId}/tag',
  quota: 'candidates-tagged',
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId, processId: recordId, tag: requiredText(longestTag), on: z.boolean() }),
  answers: done,
  fails: [...toSelect, 'job_not_found', 'process_not_found', 'too_many_tags'],
})

export const listTags = call({
  specified: false,
  purpose: 'The tags that the organisation uses, by name; at most 200.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/tags',
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId }),
  answers: z.object({ tags: z.array(z.string()) }),
  fails: [...toSelect, 'job_not_found'],
})

export const candidateTags = { tagCandidate, listTags }
