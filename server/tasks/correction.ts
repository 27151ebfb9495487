import type { OrganizationContent } from '@trampolim/contract/gateway/organizations.ts'
import type { ProfileCorrection } from '@trampolim/contract/gateway/tasks.ts'
import type { JobContent } from '@trampolim/contract/job-content.ts'

/** A correction of what a task is about; the part that isn't its own is left out. */
export type Correction = {
  processId: string
  taskId: string
  profile?: ProfileCorrection | undefined
  organization?: OrganizationContent | undefined
  job?: JobContent | undefined
}
