import { hashPassword } from '@trampolim/server/accounts/passwords.ts'
import type { House } from '@trampolim/server/platform/house.ts'
import type { Person } from '@trampolim/server/platform/http/asking.ts'
import { newId } from '@trampolim/server/platform/ids.ts'

/** An account to sign in with; without a password nobody can. */
export type NewAccount = { email: string; role: Person['role']; password?: string | undefined }

/** Adds an account and says who its owner is when asking; a session only exists once they sign in. */
export async function insertAccount(
  { database, now }: Pick<House, 'database' | 'now'>,
  { email, role, password }: NewAccount,
): Promise<Person> {
  const id = newId(now())
  await database
    .insertInto('account')
    .values({
      id,
      email,
      role,
      email_validated_at: now(),
      password_hash: password ? await hashPassword(password) : null,
      created_at: now(),
      modified_at: now(),
    })
    .execute()
  return { accountId: id, sessionId: newId(now()), role, email }
}

/** A professional of São Paulo whose profile is in the given status. */
export async function insertCandidate(
  house: Pick<House, 'database' | 'now'>,
  {
    email,
    cpf,
    status = 'approved',
    password,
  }: { email: string; cpf: string; status?: string; password?: string | undefined },
): Promise<Person> {
  const person = await insertAccount(house, { email, role: 'user:professional', password })
  await house.database
    .insertInto('professional')
    .values({
      account_id: person.accountId,
      status,
      name: 'Ana Souza',
      cpf,
      birth_date: '1994-05-17',
      gender: 2,
      phones: JSON.stringify([{ phone: '11987654321', isWhatsApp: true, verified: true }]),
      zip_code: '01310100',
      municipality_id: 3_550_308,
      district: 'Bela Vista',
      street: 'Avenida Paulista',
      latitude: -23.56,
      longitude: -46.65,
      exact_position: true,
      share_contact_data: false,
      created_at: house.now(),
      modified_at: house.now(),
    })
    .execute()
  return person
}
