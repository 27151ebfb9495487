import { names, selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'

const [professional, apprentice] = [1, 3]

describe('the ages of applicants', async () => {
  const house = await testHouse()
  const { calls, hiring, placed } = selectionIn(house)

  it.each([
    ['became one of an apprentice', professional, apprentice],
    ['is no longer one of an apprentice', apprentice, professional],
  ])('are closed for a job that %s by an edit that nobody reviewed', async (_, approved, edited) => {
    const shownKind = JSON.stringify({ job_specific_type: approved })
    const { bruno, jobId } = await hiring({ status: 'job:pending', job_specific_type: edited, shown: shownKind })
    await placed(jobId)
    const list = (asked: object) => calls(bruno).listStep({ jobId, step: 'curriculums', ...asked })
    for (const asked of [{ sort: 'age' }, { ageMin: 18 }, { ageMax: 30 }]) {
      expect(await refusal(list(asked))).toMatchObject({ code: 'age_search_not_allowed' })
    }
    const shown = await list({})
    expect(shown).toMatchObject({ mayUseAge: false, items: [{ age: null }] })
    expect(names(shown)).toEqual(['Ana Souza'])
  })

  it('are open for an approved job of an apprentice, also while an edit waits', async () => {
    for (const shown of [null, JSON.stringify({ job_specific_type: apprentice })]) {
      const { bruno, jobId } = await hiring({ job_specific_type: apprentice, shown })
      await placed(jobId)
      const { mayUseAge, items } = await calls(bruno).listStep({ jobId, step: 'curriculums', sort: 'age' })
      expect([mayUseAge, items[0]?.age]).toEqual([true, 31])
    }
  })
})
