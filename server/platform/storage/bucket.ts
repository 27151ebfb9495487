import { addAbortSignal, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { openBucket, timeFor } from './bucket-client.ts'
import type { Storage } from './storage.ts'

/** Stores files in an S3 bucket, whose address `openBucket` explains. */
export function bucketStorage(address: string): Storage {
  const { name: Bucket, ask } = openBucket(address)
  return {
    async write(key, bytes) {
      const put = { Bucket, Key: key, Body: bytes }
      await ask(
        ({ client, library, signal }) => client.send(new library.PutObjectCommand(put), { abortSignal: signal }),
        { size: bytes.length },
      )
    },
    read: (key) =>
      ask(async ({ client, library, signal }) => {
        try {
          const asked = new library.GetObjectCommand({ Bucket, Key: key })
          const { Body, ContentLength = 0 } = await client.send(asked, { abortSignal: signal })
          if (!(Body instanceof Readable)) return null
          return await buffer(addAbortSignal(AbortSignal.timeout(timeFor(ContentLength)), Body))
        } catch (problem) {
          if (problem instanceof library.NoSuchKey) return null
          throw problem
        }
      }),
    async remove(key) {
      await ask(({ client, library, signal }) =>
        client.send(new library.DeleteObjectCommand({ Bucket, Key: key }), { abortSignal: signal }),
      )
    },
  }
}
