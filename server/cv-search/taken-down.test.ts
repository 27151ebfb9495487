import { names, selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertCandidacy, insertJob } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { consentRequestRoutes } from '../consent-requests/routes.ts'
import { refreshAllCvSearch } from './refresh-cv-search.ts'
import { cvSearchRoutes } from './routes.ts'

describe('a job that a reviewer took down', async () => {
  const house = await testHouse()
  const { calls, hiring, person } = selectionIn(house)

  it.each(['job:blocked', 'job:pending', 'job:closed'] as const)(
    'finds nobody while it is %s, and those in its selection can still be read',
    async (status) => {
      const { bruno, organizationId, jobId } = await hiring({ status, taken_down_at: house.now() })
      const past = await insertJob(house, { organizationId })
      const found = await person('Encontrável')
      const limited = await person('Limitada', { curriculum: { visibility: 'limited' } })
      const applied = await person('Candidata')
      await insertCandidacy(house, { jobId, professionalId: applied.accountId, curriculum_id: applied.cvId })
      const gone = { step: 'discarded', discarded_by: 'recruiter', discarded_from: 'curriculums' } as const
      await insertCandidacy(house, {
        ...{ ...gone, jobId: past, professionalId: found.accountId, curriculum_id: found.cvId },
        ...{ discarded_at: house.now(), outcome: 'kept' },
      })
      await refreshAllCvSearch(house.owner)
      const search = house.as(cvSearchRoutes, bruno)
      const kept = (id: string) => calls(bruno).listStep({ jobId: id, step: 'curriculums', list: 'kept' })
      const other = await insertJob(house, { organizationId })

      expect(names(await search.recommendCandidates({ jobId }))).toEqual([])
      expect(await search.searchCurriculums({ jobId })).toMatchObject({ items: [], findsNobody: 'job_not_approved' })
      expect(await kept(jobId)).toMatchObject({ items: [], total: 0 })
      expect(names(await kept(other))).toEqual(['Encontrável'])
      for (const { cvId } of [found, limited]) {
        const read = calls(bruno).readCandidate({ jobId, cvId })
        expect(await refusal(read)).toMatchObject({ code: 'curriculum_not_found', status: 404 })
      }
      const ask = house.as(consentRequestRoutes, bruno).askConsent({ cvId: limited.cvId, jobId })
      expect(await refusal(ask)).toMatchObject({ code: 'curriculum_not_found' })

      expect(names(await calls(bruno).listStep({ jobId, step: 'curriculums' }))).toEqual(['Candidata'])
      expect(await calls(bruno).readCandidate({ jobId, cvId: applied.cvId })).toMatchObject({ name: 'Candidata' })
    },
  )
})
