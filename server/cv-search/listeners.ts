import { type Listener, listen } from '../platform/events/listener.ts'
import { refreshCvSearch, refreshCvSearchOfProfessional } from './refresh-cv-search.ts'

/** Updates the search when curriculums, profiles or their statuses change. */
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
