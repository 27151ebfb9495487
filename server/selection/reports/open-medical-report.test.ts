import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertJob } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'

describe('the recruiter’s selection', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, candidatesCalls, hiring, person, placed } = selectionIn(house)

  it('opens a medical report by a link of 5 minutes, and records it for its owner and the audit', async () => {
    const { bruno, jobId, organizationId } = await hiring({ only_handicap: true })
    const ana = await person()
    const fileId = newId(house.now())
    const file = {
      id: fileId,
      purpose: 'medical-report',
      owner_id: ana.accountId,
      storage_key: 'k',
      original_name: 'laudo.pdf',
    }
    await database
      .insertInto('stored_file')
      .values({
        ...file,
        content_type: 'application/pdf',
        byte_size: 4,
        created_at: house.now(),
        uploaded_at: house.now(),
      })
      .execute()
    const report = { medicalReport: fileId, medicalReportConsent: true }
    const { processId } = await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional', ...report })
    expect((await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })).medicalReport).toEqual({
      name: 'laudo.pdf',
      views: 0,
    })
    const setState = (state: string) => database.updateTable('stored_file').set({ state }).execute()
    await setState('waiting')
    const early = await refusal(calls(bruno).openMedicalReport({ jobId, processId }))
    expect(early).toMatchObject({ code: 'file_being_checked', status: 409 })
    await setState('clear')
    const { url, expiresAt } = await calls(bruno).openMedicalReport({ jobId, processId })
    expect(url).toContain(fileId)
    expect(expiresAt).toBe('2026-03-10T15:05:00.000Z')
    expect((await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })).medicalReport?.views).toBe(1)
    const [process] = (await candidatesCalls(ana).listProcesses({})).items
    expect(process?.reportViews).toEqual([{ viewer: 'Bruno Lima', viewed: '2026-03-10T15:00:00.000Z' }])
    const audit = await database.selectFrom('audit_entry').selectAll().execute()
    expect(audit).toMatchObject([
      { action: 'medical-report.view', actor_id: bruno.accountId, subject: 'candidate', subject_id: ana.accountId },
    ])
    await candidatesCalls(ana).withdraw({ id: processId })
    expect(await refusal(calls(bruno).openMedicalReport({ jobId, processId }))).toMatchObject({
      code: 'file_not_found',
      status: 404,
    })
    const plain = await insertJob(house, { organizationId })
    const other = await placed(plain, 'Davi', { candidacy: { medical_report_id: fileId } })
    const asked = await refusal(calls(bruno).openMedicalReport({ jobId: plain, processId: other.processId }))
    expect(asked.code).toBe('file_not_found')
  })
})
