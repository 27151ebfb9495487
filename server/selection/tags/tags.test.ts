import { names, selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertJob } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../platform/http/caller/asking.ts'
import { tagRoutes } from './routes.ts'

describe('tags of a candidate', async () => {
  const house = await testHouse()
  const { calls, hiring, placed } = selectionIn(house)
  const as = (who: Person) => house.as(tagRoutes, who)
  const tagsOf = async (who: Person, jobId: string) =>
    (await calls(who).listStep({ jobId, step: 'curriculums', sort: 'name' })).items.map(({ tags }) => tags)

  it('are shared by colleagues, shown on the card and found by', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const ana = await placed(jobId, 'Ana')
    const bia = await placed(jobId, 'Bia')
    await as(bruno).tagCandidate({ jobId, processId: ana.processId, tag: ' segunda   fase ', on: true })
    await as(elisa).tagCandidate({ jobId, processId: ana.processId, tag: 'Indicação', on: true })
    await as(elisa).tagCandidate({ jobId, processId: bia.processId, tag: 'indicacao', on: true })
    expect(await tagsOf(bruno, jobId)).toEqual([['Indicação', 'segunda fase'], ['Indicação']])
    expect((await calls(bruno).readBoard({ jobId })).job.tags).toEqual(['Indicação', 'segunda fase'])
    const found = await calls(bruno).listStep({ jobId, step: 'curriculums', tag: 'SEGUNDA FASE' })
    expect(names(found)).toEqual(['Ana'])
    const { tags } = await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })
    expect(tags).toEqual(['Indicação', 'segunda fase'])
    await as(bruno).tagCandidate({ jobId, processId: ana.processId, tag: 'INDICAÇÃO', on: false })
    expect(await tagsOf(bruno, jobId)).toEqual([['segunda fase'], ['Indicação']])
  })

  it('are offered from all jobs of the organisation, and from no other', async () => {
    const { bruno, jobId, organizationId } = await hiring()
    const other = await insertJob(house, { organizationId })
    const ana = await placed(other, 'Ana')
    await as(bruno).tagCandidate({ jobId: other, processId: ana.processId, tag: 'Talento', on: true })
    expect(await as(bruno).listTags({ jobId })).toEqual({ tags: ['Talento'] })
    expect((await calls(bruno).readBoard({ jobId })).job.tags).toEqual([])
    const stranger = await hiring()
    expect(await as(stranger.bruno).listTags({ jobId: stranger.jobId })).toEqual({ tags: [] })
    expect((await refusal(as(stranger.bruno).listTags({ jobId }))).status).toBe(404)
  })

  it('are at most ten, of 24 letters each, also for two at once', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const { processId } = await placed(jobId)
    const put = (who: Person, tag: string) => as(who).tagCandidate({ jobId, processId, tag, on: true })
    const all = await Promise.allSettled(
      Array.from({ length: 14 }, (_, at) => put(at % 2 ? bruno : elisa, `etiqueta ${at}`)),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect((await refusal(put(bruno, 'mais uma'))).code).toBe('too_many_tags')
    for (const tag of ['', ' , ', 'x'.repeat(25)]) {
      expect((await refusal(put(bruno, tag))).fields).toHaveProperty('tag')
    }
  })

  it('go with the candidacy and with the job', async () => {
    const { bruno, jobId } = await hiring()
    const { processId } = await placed(jobId)
    await as(bruno).tagCandidate({ jobId, processId, tag: 'Talento', on: true })
    await house.database.updateTable('candidacy').set({ job_id: null }).execute()
    await house.owner.deleteFrom('job').where('id', '=', jobId).execute()
    expect(await house.database.selectFrom('candidacy_tag').select('tag').execute()).toEqual([])
  })
})
