import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

export type Leaver = { name: string; email: string; phones: string[] }

/** Locks a candidate's account and profile until the transaction ends. */
export async function lockLeaver(tx: Tx, accountId: string): Promise<Leaver | undefined> {
  const { rows } = await sql<Leaver>`
    select professional.name, account.email,
      array(select phone ->> 'phone' from jsonb_array_elements(professional.phones) as phone) as phones
    from professional join account on account.id = professional.account_id
    where professional.account_id = ${accountId} for update
  `.execute(tx)
  return rows[0]
}

/** Lists the files of a person: those they uploaded, and those of their profile, curriculums and candidacies. */
export async function findFilesOf(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from stored_file where owner_id = ${accountId}
    union select avatar_file_id from account where id = ${accountId} and avatar_file_id is not null
    union select file_id from curriculum where professional_id = ${accountId} and file_id is not null
    union select medical_report_id from candidacy
      where professional_id = ${accountId} and medical_report_id is not null
  `.execute(tx)
  return rows.map(({ id }) => id)
}
