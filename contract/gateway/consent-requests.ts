import { consentStatuses } from '@trampolim/marketplace/curriculums/consent-requests.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { done, instant, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { toSelect } from './recruiter-selection.ts'

export const askConsent = call({
  specified: false,
  purpose:
    'Asks somebody whose curriculum has limited access to show name and contact data to the recruiter’s company. They have seven days to answer.',
  request: 'POST /recruiter/consentrequest',
  quota: 'consents-asked',
  allows: ['user:recruiter'],
  input: z.object({
    cvId: recordId,
    /** The job for which the curriculum is read, if any. No request is needed for people in its selection. */
    jobId: recordId.optional(),
  }),
  answers: z.object({ requestId: recordId, ends: instant }),
  fails: [
    ...toSelect,
    'organization_not_found',
    'profile_blocked',
    'terms_outdated',
    'company_name_missing',
    'job_not_found',
    'curriculum_not_found',
    'consent_not_needed',
    'consent_already_asked',
    'consent_refused',
    'consent_asked_lately',
    'too_many_consent_requests',
  ],
})

export const cancelConsentRequest = call({
  specified: false,
  purpose: 'Takes an open request back.',
  request: 'DELETE /recruiter/consentrequest/{requestId}',
  quota: 'consents-asked',
  allows: ['user:recruiter'],
  input: z.object({ requestId: recordId }),
  answers: done,
  fails: [
    ...toSelect,
    'organization_not_found',
    'profile_blocked',
    'consent_request_not_found',
    'consent_request_ended',
  ],
})

/** A company’s request as its candidate reads it. */
const consentRequest = z.object({
  requestId: recordId,
  /** Null if it has no trade name, shown as 'Confidencial'. */
  company: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  /** The kind of curriculum that the company found. */
  cvType: codes.cvType,
  status: z.enum(consentStatuses),
  asked: instant,
  /** Until when an open one can be answered. */
  ends: instant.nullable(),
  answered: instant.nullable(),
})
export type ConsentRequest = z.infer<typeof consentRequest>

export const listConsentRequests = call({
  specified: false,
  purpose:
    'The companies that asked to see the professional’s name and contact data: the open requests first, then the latest.',
  request: 'GET /professional/consentrequests',
  allows: ['user:professional'],
  input: z.object({ page: pageNumber, perPage: pageSize(10) }),
  answers: pageOf(consentRequest),
})

export const answerConsentRequest = call({
  specified: false,
  purpose:
    'Grants a company’s request or refuses it; also changes the answer later: refusing what was granted takes the consent back at once.',
  request: 'PUT /professional/consentrequests/{requestId}',
  quota: 'consents-answered',
  allows: ['user:professional'],
  logged: 'account',
  input: z.object({ requestId: recordId, granted: z.boolean() }),
  answers: done,
  fails: ['consent_request_not_found', 'consent_request_ended'],
})

export const consentRequests = { askConsent, cancelConsentRequest, listConsentRequests, answerConsentRequest }
