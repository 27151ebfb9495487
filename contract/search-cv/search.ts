import { z } from 'zod'
import { call } from '../call.ts'
import { candidateCard } from '../candidates.ts'
import { candidateFilters, toSelect } from '../gateway/recruiter-selection.ts'
import { pageOf, recordId } from '../shapes.ts'

export const recommendCandidates = call({
  purpose:
    'Candidates who fit a job best and have no place in its selection: people who look for work and let their curriculum be found.',
  request: 'GET /search/recommend',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({ jobId: recordId.optional(), ...candidateFilters }),
  answers: pageOf(candidateCard).extend({ mayUseAge: z.boolean() }),
  fails: [...toSelect, 'no_job_given', 'job_not_found', 'age_search_not_allowed'],
})

export const searchCvService = { recommendCandidates }
