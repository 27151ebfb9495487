import { once } from '../once.ts'
import type { Storage } from './storage.ts'

/**
 * Stores files in an S3 bucket: `s3://KEY:SECRET@host[:port]/bucket?region=sa-east-1&tls=false`. Without a host
 * (`s3:///bucket?region=…`) it is AWS, with the credentials of the environment.
 */
export function bucketStorage(address: string): Storage {
  const bucket = new URL(address).pathname.slice(1)
  // The library takes 10 MB, which a process without a bucket does well without.
  const opening = once(async () => {
    const library = await import('@aws-sdk/client-s3')
    return { ...library, client: new library.S3Client(settingsOf(new URL(address))) }
  })
  return {
    async write(key, bytes) {
      const { client, PutObjectCommand } = await opening()
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes }))
    },
    async read(key) {
      const { client, GetObjectCommand, NoSuchKey } = await opening()
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        return Body ? await Body.transformToByteArray() : null
      } catch (problem) {
        if (problem instanceof NoSuchKey) return null
        throw problem
      }
    },
    async remove(key) {
      const { client, DeleteObjectCommand } = await opening()
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
  }
}

function settingsOf(url: URL) {
  return {
    region: url.searchParams.get('region') ?? 'sa-east-1',
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
