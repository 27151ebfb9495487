import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { apprenticeForm, internshipForm, jobForm } from '@trampolim/tests/samples/job-form.ts'
import { insertJob, insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { recruiterJobRoutes } from '../routes.ts'

describe('the kind of a job', async () => {
  const house = await testHouse()

  it.each(['job:approved', 'job:disabled', 'job:pending', 'job:rejected'] as const)(
    'stays once the job was approved: %s',
    async (status) => {
      const organizationId = await insertOrganization(house)
      const bruno = await insertRecruiter(house, { organizationId })
      const id = await insertJob(house, { organizationId, status })
      const { updateJob } = house.as(recruiterJobRoutes, bruno)
      for (const form of [apprenticeForm(), internshipForm()]) {
        expect(await refusal(updateJob({ id, ...form }))).toMatchObject({
          code: 'invalid_form',
          fields: { jobSpecificType: { code: 'kind_of_approved_job' } },
        })
      }
      expect((await updateJob({ id, ...jobForm() })).content.jobSpecificType).toBe(1)
    },
  )

  it('can change before the first approval', async () => {
    const bruno = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    const { createJob, updateJob } = house.as(recruiterJobRoutes, bruno)
    const { id } = await createJob(jobForm())
    expect((await updateJob({ id, ...apprenticeForm() })).content.jobSpecificType).toBe(3)
  })
})
