import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  ListObjectVersionsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketVersioningCommand,
} from '@aws-sdk/client-s3'
import { bucketStorage } from '@trampolim/server/platform/storage/bucket.ts'
import { readErasedVersions } from '@trampolim/server/platform/storage/erased-versions.ts'
import { StorageAway } from '@trampolim/server/platform/storage/storage.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasRadosgw, startRadosgw } from '../engines/radosgw.ts'
import { freePort } from '../free-port.ts'
import { pdf } from '../samples/files.ts'
import { type StartedHouse, startHouse } from '../started-house.ts'
import { selectionOf } from './listening.ts'
import { preparedDataDir } from './prepared-data.ts'

const checkout = join(import.meta.dirname, '../..')
const key = (last: string) => last.padStart(48, '0')
const patiently = { timeout: 120_000, interval: 500 }

describe.runIf(hasRadosgw)('a real S3 server', () => {
  let server: Awaited<ReturnType<typeof startRadosgw>>

  beforeAll(async () => {
    server = await startRadosgw({ dayInSeconds: 1 })
  })
  afterAll(async () => server?.stop())

  it('stores bytes until they are removed, readable only with the secret', async () => {
    const storage = bucketStorage(server.url)
    expect(await storage.read(key('a'))).toBeNull()
    await storage.write(key('a'), pdf)
    expect(Buffer.from((await storage.read(key('a'))) ?? [])).toEqual(pdf)
    await expect(bucketStorage(server.wrongUrl).read(key('a'))).rejects.toThrow()
    await storage.remove(key('a'))
    expect(await storage.read(key('a'))).toBeNull()
    await storage.remove(key('a'))
  })

  it('really deletes removed objects by the rule that operators are given, and not before', async () => {
    const { client, bucket: Bucket, url } = server
    const storage = bucketStorage(url)
    expect(await readErasedVersions(url)).toEqual({ kept: false })
    const VersioningConfiguration = { Status: 'Enabled' } as const
    await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration }))
    expect(await readErasedVersions(url)).toEqual({ kept: true, days: null })
    const rules = JSON.parse(readFileSync(join(checkout, 'deploy/s3/lifecycle.json'), 'utf8'))
    await client.send(new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration: rules }))
    expect(await readErasedVersions(url)).toEqual({ kept: true, days: 30 })

    const left = async () => {
      const { Versions = [], DeleteMarkers = [] } = await client.send(new ListObjectVersionsCommand({ Bucket }))
      return { versions: Versions.map(({ Key }) => Key), markers: DeleteMarkers.length }
    }
    await storage.write(key('b'), pdf)
    await storage.write(key('c'), pdf)
    await storage.remove(key('b'))
    expect(await storage.read(key('b'))).toBeNull()
    expect(await left()).toEqual({ versions: [key('b'), key('c')], markers: 1 })
    await vi.waitFor(async () => expect(await left()).toEqual({ versions: [key('c')], markers: 0 }), patiently)
  })

  it('is not used within seconds after it is frozen or killed, and used again when it answers', async () => {
    const storage = bucketStorage(server.url)
    await storage.write(key('d'), pdf)
    const isAway = async () => {
      const begun = performance.now()
      await expect(storage.read(key('d'))).rejects.toBeInstanceOf(StorageAway)
      expect(performance.now() - begun).toBeLessThan(10_000)
    }
    const thaw = server.freeze()
    await isAway()
    thaw()
    expect(await storage.read(key('d'))).not.toBeNull()
    await server.kill()
    await isAway()
    await server.startAgain()
    expect(Buffer.from((await storage.read(key('d'))) ?? [])).toEqual(pdf)
  })

  describe('under the marketplace', () => {
    let dataDir: string
    let house: StartedHouse
    beforeAll(async () => {
      dataDir = preparedDataDir('storage-away')
      house = await startHouse({ dataDir, demo: false, port: await freePort(), settings: { STORAGE_URL: server.url } })
    })
    afterAll(async () => {
      await house?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    })

    it('that is frozen costs uploads a clear 503, after which the same link works', async () => {
      const { clients } = await selectionOf(house, 1)
      const { calls } = clients[0] as (typeof clients)[number]
      const { files } = calls.socialMedia
      const wish = { method: 'put', purpose: 'curriculum', name: 'Ana.pdf' } as const
      const { url: first } = await files.signedUrl(wish)
      const { url, fileId } = await files.signedUrl(wish)
      const put = (to: string) =>
        fetch(to, { method: 'PUT', body: new Uint8Array(pdf), headers: { 'content-type': 'application/pdf' } })
      expect((await put(first)).status).toBe(201)
      const thaw = server.freeze()
      const begun = performance.now()
      const refused = await put(url)
      expect(performance.now() - begun).toBeLessThan(10_000)
      expect(refused.status).toBe(503)
      expect(await refused.json()).toMatchObject({ code: 'not_available_now' })
      expect((await fetch(`${house.address}/readyz`)).status).toBe(200)
      thaw()
      expect((await put(url)).status).toBe(201)
      const { url: link } = await files.signedUrl({ method: 'get', fileId })
      expect(Buffer.from(await (await fetch(link)).arrayBuffer())).toEqual(pdf)
    })
  })
})
