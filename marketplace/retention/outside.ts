/** For how many days a bucket may keep former versions of files; a lifecycle rule of the bucket itself deletes them. */
export const formerVersionDays = 30

type Outside = { what: string; where: string; since: string; days: number; by: string }

/** Data kept in places that no background work can reach: the operator must make sure that it is deleted. */
export const outside: readonly Outside[] = [
  {
    ...{ what: 'former versions of files in a bucket', where: 'the bucket of `STORAGE_URL`', since: 'their erasure' },
    ...{
      days: formerVersionDays,
      by: 'the rule of `deploy/s3/lifecycle.json`; `npm run doctor` says if it is missing',
    },
  },
  {
    ...{ what: 'everything, in backups', where: 'the operator’s', since: 'their making', days: 30 },
    by: 'the operator',
  },
]
