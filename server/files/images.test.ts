import { uploadingIn } from '@trampolim/tests/fixtures/uploading.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { picture } from '@trampolim/tests/samples/files.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { remakeImage } from './remake-image.ts'
import { fileRoutes } from './routes.ts'

describe('files', async () => {
  const jpeg = await picture('jpeg').toBuffer()
  const house = await testHouse()
  const { ana, get, put, room, uploaded } = await uploadingIn(house)
  const sizes = { curriculum: [300, 600], 'medical-report': [300, 600], avatar: [300, 300], logo: [256, 512] }

  it.each(['curriculum', 'medical-report', 'avatar', 'logo'] as const)(
    'are re-encoded if they are images, upright and without other data: %s',
    async (purpose) => {
      const person = await ana()
      for (const type of ['jpeg', 'png'] as const) {
        const sent = await picture(type, { width: 600, height: 300 })
          .withMetadata({ orientation: 6 })
          .withExif({ IFD0: { Copyright: 'Ana Souza' }, IFD3: { GPSLatitude: '23/1 33/1 1/1', GPSLatitudeRef: 'S' } })
          .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
          .toBuffer()
        const { url, fileId } = await room(person, purpose)
        expect((await put(url, Buffer.concat([sent, Buffer.from('<script>alert(1)</script>')]))).statusCode).toBe(201)
        const link = await house.as(fileRoutes, person).signedUrl({ method: 'get', fileId })
        const { rawPayload: kept, headers } = await get(link.url)
        expect(headers['content-type']).toBe(`image/${type}`)
        const { width, height, exif, xmp, icc, iptc, orientation, format } = await sharp(kept).metadata()
        expect(format).toBe(type)
        expect([exif, xmp, icc, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
        expect([width, height]).toEqual(sizes[purpose])
        for (const hidden of ['Ana Souza', 'script', 'xmpmeta', 'Exif']) expect(kept.includes(hidden)).toBe(false)
      }
    },
  )

  it('are re-encoded when first read, if they were stored unchanged', async () => {
    const person = await ana()
    const fileId = await uploaded(person, jpeg)
    const { storage_key: key } = await house.database
      .selectFrom('stored_file')
      .select('storage_key')
      .executeTakeFirstOrThrow()
    const asItCame = await picture('jpeg')
      .withExif({ IFD0: { Copyright: 'Ana Souza' } })
      .toBuffer()
    await house.storage.write(key, asItCame)
    await house.database.updateTable('stored_file').set({ drawn_anew: false }).execute()
    const link = await house.as(fileRoutes, person).signedUrl({ method: 'get', fileId })
    const first = await get(link.url)
    expect(first.rawPayload.includes('Ana Souza')).toBe(false)
    expect(await house.storage.read(key)).toBeNull()
    expect((await get(link.url)).rawPayload).toEqual(first.rawPayload)
  })

  it('are re-encoded one at a time, with a limited queue', async () => {
    const sent = Array.from({ length: 60 }, () => remakeImage(jpeg, { purpose: 'logo', type: 'image/jpeg' }))
    const outcomes = await Promise.allSettled(sent)
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(20)
    expect(refused[0]).toMatchObject({ reason: { code: 'too_many_requests' } })
    await expect(remakeImage(jpeg, { purpose: 'logo', type: 'image/jpeg' })).resolves.toBeInstanceOf(Buffer)
  })
})
