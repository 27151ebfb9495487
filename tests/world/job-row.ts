import type { JobContentInput } from '@trampolim/contract/job-content.ts'
import type { Tables } from '@trampolim/server/platform/database/connect.ts'
import type { Insertable } from 'kysely'

/** A job as a row, with its content still in the contract's shape. */
export type Job = Omit<Insertable<Tables['job']>, 'content'> & { content: Partial<JobContentInput> }
