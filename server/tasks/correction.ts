import type { OrganizationContent } from '@trampolim/contract/gateway/organizations.ts'
import type { ProfileCorrection } from '@trampolim/contract/gateway/tasks.ts'
import type { JobContent } from '@trampolim/contract/job-content.ts'

/** A correction of a task's subject; the parts of other subjects are missing. */
export type Correction = {
  processId: string
  taskId: string
  profile?: ProfileCorrection | undefined
  organization?: OrganizationContent | undefined
  job?: JobContent | undefined
}
