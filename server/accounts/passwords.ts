import { hash, verify } from '@node-rs/argon2'
import { normalisePassword } from '@trampolim/marketplace/accounts/password-variants.ts'

// The library's own setting is argon2id with 19 MiB, two passes, one lane: what OWASP asks for at least.

/** What is stored of a password: an argon2id hash with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalisePassword(password))
}

let nobodys: Promise<string> | undefined

/** Whether this is the password. Takes equally long without an account, so that the time doesn't tell either. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password')
  const right = await verify(stored ?? (await nobodys), normalisePassword(password))
  return right && stored != null
}
