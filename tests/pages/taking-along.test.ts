import { createPdf } from '@trampolim/phrases/pt-br/create-pdf.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { describe, expect, it } from 'vitest'
import { testHouse } from '../house.ts'
import { fillNamedWorld } from '../world/fill-named.ts'
import { sessionOf } from '../world/session-of.ts'

describe('a curriculum to download', async () => {
  const house = await testHouse()
  const services = ['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  await servePages(app, { house, here: new Set(services), dev: false })

  const fillWorld = () => house.database.transaction().execute((tx) => fillNamedWorld(tx, { now: house.now() }))

  const get = async (url: string, key?: Parameters<typeof sessionOf>[1]) =>
    app.inject({ url, ...(key && { headers: { authorization: await sessionOf(house, key) } }) })

  /** A candidate who shares contact data and applied to a job of the bakery, with the address of their PDF there. */
  async function candidatePaper() {
    const found = await house.database
      .selectFrom('candidacy')
      .innerJoin('curriculum', 'curriculum.id', 'candidacy.curriculum_id')
      .innerJoin('professional', 'professional.account_id', 'curriculum.professional_id')
      .innerJoin('job', 'job.id', 'candidacy.job_id')
      .innerJoin('account', 'account.id', 'professional.account_id')
      .where('account.email', '=', 'ana@trampolim.example')
      .where('job.status', '=', 'job:approved')
      .select(['job.id as jobId', 'curriculum.id as cvId'])
      .executeTakeFirstOrThrow()
    return `/recruiter/job/${found.jobId}/selective-process/cv-details/${found.cvId}/paper`
  }

  /** The number of a recruiter's looks at a candidate in the security log. */
  const looks = async () => {
    const entries = await house.database
      .selectFrom('security_event')
      .where('kind', '=', 'look')
      .where('call', '=', 'GET /recruiter/selectiveprocess/{jobId}/curriculum/{cvId}')
      .select('count')
      .execute()
    return entries.reduce((sum, { count }) => sum + count, 0)
  }

  it('is told to its owner without gender and distance, and to a job’s recruiter with both, as a look', async () => {
    await fillWorld()
    const own = (await get('/curriculum/professional/paper', 'ana')).json()
    expect(own).toMatchObject({ name: 'Ana Souza', title: 'Currículo de Ana Souza' })
    expect(JSON.stringify(own)).not.toMatch(/Gênero|a até \d+ km/)
    const before = await looks()
    const seen = (await get(await candidatePaper(), 'bruno')).json()
    expect(seen.sections).toEqual(own.sections)
    expect(seen.lines.join()).toMatch(/a até \d+ km.*Gênero/)
    expect(await looks()).toBe(before + 1)
  })

  it('is told to nobody else', async () => {
    await fillWorld()
    const paper = await candidatePaper()
    expect((await get(paper, 'carla')).statusCode).toBe(404)
    for (const [path, key] of [
      [paper, undefined],
      [paper, 'ana'],
      ['/curriculum/professional/paper', undefined],
      ['/curriculum/professional/paper', 'bruno'],
      ['/curriculum/professional/json-resume', undefined],
      ['/curriculum/professional/json-resume', 'bruno'],
    ] as const) {
      expect((await get(path, key)).statusCode, `${path} ${key}`).toBe(302)
    }
    expect((await get('/curriculum/nothing/paper', 'ana')).statusCode).toBe(404)
  })

  it('is saved as a JSON Resume by its owner', async () => {
    await fillWorld()
    const answer = await get('/curriculum/professional/json-resume', 'ana')
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="resume.json"',
      'cache-control': 'no-store',
    })
    expect(answer.json()).toMatchObject({ basics: { name: 'Ana Souza', email: 'ana@trampolim.example' } })
  })

  it('is made for a visitor without storing anything', async () => {
    await fillWorld()
    const written = {
      name: 'Joana Prado',
      occupations: [{ title: 'Confeiteiro', cbo: '', yearsOfExperience: '1', area: '', hierarchy: '' }],
    }
    const rows = async () => (await house.database.selectFrom('curriculum').select('id').execute()).length
    const before = await rows()
    const send = (draft: object) =>
      app.inject({
        method: 'POST',
        url: '/create-pdf',
        headers: {
          origin: house.configuration.publicUrl,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ draft: JSON.stringify(draft), intent: 'save' }).toString(),
      })
    const made = await send(written)
    expect(made.statusCode).toBe(200)
    expect(made.body).toContain(createPdf.ready.title)
    expect(made.body).toContain('Joana Prado')
    const faulty = await send({ ...written, name: '', objective: 'a'.repeat(1001) })
    expect(faulty.statusCode).toBe(422)
    expect(faulty.body).toContain('a'.repeat(1001))
    expect(await rows()).toBe(before)
  })
})
