import type { InterviewStatus } from '@trampolim/marketplace/interviews/statuses.ts'
import { interviewStatusText } from './interviews.ts'

/** The status labels as the candidate reads them of an interview of their own. */
export const ownInterviewStatusText: Readonly<Record<InterviewStatus, string>> = {
  ...interviewStatusText,
  'candidate:refused': 'Você recusou',
  'candidate:canceled': 'Você cancelou',
  'candidate:show': 'Você compareceu',
  'candidate:noshow': 'Você não compareceu',
}
