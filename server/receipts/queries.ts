import type { Receipt } from '@trampolim/contract/gateway/receipts.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import { hasWithdrawn } from '../selection/queries.ts'

/** The data that a receipt stores in addition to its candidacy. */
export type NewReceipt = {
  id: string
  candidacyId: string
  code: string
  job: Receipt['job']
  curriculum: Receipt['curriculum']
}

/** Stores the receipt of a candidacy's current application. */
export async function storeReceipt(tx: Database | Tx, { id, candidacyId, code, job, curriculum }: NewReceipt) {
  await sql`
    insert into application_receipt
      (id, candidacy_id, check_code, sent_at, applicant_name, job_name, company_name, job, curriculum, answers)
    select ${id}, candidacy.id, ${code}, candidacy.applied_at, professional.name, candidacy.job_name,
      candidacy.company_name, ${JSON.stringify(job)}::jsonb, ${JSON.stringify(curriculum)}::jsonb, candidacy.answers
    from candidacy join professional on professional.account_id = candidacy.professional_id
    where candidacy.id = ${candidacyId}
  `.execute(tx)
}

export type StoredReceipt = Omit<Receipt, 'sent' | 'page'> & { sent: Date }

/** One of the receipts of a person's candidacy, the latest first. */
export async function findReceipt(
  database: Database,
  { professionalId, candidacyId, page }: { professionalId: string; candidacyId: string; page: number },
): Promise<StoredReceipt | undefined> {
  const { rows } = await sql<StoredReceipt>`
    select receipt.check_code as code, receipt.sent_at as sent, receipt.applicant_name as applicant, receipt.job_name as "jobName",
      receipt.company_name as company, receipt.job, receipt.curriculum, receipt.answers,
      ${hasWithdrawn} as withdrawn,
      count(*) over ()::integer as total
    from application_receipt as receipt join candidacy on candidacy.id = receipt.candidacy_id
    where candidacy.id = ${candidacyId} and candidacy.professional_id = ${professionalId}
    order by receipt.sent_at desc, receipt.id desc limit 1 offset ${page - 1}
  `.execute(database)
  return rows[0]
}

/** The part of an application that anyone with the code may know. */
export async function findByCode(database: Database, code: string) {
  return database
    .selectFrom('application_receipt')
    .select(['sent_at as sent', 'job_name as jobName', 'company_name as company'])
    .where('check_code', '=', code)
    .executeTakeFirst()
}
