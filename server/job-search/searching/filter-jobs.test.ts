import type { JobSearch } from '@trampolim/contract/search-jobs/search.ts'
import { jobSearchesIn, variedJobs } from '@trampolim/tests/fixtures/job-searches.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'

const day = 86_400_000
const json = JSON.stringify

describe('the filters of a search', async () => {
  const house = await testHouse()
  const { jobs, recruiter, search } = jobSearchesIn(house)

  it.each<JobSearch>([
    { distance: 10 },
    { pcdOnly: true },
    { salaries: ['to-3000'] },
    { languages: ['ingles'] },
    { jobAges: 7 },
    { contractType: [1] },
    { workType: [1] },
    { shifts: ['night'] },
    { seniorities: ['junior'] },
    { benefits: ['vale-transporte'] },
    { company: 'Padaria Aurora' },
    { schoolings: ['none'] },
    { salaryFrom: 1500 },
  ])('refuses a visitor the filter %j, and allows it after signing in', async (filter) => {
    await jobs({})
    expect(await refusal(search({ location: 'São Paulo', ...filter }))).toMatchObject({ code: 'sign_in_required' })
    expect((await search({ location: 'São Paulo', ...filter }, await recruiter())).total.more).toBe(false)
  })

  it.each<[JobSearch, number[]]>([
    [{ pcdOnly: true }, [1]],
    [{ salaries: ['over-8000'] }, [2]],
    [{ salaries: ['to-3000'] }, [0, 1, 3, 4, 5, 6, 7, 8]],
    [{ languages: ['ingles'] }, [3]],
    [{ languages: ['ingles', 'latim'] }, [3, 4]],
    [{ jobAges: 7 }, [0, 1, 2, 3, 4, 6]],
    [{ contractType: [8, 2] }, [6]],
    [{ workType: [3] }, [4]],
    [{ jobType: 'internship' }, [6]],
    [{ shifts: ['night', 'partTime'] }, [7]],
    [{ seniorities: ['senior'] }, [7]],
    [{ benefits: ['vale-transporte'] }, [7, 8]],
    [{ benefits: ['vale-transporte', 'uniforme'] }, [8]],
    [{ schoolings: ['none'] }, [8]],
    [{ schoolings: ['none', 'MBA'] }, [7, 8]],
    [{ salaryFrom: 3000 }, [2, 7]],
    [{ company: 'Loja Única & Cia., Ltda.', salaryFrom: 3000 }, [2, 7]],
    [{ company: 'loja única' }, []],
  ])('with %j finds exactly the matching jobs', async (filter, expected) => {
    const ids = await jobs(
      {},
      { only_handicap: true },
      { salary_type: 2, salary_from_cents: 900_000, salary_to_cents: null },
      { languages: json([{ language: 'ingles', level: 2 }]) },
      { work_type: 3, languages: json([{ language: 'latim', level: 1 }]) },
      { approved_at: new Date(house.now().getTime() - 8 * day) },
      { job_specific_type: 2, contract_type: 8 },
      {
        job_name: 'Vendedor sênior',
        schooling: 'MBA',
        salary_to_cents: 320_000,
        contract_type: 3,
        approved_at: new Date(house.now().getTime() - 8 * day),
        content: { workingHoursStart: '18:00', workingHoursEnd: '22:00', benefits: ['vale-transporte'] },
      },
      {
        schooling: null,
        contract_type: 3,
        approved_at: new Date(house.now().getTime() - 8 * day),
        content: { benefits: ['uniforme', 'vale-transporte'] },
      },
    )
    const found = await search({ location: 'São Paulo, SP', ...filter }, await recruiter())
    expect(found.items.map(({ id }) => ids.indexOf(id)).sort()).toEqual(expected)
    expect(found.total).toEqual({ count: expected.length, more: false })
  })

  it('counts for each choice of a filter the jobs that the choice would show', async () => {
    await jobs(...variedJobs(60))
    const person = await recruiter()
    const asks: JobSearch[] = [
      { location: 'São Paulo, SP' },
      { location: 'São Paulo, SP', distance: 50, contractType: [1, 2], salaries: ['to-3000'] },
      { occupation: 'vendedor', location: 'Campinas', distance: 100, languages: ['ingles', 'espanhol'], jobAges: 15 },
      { occupation: 'vendedor', location: 'sp', workType: [1, 3] },
      { occupation: 'vendedor', pcdOnly: true },
      { location: 'SP', shifts: ['night'], schoolings: ['none', 'BACHELOR_NORMAL'], jobType: 'professional' },
      { location: 'SP', seniorities: ['junior'], salaryFrom: 2000, company: 'Loja Única & Cia., Ltda.' },
    ]
    for (const asked of asks) {
      const { facets } = await search(asked, person)
      for (const [filter, choices] of Object.entries(facets)) {
        for (const { value, ...counted } of choices) {
          const { total } = await search({ ...asked, [filter]: value }, person)
          expect({ filter, value, ...counted }).toEqual({ filter, value, ...total })
        }
      }
    }
  }, 60_000)

  it('leaves a hidden salary out of filter and card', async () => {
    await jobs({ do_not_show_salary: true })
    const person = await recruiter()
    expect((await search({ location: 'São Paulo', salaries: ['to-3000'] }, person)).total.count).toBe(0)
    expect((await search({ location: 'São Paulo' })).items[0]?.salary).toMatchObject({ from: null, to: null })
  })
})
