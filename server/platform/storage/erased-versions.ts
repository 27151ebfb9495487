import type { LifecycleRule } from '@aws-sdk/client-s3'
import { openBucket } from './bucket-client.ts'

/**
 * What a bucket does with deleted objects: it keeps none, keeps them as former versions for some days, or for ever
 * (null).
 */
export type ErasedVersions = { kept: false } | { kept: true; days: number | null }

/**
 * Reads what a bucket does with deleted objects.
 * @throws StorageAway, and the bucket's error if we may not read its settings
 */
export function readErasedVersions(address: string): Promise<ErasedVersions> {
  const { name: Bucket, ask } = openBucket(address)
  return ask(async ({ client, library, signal }) => {
    const options = { abortSignal: signal }
    const { Status } = await client.send(new library.GetBucketVersioningCommand({ Bucket }), options)
    // A bucket that keeps no new versions still has the former ones.
    if (!Status) return { kept: false }
    const asked = new library.GetBucketLifecycleConfigurationCommand({ Bucket })
    const { Rules = [] } = await client.send(asked, options).catch(noRules)
    const days = Rules.filter(isForAll).map((rule) => rule.NoncurrentVersionExpiration?.NoncurrentDays as number)
    return { kept: true, days: days.length > 0 ? Math.min(...days) : null }
  })
}

/** A bucket without rules says so by an error. */
function noRules(problem: Error): { Rules?: LifecycleRule[] } {
  if (problem.name === 'NoSuchLifecycleConfiguration') return {}
  throw problem
}

/** Whether a rule deletes the former versions of all files, however few there are. */
function isForAll({ Status, Filter, Prefix, NoncurrentVersionExpiration: ends }: LifecycleRule): boolean {
  const { Prefix: prefix = '', ...others } = Filter ?? {}
  const isNarrow = prefix !== '' || Boolean(Prefix) || Object.values(others).some((each) => each !== undefined)
  return Status === 'Enabled' && !isNarrow && Boolean(ends?.NoncurrentDays) && !ends?.NewerNoncurrentVersions
}
