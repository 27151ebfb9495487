import { randomBytes } from 'node:crypto'
import { type DeletedByAgeName, deletedByAge } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { writeAudit } from '@trampolim/server/audit/queries.ts'
import { newId } from '@trampolim/server/platform/ids.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestHouse } from './house.ts'
import { insertNotice } from './notices.ts'
import { insertAccount } from './people.ts'
import { selectionIn } from './selection.ts'
import { insertAlert, insertOrganization } from './world/builders.ts'

export const minute = 60_000
export const day = 24 * 60 * minute

/** Rows of everything that is deleted by its age. */
export function agedRowsIn(house: TestHouse) {
  const { database, owner } = house
  const { hiring, person, placed } = selectionIn(house)
  const token = () => randomBytes(32)
  const at = (since: Date, later: number) => new Date(since.getTime() + later)
  let count = 0
  const email = () => `pessoa${++count}@exemplo.com.br`
  const accountId = async () => (await insertAccount(house, { email: email(), role: 'user:professional' })).accountId

  async function file(values: { created_at: Date; attached_at: Date | null; purpose?: string }) {
    const id = newId(house.now())
    const key = `${id}00000000`
    await house.storage.write(key, Buffer.from('x'))
    const row = { owner_id: await accountId(), original_name: 'a.pdf', storage_key: key, ...values }
    await database
      .insertInto('stored_file')
      .values({ id, purpose: 'curriculum', ...row })
      .execute()
    return { id, key }
  }

  async function apiKey(values: { made_at: Date; used_at: Date; ended_at?: Date; ended_by?: string }) {
    const id = newId(values.made_at)
    const row = { id, project: 'Estudo', email: email(), purpose: 'Contar vagas', asked_at: values.made_at }
    await database
      .insertInto('api_key')
      .values({ ...row, key_hash: token(), ...values })
      .execute()
    return there('api_key', 'id', id)
  }

  const bytesStay = async (key: string) => (await house.storage.read(key)) !== null

  /** Inserts a row whose time began at a moment; returns a function for whether it still exists. */
  const rows: Record<DeletedByAgeName, (since: Date) => Promise<() => Promise<boolean>>> = {
    async unusedKey(since) {
      return apiKey({ made_at: at(since, -day), used_at: since })
    },
    async endedKey(since) {
      return apiKey({ made_at: at(since, -day), used_at: at(since, -day), ended_at: since, ended_by: 'holder' })
    },
    async keyLink(since) {
      const token_hash = token()
      await database.insertInto('api_key_link').values({ token_hash, email: email(), expires_at: since }).execute()
      return there('api_key_link', 'token_hash', token_hash)
    },
    async letter(since) {
      const key = randomBytes(16).toString('hex')
      const row = { address: token(), template: 'welcome', state: 'sent', tries: 1, queued_at: since }
      await database
        .insertInto('letter')
        .values({ key, ...row, changed_at: since })
        .execute()
      return there('letter', 'key', key)
    },
    async returningAddress(since) {
      const address = token()
      await database
        .insertInto('returning_address')
        .values({ address, softly: 1, first_at: since, status: '4.2.2' })
        .execute()
      return there('returning_address', 'address', address)
    },
    async session(since) {
      const row = { id: newId(since), token_hash: token(), account_id: await accountId(), remember: false }
      await database
        .insertInto('session')
        .values({ ...row, created_at: at(since, -day), expires_at: since })
        .execute()
      return there('session', 'id', row.id)
    },
    async actionLink(since) {
      const row = { id: newId(since), kind: 'reset-password', token_hash: token(), account_id: await accountId() }
      await database
        .insertInto('action_link')
        .values({ ...row, created_at: at(since, -day), expires_at: since })
        .execute()
      return there('action_link', 'id', row.id)
    },
    async begunAccount(since) {
      const id = await accountId()
      const role = 'professional:registration:incomplete'
      await database.updateTable('account').set({ role, created_at: since }).where('id', '=', id).execute()
      return there('account', 'id', id)
    },
    async spentChallenge(since) {
      const challenge_hash = token()
      await database.insertInto('spent_challenge').values({ challenge_hash, ends_at: since }).execute()
      return there('spent_challenge', 'challenge_hash', challenge_hash)
    },
    async failedTry(since) {
      const subject = email()
      await database
        .insertInto('failed_try')
        .values({ subject, failures: 1, open_at: since, forgotten_at: since })
        .execute()
      return there('failed_try', 'subject', subject)
    },
    async verification(since) {
      const id = newId(since)
      const times = { created_at: at(since, -10 * minute), expires_at: since }
      await database
        .insertInto('verification')
        .values({ id, channel: 'email', destination: email(), code_hash: token(), ...times })
        .execute()
      return there('verification', 'id', id)
    },
    async limitCount(since) {
      const subject = email()
      await database
        .insertInto('limit_count')
        .values({ subject, count: 1, window_start: at(since, -day), expires_at: since })
        .execute()
      return there('limit_count', 'subject', subject)
    },
    async securityEvent(since) {
      const bucket = token()
      const times = { first_at: at(since, -day), last_at: since }
      const row = { bucket, kind: 'look', call: 'readJob', place: '203.0.113.0/24', request_id: 'r', ...times }
      await database.insertInto('security_event').values(row).execute()
      return there('security_event', 'bucket', bucket)
    },
    async notification(since) {
      const id = newId(since)
      await database
        .insertInto('notification')
        .values({ id, kind: 'job-closed', type: 1, variant: '', created_at: since })
        .execute()
      return there('notification', 'id', id)
    },
    async contact(since) {
      const id = newId(since)
      const times = { sent_at: at(since, -day), due_at: at(since, day), answered_at: since }
      const typed = { kind: 'question', name: 'Ana Souza', email: email(), message: 'Oi', fingerprint: email() }
      await database
        .insertInto('contact_message')
        .values({ id, ...typed, answer: 'Oi', ...times })
        .execute()
      const details = { name: 'Ana Souza', reason: 'Oi' }
      const entry = { action: 'contact.answered', actorId: null, subject: 'contact', subjectId: id, details } as const
      await database.transaction().execute((tx) => writeAudit(tx, { ...entry, now: since } as never))
      const isThere = there('contact_message', 'id', id)
      return async () => {
        const { rows: audit } = await sql<{ named: boolean }>`
          select details ? 'name' or details ? 'reason' as named from audit_entry where subject_id = ${id}
        `.execute(database)
        const stays = await isThere()
        expect(audit).toEqual([{ named: stays }])
        return stays
      }
    },
    async notice(since) {
      const organizationId = await insertOrganization(house)
      const id = await insertNotice(house, { organizationId, status: 'withdrawn', over_at: since })
      return there('notice', 'id', id)
    },
    async helpRating(since) {
      const answer_id = email()
      await database
        .insertInto('help_rating')
        .values({ audience: 'candidate', answer_id, day: dayOf(since), helped: 1 })
        .execute()
      return there('help_rating', 'answer_id', answer_id)
    },
    async invitation(since) {
      const row = { id: newId(since), email: email(), organization_id: await insertOrganization(house) }
      const times = { invited_at: at(since, -day), sent_at: at(since, -day), expires_at: since }
      await database
        .insertInto('organization_invitation')
        .values({ ...row, ...times, token_hash: token() })
        .execute()
      return there('organization_invitation', 'id', row.id)
    },
    async unattachedFile(since) {
      const { id, key } = await file({ created_at: since, attached_at: null })
      const isThere = there('stored_file', 'id', id)
      return async () => {
        const stays = await isThere()
        expect(await bytesStay(key)).toBe(stays)
        return stays
      }
    },
    async medicalReport(since) {
      const { jobId } = await hiring()
      const { id, key } = await file({ created_at: at(since, -day), attached_at: since, purpose: 'medical-report' })
      await placed(jobId, email(), { candidacy: { medical_report_id: id } })
      await database.updateTable('job').set({ closed_at: since }).where('id', '=', jobId).execute()
      const isThere = there('stored_file', 'id', id)
      return async () => {
        const stays = await isThere()
        expect(await bytesStay(key)).toBe(stays)
        return stays
      }
    },
    async keptCandidate(since) {
      const { jobId } = await hiring()
      const kept = { step: 'discarded', outcome: 'kept', discarded_at: since }
      const { processId } = await placed(jobId, email(), { candidacy: kept })
      return async () => {
        const { rows: found } = await sql<{ outcome: string | null; step: string }>`
          select outcome, step from candidacy where id = ${processId}
        `.execute(database)
        expect(found[0]?.step).toBe('discarded')
        return found[0]?.outcome === 'kept'
      }
    },
    async dataExport(since) {
      const ends = at(since, deletedByAge.dataExport.days * day)
      const { id: file_id, key } = await file({ created_at: since, attached_at: since, purpose: 'data-export' })
      const row = { id: newId(since), account_id: await accountId(), state: 'ready', file_id }
      await database
        .insertInto('data_export')
        .values({ ...row, asked_at: since, ends_at: ends })
        .execute()
      const isThere = there('data_export', 'id', row.id)
      return async () => {
        const stays = await isThere()
        expect(await bytesStay(key)).toBe(stays)
        return stays
      }
    },
    async linkPreview(since) {
      const address_hash = token()
      await database.insertInto('link_preview').values({ address_hash, title: 'Um', read_at: since }).execute()
      return there('link_preview', 'address_hash', address_hash)
    },
    async countedUse(since) {
      const digest = token()
      await database
        .insertInto('counted_use')
        .values({ digest, day: dayOf(since) })
        .execute()
      return there('counted_use', 'digest', digest)
    },
    async alertNews(since) {
      const { jobId } = await hiring()
      const { accountId: professionalId } = await person('Ana Souza')
      const id = await insertAlert(house, { professionalId, occupation: 'padeiro' })
      const { search_no } = await database
        .selectFrom('job_alert')
        .select('search_no')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await database.insertInto('alert_news').values({ search_no, job_id: jobId, found_at: since }).execute()
      return there('alert_news', 'job_id', jobId)
    },
    async event(since) {
      const id = newId(since)
      await database
        .insertInto('event')
        .values({ id, type: 'job.changed', payload: '{}', occurred_at: since })
        .execute()
      await database.insertInto('event_delivery').values({ event_id: id, listener: 'l', delivered_at: since }).execute()
      return there('event', 'id', id)
    },
    async failedWork(since) {
      const { rows: made } = await sql<{ id: string }>`
        select id from graphile_worker.add_job('send-letter', run_at => now() + interval '99 years', max_attempts => 1)
      `.execute(owner)
      const id = made[0]?.id ?? ''
      await sql`
        update graphile_worker._private_jobs set attempts = 1, updated_at = ${since} where id = ${id}::bigint
      `.execute(owner)
      return there('graphile_worker._private_jobs', 'id', id)
    },
  }

  function there(table: string, column: string, value: string | Buffer) {
    return async () => {
      const { rows: found } = await sql`
        select from ${sql.table(table)} where ${sql.ref(column)} = ${value}
      `.execute(owner)
      return found.length === 1
    }
  }

  return rows
}
