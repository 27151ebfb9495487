import { hash } from '@node-rs/argon2'
import { normalisePassword } from '@trampolim/marketplace/accounts/passwords/password-variants.ts'
import type { House } from '@trampolim/server/platform/house.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { newId } from '@trampolim/server/platform/ids.ts'

/** An account to sign in with; impossible without a password. */
export type NewAccount = { email: string; role: Person['role']; password?: string | undefined }

/** A stored password whose check takes a hundredth of the usual time, since tests check hundreds. */
const cheapHash = (password: string) => hash(normalisePassword(password), { memoryCost: 8, timeCost: 1 })

/** Adds an account and returns its owner as a caller; a session only exists once they sign in. */
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
      password_hash: password ? await cheapHash(password) : null,
      created_at: now(),
      modified_at: now(),
    })
    .execute()
  return { accountId: id, sessionId: newId(now()), role, email }
}

/** Adds a professional of São Paulo whose profile has the given status. */
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
