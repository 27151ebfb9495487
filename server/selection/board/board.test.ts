import { names, selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../platform/http/caller/asking.ts'
import { tagRoutes } from '../tags/routes.ts'

describe('the recruiter’s selection', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, hiring, placed } = selectionIn(house)

  it('shows on a board what its lists show, narrowed or not', async () => {
    const { bruno, jobId } = await hiring()
    await placed(jobId, 'Ana Souza', { candidacy: { match_score: 40 } })
    await placed(jobId, 'Bia Souza', { candidacy: { match_score: 90 } })
    await placed(jobId, 'Caio Melo', { candidacy: { step: 'interviews' } })
    await placed(jobId, 'Davi Souza', { candidacy: { step: 'finalists' } })
    await placed(jobId, 'Fora Souza', { candidacy: { step: 'discarded', discarded_by: 'recruiter' } })
    const steps = ['curriculums', 'selectiveProcess', 'interviews', 'finalists'] as const
    for (const asked of [
      {},
      { name: 'souza' },
      { sort: 'name' as const, size: 1 },
      { name: 'souza', page: 2, size: 1 },
    ]) {
      const { columns } = await calls(bruno).readBoard({ jobId, ...asked })
      const lists = await Promise.all(steps.map((step) => calls(bruno).listStep({ jobId, step, ...asked })))
      expect(columns).toEqual(lists.map(({ mayUseAge: _, ...list }, at) => ({ step: steps[at], ...list })))
    }
    const { columns, counts, job, locked } = await calls(bruno).readBoard({ jobId, step: 'discarded' })
    expect(columns.map(names)).toEqual([['Fora Souza']])
    expect({ counts, locked }).toEqual({ counts: await calls(bruno).countSelection({ jobId }), locked: null })
    expect(job.status).toBe('job:approved')
  })

  it('shows nobody on the board of a recruiter who may not select yet, and explains why', async () => {
    const { bruno, jobId, organizationId } = await hiring()
    const { processId } = await placed(jobId)
    await house.as(tagRoutes, bruno).tagCandidate({ jobId, processId, tag: 'Ana do balcão', on: true })
    const newcomer = await insertRecruiter(house, { organizationId, status: 'created', first_approved_at: null })
    const board = await calls(newcomer).readBoard({ jobId })
    expect(board).toMatchObject({ columns: [], locked: 'profile_not_approved', job: { tags: [] } })
    await database.updateTable('organization').set({ status: 'pending', taken_down_at: house.now() }).execute()
    const [member] = await database.selectFrom('recruiter').selectAll().where('status', '=', 'approved').execute()
    const asking = { accountId: member?.account_id ?? '', sessionId: '', role: 'user:recruiter', email: '' } as const
    expect(await calls(asking).readBoard({ jobId })).toMatchObject({
      columns: [],
      locked: 'organization_not_approved',
    })
  })

  it('is closed to other organisations, other roles and visitors', async () => {
    const { bruno, jobId } = await hiring()
    const { processId, cvId, accountId: candidateId, ...rest } = await placed(jobId)
    const { id: noteId } = await calls(bruno).writeNote({ jobId, candidateId, text: 'Oi' })
    const all = (person: Person | null, job = jobId) => ({
      listStep: () => calls(person).listStep({ jobId: job, step: 'curriculums' }),
      listRecommended: () => calls(person).listStep({ jobId: job, step: 'curriculums', list: 'recommended' }),
      listInvited: () => calls(person).listInvited({ jobId: job }),
      listFinalists: () => calls(person).listFinalists({ jobId: job }),
      listDisqualified: () => calls(person).listDisqualified({ jobId: job }),
      countSelection: () => calls(person).countSelection({ jobId: job }),
      readBoard: () => calls(person).readBoard({ jobId: job }),
      readNeighbours: () => calls(person).readNeighbours({ jobId: job, processId, step: 'curriculums' }),
      readCandidate: () => calls(person).readCandidate({ jobId: job, cvId }),
      markCandidateSeen: () => calls(person).markCandidateSeen({ jobId: job, cvId }),
      makeFinalist: () => calls(person).makeFinalist({ jobId: job, cvId }),
      declassify: () => calls(person).declassify({ jobId: job, cvId, processId }),
      undoMove: () => calls(person).undoMove({ jobId: job, processId }),
      moveCandidate: () =>
        calls(person).moveCandidate({ jobId: job, processId, from: 'curriculums', step: 'interviews' }),
      likeCandidate: () => calls(person).likeCandidate({ jobId: job, cvId, status: true }),
      openMedicalReport: () => calls(person).openMedicalReport({ jobId: job, processId }),
      writeNote: () => calls(person).writeNote({ jobId: job, candidateId, text: 'Oi' }),
      listNotes: () => calls(person).listNotes({ jobId: job, candidateId }),
      readNote: () => calls(person).readNote({ jobId: job, id: noteId }),
      rewriteNote: () => calls(person).rewriteNote({ jobId: job, id: noteId, text: 'Oi' }),
      rewriteNoteOf: () => calls(person).rewriteNoteOf({ jobId: job, candidateId, noteId, text: 'Oi' }),
      deleteNote: () => calls(person).deleteNote({ jobId: job, candidateId, noteId }),
    })
    const outcomes = async (asked: Record<string, () => Promise<unknown>>) => {
      const codes = await Promise.all(Object.values(asked).map(async (each) => (await refusal(each())).status))
      return new Set(codes)
    }
    const other = await hiring()
    expect(await outcomes(all(other.bruno))).toEqual(new Set([404]))
    // For a job of their own, recruiters get their lists and can read and like a findable candidate of another job.
    const own = all(other.bruno, other.jobId)
    const { listStep, listRecommended, listInvited, listFinalists, listDisqualified, ...counted } = own
    const { countSelection, readBoard, ...byId } = counted
    await Promise.all([
      listStep(),
      listRecommended(),
      listInvited(),
      listFinalists(),
      listDisqualified(),
      countSelection(),
      readBoard(),
    ])
    const { readCandidate, readNeighbours, likeCandidate, listNotes, ...others } = byId
    await Promise.all([readCandidate(), likeCandidate()])
    expect((await listNotes()).total).toBe(0)
    expect(await readNeighbours()).toEqual({ position: 0, total: 0, previous: null, next: null })
    expect(await outcomes(others)).toEqual(new Set([404]))
    expect(await outcomes(all({ ...rest, accountId: candidateId }))).toEqual(new Set([403]))
    expect(await outcomes(all(null))).toEqual(new Set([401]))
    await database.updateTable('recruiter').set({ organization_id: null }).execute()
    expect(await outcomes(all(bruno))).toEqual(new Set([404]))
  })
})
