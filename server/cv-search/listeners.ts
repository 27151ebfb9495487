import { type Listener, listen } from '../platform/events/listener.ts'
import { refreshCvSearch, refreshCvSearchOfProfessional } from './refresh-cv-search.ts'

/** Search follows what people change of their curriculums and profiles, and what reviewers decide of them. */
export const cvSearchListeners: readonly Listener[] = [
  listen('curriculum.changed', 'cv-search.curriculum', (tx, { payload }) =>
    refreshCvSearch(tx, [payload.curriculumId]),
  ),
  listen('professional.changed', 'cv-search.professional', (tx, { payload }) =>
    refreshCvSearchOfProfessional(tx, payload.accountId),
  ),
  listen('profile.status-changed', 'cv-search.standing', async (tx, { payload }) => {
    if (payload.subject === 'candidate') await refreshCvSearchOfProfessional(tx, payload.subjectId)
  }),
]
