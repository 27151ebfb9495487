import { undoUntil } from '@trampolim/marketplace/selection/steps.ts'
import { waitingWork } from '@trampolim/tests/database/waiting-work.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import {
  insertCandidacy,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { letterHandlers } from '../../letters/background.ts'
import { newId } from '../../platform/ids.ts'
import { readProcess } from '../../selection/candidate/list-processes.ts'
import { selectionListeners } from '../../selection/listeners.ts'
import { notifyMoves } from '../../selection/notices/notify-candidate.ts'
import { deleteJobs } from './delete-jobs.ts'

describe('deleting jobs', async () => {
  const house = await testHouse()
  const atBakery = async () => {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    return { organizationId, bruno, jobId: await insertJob(house, { organizationId }) }
  }
  const remove = (actorId: string, ...jobIds: string[]) =>
    house.database.transaction().execute((tx) => deleteJobs(tx, { jobIds, actorId, now: house.now() }))

  it('notifies its candidates, who still see name, company and dates', async () => {
    const { bruno, jobId } = await atBakery()
    const ana = await insertProfessional(house, { email: 'ana@casa.example' })
    const id = await insertCandidacy(house, { jobId, professionalId: ana.accountId, step: 'interviews' })
    house.clock.pass(60)
    expect(await remove(bruno.accountId, jobId)).toBe(1)
    await house.work({ handlers: letterHandlers, listeners: selectionListeners })
    expect(house.letters).toMatchObject([{ to: 'ana@casa.example', subject: 'Vaga excluída: Vendedor de loja' }])
    expect(house.letters[0]?.text).toContain('A empresa excluiu a vaga Vendedor de loja, da empresa Padaria Aurora')
    const process = await readProcess(house, { professionalId: ana.accountId, candidacyId: id })
    expect(process).toMatchObject({
      jobId: null,
      jobName: 'Vendedor de loja',
      company: 'Padaria Aurora',
      step: 'discarded',
      withdrawn: false,
      applied: '2026-03-10T15:00:00.000Z',
      moved: '2026-03-10T15:01:00.000Z',
    })
    expect(process.history.map(({ type }) => type)).toEqual(['applied', 'job_deleted'])
  })

  it('never shows a discard that the candidate had not seen, and doesn’t notify people who had left', async () => {
    const { bruno, jobId } = await atBakery()
    const [ana, davi] = [await insertProfessional(house), await insertProfessional(house)]
    const out = { step: 'discarded', status: 'candidate:discarded', discarded_from: 'curriculums' } as const
    const id = await insertCandidacy(house, {
      jobId,
      professionalId: ana.accountId,
      ...out,
      discarded_by: 'recruiter',
      discarded_at: house.now(),
      told_step: 'curriculums',
      told_at: house.now(),
      untold_since: house.now(),
      undo_step: 'curriculums',
      undo_until: undoUntil('discarded', house.now()),
    })
    await house.database
      .insertInto('candidacy_history')
      .values({
        id: newId(house.now()),
        candidacy_id: id,
        type: 'discarded',
        from_step: 'curriculums',
        to_step: 'discarded',
        actor: 'recruiter',
        happened_at: house.now(),
      })
      .execute()
    await insertCandidacy(house, {
      jobId,
      professionalId: davi.accountId,
      ...out,
      discarded_by: 'candidate',
      discarded_at: house.now(),
    })
    house.clock.pass(3600)
    await remove(bruno.accountId, jobId)
    await house.work({ handlers: letterHandlers, listeners: selectionListeners })
    expect(house.letters.map(({ to }) => to)).toEqual([ana.email])
    const { history } = await readProcess(house, { professionalId: ana.accountId, candidacyId: id })
    expect(history.map(({ type }) => type).sort()).toEqual(['applied', 'job_deleted'])
  })

  it.each([
    ['interviews', 'Vaga excluída: Vendedor de loja', ['applied', 'job_deleted']],
    ['discarded', 'Resposta sobre a vaga Vendedor de loja', ['applied', 'discarded', 'job_deleted']],
  ] as const)(
    'between the end of the undo time and its announcement, a move to %s is told as what it was',
    async (step, subject, types) => {
      const { bruno, jobId } = await atBakery()
      const ana = await insertProfessional(house)
      const moved = house.now()
      const id = await insertCandidacy(house, {
        jobId,
        professionalId: ana.accountId,
        step,
        ...(step === 'discarded' && {
          status: 'candidate:discarded',
          discarded_from: 'curriculums',
          discarded_by: 'recruiter',
          discarded_at: moved,
        }),
        told_step: 'curriculums',
        told_at: moved,
        untold_since: moved,
        undo_step: 'curriculums',
        undo_until: undoUntil(step, moved),
      })
      await house.database
        .insertInto('candidacy_history')
        .values({
          id: newId(moved),
          candidacy_id: id,
          type: step === 'discarded' ? 'discarded' : 'moved',
          from_step: 'curriculums',
          to_step: step,
          actor: 'recruiter',
          happened_at: moved,
        })
        .execute()
      house.clock.pass(48 * 3600)
      await remove(bruno.accountId, jobId)
      await house.work({ handlers: letterHandlers, listeners: selectionListeners })
      await notifyMoves(house)
      await house.work({ handlers: letterHandlers, listeners: selectionListeners })
      expect(house.letters.map((letter) => letter.subject)).toEqual([subject])
      const { history } = await readProcess(house, { professionalId: ana.accountId, candidacyId: id })
      expect(history.map(({ type }) => type).sort()).toEqual(types)
    },
  )

  it('keeps hired candidates hired, and erases medical reports', async () => {
    const { bruno, jobId } = await atBakery()
    const ana = await insertProfessional(house)
    const report = newId(house.now())
    await house.database
      .insertInto('stored_file')
      .values({
        id: report,
        purpose: 'medical-report',
        owner_id: ana.accountId,
        storage_key: 'a',
        original_name: 'laudo.pdf',
        created_at: house.now(),
        attached_at: house.now(),
      })
      .execute()
    const hired = { step: 'finalists', status: 'candidate:hire:accepted', medical_report_id: report } as const
    const id = await insertCandidacy(house, { jobId, professionalId: ana.accountId, ...hired })
    await remove(bruno.accountId, jobId)
    const place = await house.database.selectFrom('candidacy').selectAll().where('id', '=', id).executeTakeFirst()
    expect(place).toMatchObject({ step: 'finalists', status: hired.status, medical_report_id: null, job_id: null })
    const waiting = await waitingWork(house.database)
    expect(waiting).toContainEqual(expect.objectContaining({ name: 'erase-file', payload: { fileId: report } }))
  })

  it('removes them from the reviewers’ queue and tasks, without affecting other jobs', async () => {
    const { bruno, jobId, organizationId } = await atBakery()
    const other = await insertJob(house, { organizationId })
    const round = (subjectId: string, decided: boolean) => ({
      id: newId(house.now()),
      subject: 'job',
      subject_id: subjectId,
      name: 'Vendedor de loja',
      entered_at: house.now(),
      due_at: house.now(),
      ...(decided && { decision: 'reject', decided_at: house.now() }),
    })
    const rounds = [round(jobId, false), round(jobId, true), round(other, false), round(other, true)]
    await house.database.insertInto('review').values(rounds).execute()
    await remove(bruno.accountId, jobId, newId(house.now()))
    const left = await house.database.selectFrom('review').select(['id', 'resolved_at']).orderBy('id').execute()
    expect(
      left
        .filter((each) => each.resolved_at === null)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([rounds[2]?.id, rounds[3]?.id].sort())
    expect(await house.database.selectFrom('job').select('id').execute()).toEqual([{ id: other }])
    expect(await remove(bruno.accountId, jobId)).toBe(0)
  })

  it('happens once if two request the same jobs in different order', async () => {
    const { bruno, jobId, organizationId } = await atBakery()
    const other = await insertJob(house, { organizationId })
    const done = await Promise.all([remove(bruno.accountId, jobId, other), remove(bruno.accountId, other, jobId)])
    expect(done.sort()).toEqual([0, 2])
  })
})
