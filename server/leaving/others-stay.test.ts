import { interviewsIn, nine, place } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertAlert } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { contactRoutes } from '../contact/routes.ts'
import { fileHandlers } from '../files/background.ts'
import { jobRoutes } from '../jobs/routes.ts'
import { messageRoutes } from '../messages/routes.ts'
import { newId } from '../platform/ids.ts'
import { leavingRoutes } from './routes.ts'

it('deleting a candidate’s account changes nothing of anybody else', async () => {
  const house = await testHouse()
  const { database } = house
  const { attend, begin, calls, hiring, placed, recruiters } = interviewsIn(house)

  async function insertFile(owner: string, purpose: string) {
    const [id, key] = [newId(house.now()), newId(house.now()).padEnd(48, 'a')]
    await house.storage.write(key, Buffer.from('Currículo'))
    const file = { purpose, owner_id: owner, storage_key: key, original_name: 'cv.pdf', byte_size: 10 }
    const moments = { created_at: house.now(), uploaded_at: house.now(), attached_at: house.now() }
    await database
      .insertInto('stored_file')
      .values({ id, ...file, ...moments, content_type: 'application/pdf' })
      .execute()
    return id
  }

  /** Somebody with files, marks, an alert, messages, a note and an interview at a company of their own. */
  async function candidate(name: string) {
    const { bruno, jobId } = await hiring()
    const who = await placed(jobId, name)
    const { accountId, cvId, processId } = who
    const files = [await insertFile(accountId, 'curriculum'), await insertFile(accountId, 'medical-report')]
    await database.updateTable('curriculum').set({ file_id: files[0] }).where('id', '=', cvId).execute()
    await database.updateTable('candidacy').set({ medical_report_id: files[1] }).where('id', '=', processId).execute()
    await insertAlert(house, { professionalId: accountId, occupation: 'padeiro' })
    await house.as(jobRoutes, who).likeJob({ id: jobId })
    await house.as(contactRoutes, who).sendContact({ kind: 'help', name, email: who.email, message: `Sou ${name}.` })
    await house.as(messageRoutes, who).writeToJob({ jobId, message: 'Bom dia!' })
    await calls(bruno).writeNote({ jobId, candidateId: accountId, text: 'Gostei.' })
    await recruiters(bruno).scheduleInterview({ jobId, candidates: [processId], ...place, ...nine })
    await attend(600)
    return who
  }

  /** Every row of every table that tells of somebody or something. */
  async function everything(): Promise<string[]> {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('limit_count')
    `.execute(house.owner)
    const each = tables.map(
      ({ name }) => sql`select ${sql.lit(name)} || row_to_json(each)::text as text from ${sql.table(name)} as each`,
    )
    const { rows } = await sql<{ text: string }>`${sql.join(each, sql` union all `)}`.execute(house.owner)
    return rows.map(({ text }) => text)
  }

  begin()
  await candidate('Ana Souza')
  const before = await everything()
  const zulmira = await candidate('Zulmira Quaresma')
  await house.as(leavingRoutes, zulmira).deleteProfessional({})
  await house.work({ handlers: fileHandlers, listeners: [] })
  const after = new Set(await everything())
  expect(before.filter((row) => !after.has(row))).toEqual([])
  expect([...after].filter((row) => row.includes('Zulmira'))).toEqual([])
})
