import { insertNotice } from '@trampolim/tests/fixtures/notices.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization } from '@trampolim/tests/world/builders.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createApp } from '../platform/http/app.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { servePictures } from './serve-pictures.ts'

describe('the picture of a job', async () => {
  const house = await testHouse()
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  servePictures(app, house)
  const get = (id: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/jobs/${id}/share.png`, headers })

  async function jobOf(company: string, change: Partial<Parameters<typeof insertJob>[1]> = {}) {
    return insertJob(house, { organizationId: await insertOrganization(house, { company_name: company }), ...change })
  }

  it('has the size that networks show, and may be cached', async () => {
    const answer = await get(await jobOf('Padaria Aurora', { job_name: 'Confeiteira & <doceira>' }))
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    const { width, height, format } = await sharp(answer.rawPayload).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    expect(answer.rawPayload.length).toBeLessThan(100_000)
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=3600' })
  })

  it('shows who hires, and nothing of a company that hides its name', async () => {
    const pictureOf = async (...job: Parameters<typeof jobOf>) => (await get(await jobOf(...job))).rawPayload
    const hidden = { hide_contracting_company_name: true }
    expect(await pictureOf('Padaria Aurora')).not.toEqual(await pictureOf('Mercado Central'))
    const forClient = { content: { sameAsOwnCompany: false } }
    expect(await pictureOf('Padaria Aurora', forClient)).not.toEqual(await pictureOf('Padaria Aurora'))
    expect(await pictureOf('Padaria Aurora', hidden)).toEqual(await pictureOf('Mercado Central', hidden))
  })

  it('is the same until the job changes', async () => {
    const id = await jobOf('Padaria Aurora')
    const { etag } = (await get(id)).headers
    expect((await get(id, { 'if-none-match': String(etag) })).statusCode).toBe(304)
    await house.database.updateTable('job').set({ job_name: 'Outro nome' }).where('id', '=', id).execute()
    expect((await get(id)).headers.etag).not.toBe(etag)
  })

  it.each([
    ['a very long name', 'Auxiliar administrativo de departamento pessoal '.repeat(6)],
    ['a word without an end', 'W'.repeat(200)],
    ['other alphabets', '🧁 Кондитер 菓子'],
    ['characters that can’t be drawn', 'Padeiro\u0007\ud800'],
  ])('can be drawn of %s', async (_, name) => {
    expect((await get(await jobOf('Padaria Aurora', { job_name: name }))).statusCode).toBe(200)
  })

  it.each<[string, Parameters<typeof jobOf>[1]]>([
    ['was never published', { status: 'job:created', first_approved_at: null }],
    ['has ended', { status: 'job:closed' }],
    ['is paused', { status: 'job:disabled' }],
  ])('is the product’s where the job %s', async (_, change) => {
    const answer = await get(await jobOf('Padaria Aurora', change))
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/share.png'])
  })

  it.each(['0'.repeat(24), 'x'])('is the product’s for the job %s, which isn’t there', async (id) => {
    expect((await get(id)).headers.location).toBe('/share.png')
  })

  it('is made of notices too, with their day, while anyone may read them', async () => {
    const organizationId = await insertOrganization(house, { company_name: 'Padaria Aurora' })
    const pictureOf = (id: string) => app.inject(`/classifieds/${id}/share.png`)
    const one = await insertNotice(house, { organizationId })
    const later = await insertNotice(house, { organizationId, start_time: '10:00' })
    const [first, second] = [await pictureOf(one), await pictureOf(later)]
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png'])
    expect(first.rawPayload).not.toEqual(second.rawPayload)
    const waiting = await insertNotice(house, { organizationId, status: 'pending' })
    for (const id of [waiting, '0'.repeat(24), 'x']) expect((await pictureOf(id)).headers.location).toBe('/share.png')
  })
})
