import { useEffect } from 'react'
import { browserList } from '../../platform/browser/browser-list.ts'

/** The ids of jobs that were opened in this browser; they aren't sent to any server. */
const seen = browserList({ key: 'seen-jobs', most: 300 })

/** Records that a job was opened. */
export function useSeeing(jobId: string | null) {
  useEffect(() => {
    if (jobId) seen.add(jobId)
  }, [jobId])
}

/** Whether a job was opened in this browser. */
export function useSeen(jobId: string): boolean {
  return seen.useEntries().includes(jobId)
}
