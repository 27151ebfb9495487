import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { once } from '../once.ts'
import { StorageAway } from './storage.ts'

type Library = typeof import('@aws-sdk/client-s3')

export type Bucket = {
  name: string
  /**
   * Sends a request to the bucket with a time limit, so that people get a clear answer within three seconds, whatever
   * happens to the bucket. `size`: the number of bytes sent; more than a usual upload gets more time.
   * @throws StorageAway if it can't be reached, answers too late or reports a fault of its own
   */
  ask: <Answer>(act: (asked: Asked) => Promise<Answer>, of?: { size?: number }) => Promise<Answer>
}

export type Asked = { client: S3Client; library: Library; signal: AbortSignal }

const megabyte = 1024 * 1024
/** How long a call may take with its body, in milliseconds, and how much longer for each megabyte beyond the usual size. */
const usualSize = 2 * megabyte
const longest = 2000
const longestForMegabyte = 1000
const longestConnecting = 1500
/** The library tries again by itself, within the same time. */
const tries = 2

/**
 * Opens a bucket: `s3://KEY:SECRET@host[:port]/bucket?region=sa-east-1&tls=false`. Without a host
 * (`s3:///bucket?region=…`) it is AWS, with the credentials of the environment.
 */
export function openBucket(address: string): Bucket {
  const url = new URL(address)
  // The library takes 10 MB, which a process without a bucket does well without.
  const opening = once(async () => {
    const library = await import('@aws-sdk/client-s3')
    return { library, client: new library.S3Client(settingsOf(url)) }
  })
  // A failure here is reported later, to the first call that needs the library.
  opening().catch(() => undefined)
  return {
    name: url.pathname.slice(1),
    async ask(act, { size = 0 } = {}) {
      const { client, library } = await opening()
      const signal = AbortSignal.timeout(timeFor(size))
      try {
        return await act({ client, library, signal })
      } catch (problem) {
        throw isAway(problem, library) ? new StorageAway({ cause: problem }) : problem
      }
    },
  }
}

/** How long a call with so many bytes may take, in milliseconds. */
export function timeFor(size: number): number {
  return longest + (Math.max(size - usualSize, 0) / megabyte) * longestForMegabyte
}

/** A permanent refusal, such as for a wrong key, doesn't count as unavailable, since retrying doesn't help. */
function isAway(problem: unknown, { S3ServiceException }: Library): boolean {
  const status = problem instanceof S3ServiceException ? problem.$metadata.httpStatusCode : undefined
  return status === undefined || status >= 500 || status === 408 || status === 429
}

function settingsOf(url: URL): S3ClientConfig {
  return {
    region: url.searchParams.get('region') ?? 'sa-east-1',
    maxAttempts: tries,
    requestHandler: { connectionTimeout: longestConnecting },
    ...(url.host && {
      endpoint: `${url.searchParams.get('tls') === 'false' ? 'http' : 'https'}://${url.host}`,
      forcePathStyle: true,
    }),
    ...(url.username && {
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
    }),
  }
}
