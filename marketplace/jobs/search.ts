/** The orders of a job search (specification, data §2). */
export const jobSorts = ['newest', 'compatibility', 'distance', 'salary'] as const
export type JobSort = (typeof jobSorts)[number]

/** How long ago a job may have been published, in days. */
export const jobAges = [1, 3, 7, 15, 30] as const
export type JobAge = (typeof jobAges)[number]

/** Kilometres around the searched place. */
export const searchDistances = [5, 10, 20, 30, 50, 100] as const
export type SearchDistance = (typeof searchDistances)[number]

/** Spans of monthly salary, in cents: `from` belongs to the span, `to` doesn't. */
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

/** The earliest publication that still counts as so many days old. */
export function publishedSince(age: JobAge, now: Date): Date {
  return new Date(now.getTime() - age * 24 * 60 * 60 * 1000)
}

/** Results are counted exactly up to here; beyond, the label says 'mais de'. */
export const exactCount = 1000

/** A count as it may be shown. `counted` needs to be right only up to one more than the bound. */
export function capCount(counted: number): { count: number; more: boolean } {
  return { count: Math.min(counted, exactCount), more: counted > exactCount }
}

/** A search needs an occupation or a location (specification, platform §5: `occupation_or_location_required`). */
export function mayBeSearched(asked: { occupation?: string | null; location?: string | null }): boolean {
  return Boolean(asked.occupation?.trim() || asked.location?.trim())
}

/** The most items a page may hold (product, limits and abuse). */
export const mostPerPage = 100
