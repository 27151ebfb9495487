import { dataExportStates } from '@trampolim/marketplace/accounts/data-export.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { oneOf } from '../codes.ts'
import { instant } from '../shapes.ts'

/** The state of the file with all of a candidate's data. */
export const dataExport = z.object({
  state: oneOf(dataExportStates),
  asked: instant.nullable(),
  /** Until when it can be downloaded; null unless it is ready. */
  ends: instant.nullable(),
})
export type DataExport = z.infer<typeof dataExport>

const ofCandidates = ['user:professional', 'user:inactive'] as const

export const readDataExport = call({
  specified: false,
  purpose: 'Whether a file with all of the candidate’s data is being made or ready.',
  request: 'GET /professional/export',
  allows: ofCandidates,
  input: z.object({}),
  answers: dataExport,
})

export const askDataExport = call({
  specified: false,
  purpose: 'Has a file with all of the candidate’s data made, which a letter announces; one at a time.',
  request: 'POST /professional/export',
  quota: 'data-exports',
  allows: ofCandidates,
  logged: 'account',
  input: z.object({}),
  answers: dataExport,
})

export const openDataExport = call({
  specified: false,
  purpose: 'A link for some minutes to the file with the candidate’s data.',
  request: 'GET /professional/export/file',
  allows: ofCandidates,
  logged: 'account',
  input: z.object({}),
  answers: z.object({ url: z.string(), expiresAt: instant }),
  fails: ['file_not_found'],
})

const ofRecruiters = ['user:recruiter'] as const

export const readRecruiterExport = call({
  specified: false,
  purpose: 'Whether a file with all of the recruiter’s own data is being made or ready.',
  request: 'GET /recruiter/export',
  allows: ofRecruiters,
  input: z.object({}),
  answers: dataExport,
})

export const askRecruiterExport = call({
  specified: false,
  purpose: 'Has a file with all of the recruiter’s own data made, which a letter announces; one at a time.',
  request: 'POST /recruiter/export',
  quota: 'data-exports',
  allows: ofRecruiters,
  logged: 'account',
  input: z.object({}),
  answers: dataExport,
})

export const openRecruiterExport = call({
  specified: false,
  purpose: 'A link for some minutes to the file with the recruiter’s data.',
  request: 'GET /recruiter/export/file',
  allows: ofRecruiters,
  logged: 'account',
  input: z.object({}),
  answers: z.object({ url: z.string(), expiresAt: instant }),
  fails: ['file_not_found'],
})

export const dataExports = {
  readRecruiterExport,
  askRecruiterExport,
  openRecruiterExport,
  readDataExport,
  askDataExport,
  openDataExport,
}
