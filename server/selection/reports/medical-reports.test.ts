import { applyingIn } from '@trampolim/tests/fixtures/selection/applying.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { fileHandlers } from '../../files/background.ts'
import { newStorageKey } from '../../files/sign-file-url.ts'
import { record } from '../../platform/events/record.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { newId } from '../../platform/ids.ts'
import { selectionListeners } from '../listeners.ts'
import { eraseEndedReports } from './erase-reports.ts'

describe('a selection', async () => {
  const house = await testHouse()
  const { database } = house
  const { apply, calls, candidate, openJob } = applyingIn(house)

  async function uploadedReport({ accountId }: Person) {
    const id = newId(house.now())
    const storageKey = newStorageKey()
    await house.storage.write(storageKey, Buffer.from('%PDF'))
    await database
      .insertInto('stored_file')
      .values({
        id,
        purpose: 'medical-report',
        owner_id: accountId,
        storage_key: storageKey,
        original_name: 'laudo.pdf',
        content_type: 'application/pdf',
        byte_size: 4,
        created_at: house.now(),
        uploaded_at: house.now(),
      })
      .execute()
    return id
  }

  it('keeps a medical report only with consent, only of its owner, and erases it at a withdrawal', async () => {
    const jobId = await openJob({ only_handicap: true })
    const ana = await candidate()
    const medicalReport = await uploadedReport(ana)
    const without = await refusal(apply(ana, jobId, { medicalReport }))
    expect(without).toMatchObject({ code: 'medical_report_consent_required', status: 422 })
    const foreign = await uploadedReport(await candidate())
    const wrong = await refusal(apply(ana, jobId, { medicalReport: foreign, medicalReportConsent: true }))
    expect(wrong).toMatchObject({ code: 'file_not_found', status: 404 })
    const { processId } = await apply(ana, jobId, { medicalReport, medicalReportConsent: true })
    const consents = await database.selectFrom('terms_acceptance').select(['account_id', 'document']).execute()
    expect(consents).toEqual([{ account_id: ana.accountId, document: 'medical-report' }])
    const kept = await database
      .selectFrom('stored_file')
      .select('storage_key')
      .where('id', '=', medicalReport)
      .executeTakeFirstOrThrow()
    expect(await house.storage.read(kept.storage_key)).not.toBeNull()
    await calls(ana).withdraw({ id: processId })
    await house.work({ handlers: fileHandlers })
    expect(await house.storage.read(kept.storage_key)).toBeNull()
    const files = await database.selectFrom('stored_file').select('id').where('id', '=', medicalReport).execute()
    expect(files).toEqual([])
  })

  it('drops a medical report in which a virus was found, and keeps the application', async () => {
    const jobId = await openJob({ only_handicap: true })
    const ana = await candidate()
    const medicalReport = await uploadedReport(ana)
    await database.updateTable('stored_file').set({ state: 'waiting' }).execute()
    await apply(ana, jobId, { medicalReport, medicalReportConsent: true })
    await database.updateTable('stored_file').set({ state: 'infected' }).execute()
    const payload = {
      fileId: medicalReport,
      purpose: 'medical-report',
      ownerId: ana.accountId,
      infected: true,
    } as const
    await database.transaction().execute((tx) => record(tx, { type: 'file.checked', payload, now: house.now() }))
    await house.work({ listeners: selectionListeners, handlers: fileHandlers })
    const candidacies = await database.selectFrom('candidacy').select(['step', 'medical_report_id']).execute()
    expect(candidacies).toEqual([{ step: 'curriculums', medical_report_id: null }])
    expect(await database.selectFrom('stored_file').select('id').execute()).toEqual([])
  })

  it('erases medical reports 90 days after the job closed', async () => {
    const jobId = await openJob({ only_handicap: true })
    const ana = await candidate()
    await apply(ana, jobId, { medicalReport: await uploadedReport(ana), medicalReportConsent: true })
    const kept = async () => {
      await eraseEndedReports(house)
      await house.work({ handlers: fileHandlers })
      return (await database.selectFrom('stored_file').select('id').execute()).length
    }
    house.clock.pass(200 * 86_400)
    expect(await kept()).toBe(1)
    await database.updateTable('job').set({ status: 'job:closed', closed_at: house.now() }).execute()
    house.clock.pass(90 * 86_400)
    expect(await kept()).toBe(1)
    house.clock.pass(1)
    expect(await kept()).toBe(0)
  })

  it('does not store a medical report that the job does not require', async () => {
    const ana = await candidate()
    const medicalReport = await uploadedReport(ana)
    await apply(ana, await openJob(), { medicalReport, medicalReportConsent: true })
    const candidacy = await database.selectFrom('candidacy').select('medical_report_id').executeTakeFirstOrThrow()
    expect(candidacy.medical_report_id).toBeNull()
    expect(await database.selectFrom('terms_acceptance').selectAll().execute()).toEqual([])
  })
})
