import { startBucket } from '@trampolim/tests/engines/bucket.ts'
import { freePort } from '@trampolim/tests/free-port.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { bucketStorage } from './bucket.ts'
import { readErasedVersions } from './erased-versions.ts'
import { StorageAway } from './storage.ts'

const key = '0123456789abcdef0123456789abcdef'
const bytes = Buffer.from([0, 255, 1, 254, 37, 80, 68, 70])

describe('a bucket', async () => {
  const server = await startBucket()
  const { bucket } = server
  const storage = bucketStorage(server.url)
  afterAll(server.stop)
  beforeEach(() => {
    bucket.behaviour = 'well'
    bucket.kept.clear()
    bucket.asked.length = 0
  })

  it('keeps bytes under their key until they are removed', async () => {
    await storage.write(key, bytes)
    expect([...bucket.kept]).toEqual([[`/files/${key}`, bytes]])
    expect(Buffer.from((await storage.read(key)) ?? [])).toEqual(bytes)
    await storage.remove(key)
    expect(bucket.kept.size).toBe(0)
    expect(bucket.asked).toEqual(['PUT', 'GET', 'DELETE'].map((method) => `${method} /files/${key}`))
  })

  it('keeps bytes as they are, however few or many', async () => {
    for (const size of [0, 1, 3 * 1024 * 1024]) {
      const written = Buffer.alloc(size, 7)
      await storage.write(key, written)
      expect(written.equals((await storage.read(key)) ?? Buffer.from('nothing'))).toBe(true)
    }
  })

  it('reads null for a missing key, and removes it without error', async () => {
    expect(await storage.read(key)).toBeNull()
    await expect(storage.remove(key)).resolves.toBeUndefined()
  })

  it('reports wrong settings as a failure, and not as one that passes', async () => {
    for (const wrong of [{ secret: 'another' }, { name: 'nothing' }]) {
      const failure = await bucketStorage(server.addressOf(wrong))
        .read(key)
        .catch((problem: unknown) => problem)
      expect(failure).toBeInstanceOf(Error)
      expect(failure).not.toBeInstanceOf(StorageAway)
    }
  })

  describe.each(['failing', 'frozen', 'trickling'] as const)('that is %s', (behaviour) => {
    it('fails within seconds for everybody who writes, reads and removes', async () => {
      // Loads the library, which takes its time once.
      await storage.read(key)
      bucket.behaviour = behaviour
      const begun = performance.now()
      const calls = [storage.write(key, bytes), storage.read(key), storage.remove(key)]
      // A body that nobody waits for may arrive at any speed.
      const needed = behaviour === 'trickling' ? calls.slice(1, 2) : calls
      const ended = await Promise.allSettled(calls)
      expect(performance.now() - begun).toBeLessThan(10_000)
      for (const call of needed) await expect(call).rejects.toBeInstanceOf(StorageAway)
      expect(ended.length).toBe(3)
      bucket.behaviour = 'well'
      await storage.write(key, bytes)
      expect(bucket.kept.size).toBe(1)
    })
  })

  it('is reported as unavailable if nobody listens', async () => {
    const nobody = bucketStorage(`s3://key:secret@127.0.0.1:${await freePort()}/files?tls=false`)
    await expect(nobody.write(key, bytes)).rejects.toBeInstanceOf(StorageAway)
  })
})

describe('what a bucket does with deleted bytes', async () => {
  const server = await startBucket()
  const { bucket } = server
  afterAll(server.stop)
  const kept = '<Status>Enabled</Status>'
  const rule = (days: number, { status = 'Enabled', besides = '', more = '' } = {}) =>
    `<Rule><ID>a</ID><Status>${status}</Status><Filter>${besides}</Filter>
      <NoncurrentVersionExpiration><NoncurrentDays>${days}</NoncurrentDays>${more}</NoncurrentVersionExpiration></Rule>`

  it.each([
    ['keeps none', '', null, { kept: false }],
    ['keeps them for ever', kept, null, { kept: true, days: null }],
    ['still has the former ones', '<Status>Suspended</Status>', null, { kept: true, days: null }],
    ['keeps them for some days', kept, rule(30, { besides: '<Prefix></Prefix>' }), { kept: true, days: 30 }],
    ['does what the shorter rule says', kept, rule(30) + rule(7), { kept: true, days: 7 }],
    ['doesn’t follow a rule that rests', kept, rule(30, { status: 'Disabled' }), { kept: true, days: null }],
    ['has a rule for a part', kept, rule(30, { besides: '<Prefix>a</Prefix>' }), { kept: true, days: null }],
    [
      'keeps the newest for ever',
      kept,
      rule(30, { more: '<NewerNoncurrentVersions>1</NewerNoncurrentVersions>' }),
      { kept: true, days: null },
    ],
  ])('%s', async (_, versioning, rules, expected) => {
    Object.assign(bucket, { versioning, rules })
    expect(await readErasedVersions(server.url)).toEqual(expected)
  })

  it('is unknown if we may not ask for it', async () => {
    await expect(readErasedVersions(server.addressOf({ secret: 'another' }))).rejects.toThrow()
  })
})
