import { z } from 'zod'
import { type Handler, handler, type Schedule, type Work } from '../platform/background/work.ts'
import { sumUpChanges } from './rows/changes.ts'
import { refreshPopularCounts } from './rows/refresh-job-search.ts'
import { jobRefill } from './rows/write-job-search.ts'
import { refreshTopics } from './topics/refresh-topics.ts'
import { refreshCompanyNames } from './understanding/refresh-company-names.ts'
import { refreshDistrictNames } from './understanding/refresh-district-names.ts'

const countPopularWork: Work<Record<string, never>> = { name: 'count-popular-jobs', payload: z.object({}) }

const nameDistrictsWork: Work<Record<string, never>> = { name: 'name-districts', payload: z.object({}) }

const nameCompaniesWork: Work<Record<string, never>> = { name: 'name-companies', payload: z.object({}) }

const countTopicsWork: Work<Record<string, never>> = { name: 'count-topics', payload: z.object({}) }

const sumUpWork: Work<Record<string, never>> = { name: 'sum-up-job-search-changes', payload: z.object({}) }

export const jobSearchHandlers: readonly Handler[] = [
  handler(nameCompaniesWork, refreshCompanyNames),
  handler(nameDistrictsWork, refreshDistrictNames),
  handler(countPopularWork, refreshPopularCounts),
  handler(countTopicsWork, refreshTopics),
  handler(sumUpWork, ({ database }) => database.transaction().execute((tx) => sumUpChanges(tx))),
  jobRefill.handler,
]

export const jobSearchSchedules: readonly Schedule[] = [
  { pattern: '* * * * *', work: sumUpWork },
  { pattern: '*/5 * * * *', work: countPopularWork },
  { pattern: '*/5 * * * *', work: countTopicsWork },
  { pattern: '17 * * * *', work: nameDistrictsWork },
  { pattern: '37 * * * *', work: nameCompaniesWork },
]
