import { hash, verify } from '@node-rs/argon2'
import { normalisePassword } from '@trampolim/marketplace/accounts/passwords/password-variants.ts'

// The library's default is argon2id with 19 MiB, two passes and one lane: the minimum that OWASP recommends.

/** Returns the stored form of a password: an argon2id hash with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalisePassword(password))
}

let nobodys: Promise<string> | undefined

/** Whether the password is right. It takes equally long without an account, so that the time reveals nothing. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password')
  const right = await verify(stored ?? (await nobodys), normalisePassword(password))
  return right && stored != null
}
