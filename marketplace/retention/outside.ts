/** For how many days a bucket may keep the former versions of files; a rule of the bucket itself ends them. */
export const formerVersionDays = 30

type Outside = { what: string; where: string; since: string; days: number; by: string }

/** What is kept where no background work reaches: the operator sees that it goes. */
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
