import type { curriculumFilters } from '@trampolim/contract/search-cv/filters.ts'
import type { z } from 'zod'

/** The filters and order of a search of people, checked by the contract, and its job. */
export type AskedPeople = z.output<z.ZodObject<typeof curriculumFilters>> & { jobId?: string | undefined }
