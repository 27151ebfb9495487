import { at, interviewsIn, nine, place } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { deleteJobs } from '../../jobs/endings/delete-jobs.ts'
import { newId } from '../../platform/ids.ts'

const days = 86_400

describe('a candidate who is dismissed after an interview', async () => {
  const house = await testHouse()
  const { database } = house
  const { attend, begin, calls, candidates, hiring, own, placed, recruiters } = interviewsIn(house)

  /** Ana was at an interview, which Bruno noted. */
  async function met() {
    begin()
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    const setting = { jobId, candidates: [ana.processId], ...place, ...nine }
    const { interviewId } = await recruiters(bruno).scheduleInterview(setting)
    await attend(told)
    await candidates(ana).answerInterview({ id: interviewId, start: at('12:00'), answer: 'confirmed' })
    await attend(3 * days)
    const handle = (action: 'show' | 'disqualified') =>
      recruiters(bruno).handleInterview({ jobId, interviewId, processId: ana.processId, action })
    await handle('show')
    const seat = async () => (await recruiters(bruno).readInterview({ jobId, interviewId })).candidates[0]
    const needing = async () => (await recruiters(bruno).listAgenda({ besides: true })).besides?.needing.length
    return { bruno, jobId, interviewId, ana, handle, seat, needing }
  }

  it('reads nothing of it while the discard can be undone, and then that it was so', async () => {
    const { ana, handle } = await met()
    expect(await own(ana)).toMatchObject({ status: 'candidate:show' })
    await handle('disqualified')
    await attend(days - 1)
    expect(await own(ana)).toMatchObject({ status: 'candidate:show' })
    await attend(1)
    expect(await own(ana)).toMatchObject({ status: 'recruiter:disqualified' })
  })

  it('came to the interview again once that is undone', async () => {
    const { bruno, jobId, ana, handle, seat } = await met()
    await handle('disqualified')
    await calls(bruno).undoMove({ jobId, processId: ana.processId, from: 'discarded' })
    await attend()
    expect(await own(ana)).toMatchObject({ status: 'candidate:show' })
    expect(await seat()).toMatchObject({ status: 'candidate:show', may: ['disqualified'] })
    await handle('disqualified')
    await attend(days)
    expect(await own(ana)).toMatchObject({ status: 'recruiter:disqualified' })
  })

  it('can be dismissed as long as a discard is possible', async () => {
    const { bruno, jobId, ana, handle, seat } = await met()
    const set = (changes: object) => database.updateTable('job').set(changes).where('id', '=', jobId).execute()
    expect((await seat())?.may).toEqual(['disqualified'])
    await set({ status: 'job:blocked' })
    expect((await seat())?.may).toEqual([])
    await set({ status: 'job:closed' })
    expect((await seat())?.may).toEqual(['disqualified'])
    await database
      .insertInto('hiring_message')
      .values({
        ...{ id: newId(house.now()), candidacy_id: ana.processId, made_by: bruno.accountId, salary: 200_000 },
        ...{ start_on: '2026-05-04', documents: [], other_documents: '', message: 'Venha.', status: 'pending' },
        ...{ made_at: house.now(), due_at: house.now() },
      })
      .execute()
    await database
      .updateTable('candidacy')
      .set({ step: 'finalists', status: 'candidate:finalist' })
      .where('id', '=', ana.processId)
      .execute()
    expect(await codeOf(handle('disqualified'))).toBe('hire_standing')
    expect((await seat())?.may).toEqual([])
  })

  it('can’t be dismissed once they were discarded or their job was deleted', async () => {
    const [first, second] = [await met(), await met()]
    await calls(first.bruno).declassify({ jobId: first.jobId, cvId: first.ana.cvId, processId: first.ana.processId })
    expect((await first.seat())?.may).toEqual([])
    const { bruno, jobId } = second
    await database
      .transaction()
      .execute((tx) => deleteJobs(tx, { jobIds: [jobId], actorId: bruno.accountId, now: house.now() }))
    await attend()
    const { items } = await recruiters(bruno).listAgenda({ group: 'past' })
    expect(items.flatMap((each) => each.candidates.map(({ may }) => may))).toEqual([[]])
  })
})
