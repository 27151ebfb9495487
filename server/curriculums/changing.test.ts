import type { CurriculumInput } from '@trampolim/contract/curriculums.ts'
import { waitingWork } from '@trampolim/tests/database/waiting-work.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { content, curriculumsIn, learner, student } from '@trampolim/tests/samples/written-curriculums.ts'
import { insertProfessional } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'

describe('curriculums', async () => {
  const house = await testHouse()
  const { calls, uploadedFile } = curriculumsIn(house)

  it('keep what an update does not name; empty texts are dropped, but an empty video is removed', async () => {
    const ana = await insertProfessional(house)
    const before = await calls(ana).createCurriculum({ ...content, cvType: 'professional' })
    house.clock.pass(60)
    const after = await calls(ana).updateCurriculum({
      cvType: 'professional',
      salary: 300_000,
      objective: '',
      videoUrl: '',
    })
    expect(after).toEqual({ ...before, salary: 300_000, videoUrl: null, updateAt: house.now().toISOString() })
  })

  it('change only if the stated version is the stored one', async () => {
    const ana = await insertProfessional(house)
    const cvType = 'professional'
    const { updateAt } = await calls(ana).createCurriculum({ ...content, cvType })
    const changed = await calls(ana).updateCurriculum({ cvType, salary: 200_000, basedOn: updateAt })
    expect(changed.updateAt > updateAt).toBe(true)
    const late = await refusal(calls(ana).updateCurriculum({ cvType, salary: 300_000, basedOn: updateAt }))
    expect(late).toMatchObject({ code: 'curriculum_changed', status: 409 })
    expect((await calls(ana).readCurriculum({ cvType })).salary).toBe(200_000)
    await calls(ana).updateCurriculum({ cvType, salary: 300_000 })
    const nonsense = calls(ana).updateCurriculum({ cvType, salary: 300_000, basedOn: 'ontem' })
    expect((await refusal(nonsense)).code).toBe('curriculum_changed')
  })

  it('lose none of 20 simultaneous changes of the same version: one succeeds, the others get a conflict', async () => {
    const ana = await insertProfessional(house)
    const cvType = 'professional'
    const { updateAt } = await calls(ana).createCurriculum({ ...content, cvType })
    const salaries = Array.from({ length: 20 }, (_, at) => 200_000 + at)
    const made = await Promise.allSettled(
      salaries.map((salary) => calls(ana).updateCurriculum({ cvType, salary, basedOn: updateAt })),
    )
    const won = salaries.filter((_, at) => made[at]?.status === 'fulfilled')
    expect(won).toHaveLength(1)
    expect((await calls(ana).readCurriculum({ cvType })).salary).toBe(won[0])
  })

  it('lose in an update only the fields that are null in it', async () => {
    const ana = await insertProfessional(house)
    const whole = {
      ...content,
      schoolLevel: 'BACHELOR_NORMAL',
      schoolLevelStatus: 2,
      additionalExperiences: 'Feiras',
      careerFocus: 'Vendas',
    } as const
    const before = await calls(ana).createCurriculum({ ...whole, cvType: 'professional' })
    const { salary: _, ...unpaid } = before
    expect(await calls(ana).updateCurriculum({ cvType: 'professional', objective: null, salary: null })).toEqual({
      ...unpaid,
      objective: '',
      updateAt: expect.any(String),
    })
    const emptied = await calls(ana).updateCurriculum({
      cvType: 'professional',
      schoolLevel: null,
      schoolLevelStatus: null,
      additionalExperiences: null,
      careerFocus: null,
    })
    expect(emptied).toMatchObject({ occupations: before.occupations, videoUrl: before.videoUrl })
    const { schoolLevel, schoolLevelStatus, additionalExperiences, careerFocus, salary } = emptied
    expect([schoolLevel, schoolLevelStatus, additionalExperiences, careerFocus, salary].every((each) => !each)).toBe(
      true,
    )
  })

  it('name the faulty fields in an update, and change nothing then', async () => {
    const ana = await insertProfessional(house)
    const before = await calls(ana).createCurriculum({ ...content, cvType: 'professional' })
    const update = (changes: Partial<CurriculumInput>) =>
      refusal(calls(ana).updateCurriculum({ cvType: 'professional', ...changes }))
    expect((await update({ salary: 1 })).fields.salary?.code).toBe('wrong_salary')
    const unknown = await update({ salary: 200_000, occupations: [{ cbo: '000000', yearsOfExperience: 1 }] })
    expect(unknown.fields['occupations.0.cbo']?.code).toBe('unknown_occupation')
    expect(await calls(ana).readCurriculum({ cvType: 'professional' })).toEqual(before)
  })

  it('accept only a file of their owner, and release the previous one', async () => {
    const [ana, davi] = [await insertProfessional(house), await insertProfessional(house)]
    const [first, second, foreign] = [await uploadedFile(ana), await uploadedFile(ana), await uploadedFile(davi)]
    const wrong = [foreign, await uploadedFile(ana, 'avatar'), newId(house.now())]
    for (const fileCV of wrong) {
      const refused = await refusal(calls(ana).createCurriculum({ ...content, cvType: 'professional', fileCV }))
      expect(refused.code).toBe('file_not_found')
    }
    await calls(ana).createCurriculum({ ...content, cvType: 'professional', fileCV: first })
    const changed = await calls(ana).updateCurriculum({ cvType: 'professional', fileCV: second })
    expect(changed.fileCV?.id).toBe(second)
    const erased = (await waitingWork(house.database)).filter(({ name }) => name === 'erase-file')
    expect(erased.map(({ payload }) => payload)).toEqual([{ fileId: first }])
    expect((await calls(ana).updateCurriculum({ cvType: 'professional', fileCV: null })).fileCV).toBeNull()
  })

  it('keep their visibility until it is changed', async () => {
    const ana = await insertProfessional(house)
    await calls(ana).createCurriculum({ ...content, cvType: 'professional' })
    const limited = { type: 'professional', status: true, visibility: 'limited' } as const
    expect(await calls(ana).switchAvailability(limited)).toMatchObject({ searchingJob: true, visibility: 'limited' })
    await calls(ana).switchAvailability({ type: 'professional', status: false })
    await calls(ana).updateCurriculum({ cvType: 'professional', salary: 200_000 })
    const kept = await calls(ana).readCurriculum({ cvType: 'professional' })
    expect(kept).toMatchObject({ searchingJob: false, visibility: 'limited' })
    const wrong = calls(ana).switchAvailability({ ...limited, visibility: 'secret' as 'free' })
    expect(await refusal(wrong)).toMatchObject({ code: 'invalid_form' })
  })

  it('begin with the strictest access of the person’s other ones', async () => {
    const ana = await insertProfessional(house, { birth_date: '2006-01-01' })
    await calls(ana).createCurriculum({ ...content, cvType: 'professional' })
    await calls(ana).switchAvailability({ type: 'professional', status: true, visibility: 'limited' })
    const second = await calls(ana).createCurriculum({ ...content, ...student, cvType: 'internship' })
    expect(second).toMatchObject({ searchingJob: true, visibility: 'limited' })
    await calls(ana).switchAvailability({ type: 'internship', status: false, visibility: 'hidden' })
    const third = await calls(ana).createCurriculum({ ...content, ...learner, cvType: 'apprentice' })
    expect(third).toMatchObject({ searchingJob: false, visibility: 'hidden' })
  })

  it('say since when they are found again, only once they are', async () => {
    const ana = await insertProfessional(house)
    await calls(ana).createCurriculum({ ...content, cvType: 'professional' })
    const after = async (status: boolean, visibility?: 'free' | 'limited' | 'hidden') => {
      house.clock.pass(60)
      await calls(ana).switchAvailability({ type: 'professional', status, visibility })
      const { found_since } = await house.database.selectFrom('curriculum').selectAll().executeTakeFirstOrThrow()
      return found_since?.toISOString() ?? null
    }
    expect([await after(true, 'limited'), await after(false), await after(false, 'hidden')]).toEqual([null, null, null])
    expect(await after(true)).toBeNull()
    const again = '2026-03-10T15:05:00.000Z'
    expect([await after(true, 'limited'), await after(true, 'free'), await after(false)]).toEqual([again, again, again])
    expect(await after(true)).toBe('2026-03-10T15:08:00.000Z')
  })

  it('are switched on and off, and removed', async () => {
    const ana = await insertProfessional(house)
    await calls(ana).createCurriculum({ ...content, cvType: 'professional' })
    expect(await calls(ana).switchAvailability({ type: 'professional', status: false })).toEqual({
      cvType: 'professional',
      searchingJob: false,
      visibility: 'free',
    })
    const { occupations, updateAt } = await calls(ana).readCurriculum({ cvType: 'professional' })
    expect(await calls(ana).listAvailability({})).toEqual([
      {
        cvType: 'professional',
        searchingJob: false,
        visibility: 'free',
        occupations: occupations.map(({ title }) => title),
        updateAt,
      },
    ])
    expect(await calls(ana).deleteCurriculum({ query: { cvType: 'professional' } })).toEqual({ done: true })
    const missing = [
      () => calls(ana).readCurriculum({ cvType: 'professional' }),
      () => calls(ana).deleteCurriculum({ query: { cvType: 'professional' } }),
      () => calls(ana).updateCurriculum({ cvType: 'professional', salary: 200_000 }),
      () => calls(ana).switchAvailability({ type: 'professional', status: true }),
    ]
    for (const ask of missing) expect(await refusal(ask())).toMatchObject({ code: 'curriculum_missing', status: 409 })
  })
})
