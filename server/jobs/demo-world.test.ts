import type { JobContent } from '@trampolim/contract/job-content.ts'
import { faultsOfCurriculum } from '@trampolim/marketplace/curriculums/curriculum.ts'
import { belowMinimumWage } from '@trampolim/marketplace/jobs/minimum-wage.ts'
import { salaryOfJob } from '@trampolim/marketplace/jobs/salary-of-job.ts'
import { minutesOf, monthlyHours, weeklyHours } from '@trampolim/marketplace/jobs/working-hours.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { fillDemoWorld } from '@trampolim/tests/world/fill.ts'
import { describe, expect, it } from 'vitest'
import { contentOf as curriculumOf, type StoredCurriculum } from '../curriculums/stored.ts'
import { faultsOfContent } from './content/complete-content.ts'
import { contentOf } from './content/stored.ts'
import type { StoredContent } from './rows.ts'

type StoredJob = StoredContent & { id: string; status: string }

describe('the demo world', async () => {
  const house = await testHouse()

  function isPaidTooLittle(content: JobContent): boolean {
    const salary = salaryOfJob(content)
    if (!salary || !content.contractType) return false
    const hours = monthlyHours(content)
    const worked = { year: house.now().getUTCFullYear(), ...(hours !== undefined && { monthlyHours: hours }) }
    return belowMinimumWage(salary, { contractType: content.contractType, ...worked }) !== undefined
  }

  it('obeys the rules of jobs and curriculums, and pays no wage below the minimum', async () => {
    await fillDemoWorld(house.owner, { now: house.now() })
    const { database } = house
    const jobs = (await database.selectFrom('job').selectAll().execute()) as unknown as StoredJob[]
    const wrongJobs: Record<string, unknown> = {}
    for (const job of jobs) {
      const content = contentOf(job)
      const faults = await faultsOfContent(database, content)
      if (faults.length > 0) wrongJobs[`${job.id} ${content.jobName}`] = faults
      if (isPaidTooLittle(content)) wrongJobs[`${job.id} wage`] = content.salaryRange ?? content.salary
    }
    expect(wrongJobs).toEqual({})
    expect(new Set(jobs.map((job) => job.job_specific_type))).toEqual(new Set([1, 2, 3]))
    const driving = jobs.filter((job) => job.job_specific_type === 3 && contentOf(job).driverLicence)
    expect(driving.map(({ job_name }) => job_name)).toEqual([])
    // Interns and apprentices work six hours a day and thirty a week (Lei 11.788/2008 art. 10, CLT art. 432).
    const taught = jobs.filter((job) => job.job_specific_type !== 1).map(contentOf)
    const tooLong = taught.filter((job) => {
      const day = minutesOf(job.workingHoursStart, job.workingHoursEnd, job.workingHoursLunch) ?? 0
      return day > 6 * 60 || (weeklyHours(job) ?? 0) > 30
    })
    expect(tooLong.map(({ jobName }) => jobName)).toEqual([])
    const wishing = taught.filter((job) => job.jobSpecificType === 3 && job.minimumExperience)
    expect(wishing.map(({ jobName }) => jobName)).toEqual([])
    const ofBakery = jobs.filter(({ job_name }) => /^Estágio.* em panificação$/.test(job_name))
    expect(ofBakery.map((job) => [job.minimum_experience, contentOf(job).experiences ?? null])).toEqual([
      [0, null],
      [0, null],
    ])
    const unpaid = jobs.filter((job) => contentOf(job).dontHaveInternshipSalary)
    expect(unpaid.map(({ job_name, status }) => [job_name, status])).toEqual([
      ['Estágio obrigatório em panificação', 'job:approved'],
    ])

    const curriculums = (await database.selectFrom('curriculum').selectAll().execute()) as unknown as StoredCurriculum[]
    const today = dayOf(house.now())
    const wrongCurriculums = curriculums.flatMap((row) => {
      const faults = faultsOfCurriculum(row.cv_type, curriculumOf(row), { today })
      return faults.length > 0 ? [{ id: row.id, kind: row.cv_type, faults }] : []
    })
    expect(wrongCurriculums).toEqual([])
  }, 60_000)
})
