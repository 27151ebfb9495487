import { schoolings } from '../reference/schooling.ts'

/** The orders of a job search (specification, data §2). */
export const jobSorts = ['newest', 'compatibility', 'distance', 'salary'] as const
export type JobSort = (typeof jobSorts)[number]

/** The filter for a job's age since its publication, in days. */
export const jobAges = [1, 3, 7, 15, 30] as const
export type JobAge = (typeof jobAges)[number]

/** Kilometres around the searched place. */
export const searchDistances = [5, 10, 20, 30, 50, 100] as const
export type SearchDistance = (typeof searchDistances)[number]

/** Ranges of monthly salary, in cents: `from` inclusive, `to` exclusive. */
export const salaryBuckets = {
  'to-1500': { from: 0, to: 150_000 },
  'to-2000': { from: 150_000, to: 200_000 },
  'to-3000': { from: 200_000, to: 300_000 },
  'to-5000': { from: 300_000, to: 500_000 },
  'to-8000': { from: 500_000, to: 800_000 },
  'over-8000': { from: 800_000, to: null },
} as const satisfies Record<string, { from: number; to: number | null }>
export type SalaryBucket = keyof typeof salaryBuckets
export const salaryBucketCodes = Object.keys(salaryBuckets) as [SalaryBucket, ...SalaryBucket[]]

/** The minimum monthly salaries to choose from, in reais. */
export const salaryFloors = [1500, 2000, 3000, 4000, 5000, 8000, 10000] as const
export type SalaryFloor = (typeof salaryFloors)[number]

/** The schooling that a job requires; `none` if it requires none. */
export const requiredSchoolings = ['none', ...schoolings.codes] as const
export type RequiredSchooling = (typeof requiredSchoolings)[number]

/** The earliest publication time of a job that is at most this many days old. */
export function publishedSince(age: JobAge, now: Date): Date {
  return new Date(now.getTime() - age * 24 * 60 * 60 * 1000)
}

/** Results are counted exactly up to this number; beyond it, the label says 'mais de'. */
export const exactCount = 1000

/** A count as it may be displayed. `counted` only has to be exact up to one more than the limit. */
export function capCount(counted: number): { count: number; more: boolean } {
  return { count: Math.min(counted, exactCount), more: counted > exactCount }
}

/** A search needs an occupation or a location (specification, platform §5: `occupation_or_location_required`). */
export function mayBeSearched(asked: { occupation?: string | null; location?: string | null }): boolean {
  return Boolean(asked.occupation?.trim() || asked.location?.trim())
}

/** The most items of a page (product, limits and abuse). */
export const mostPerPage = 100

/** The highest number that a page of a list can have. */
export const highestPage = 100_000
