import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Storage } from './storage.ts'

/**
 * Keeps files in an S3 bucket: `s3://KEY:SECRET@host[:port]/bucket?region=sa-east-1&tls=false`.
 * Without a host (`s3:///bucket?region=…`) it is AWS, with the credentials of the environment.
 */
export function bucketStorage(address: string): Storage {
  const url = new URL(address)
  const bucket = url.pathname.slice(1)
  const client = new S3Client({
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
  })
  return {
    async write(key, bytes) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes }))
    },
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        return Body ? await Body.transformToByteArray() : null
      } catch (problem) {
        if (problem instanceof NoSuchKey) return null
        throw problem
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
  }
}
