import { createPrivateKey, createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { addressIn } from './mail.ts'
import type { DkimKey } from './post.ts'

/** The record that receivers look up at `<selector>._domainkey.<domain>`. */
export type DkimRecord = { name: string; value: string; bits: number }

/** The maximum length of an address before the @; a letter's own part takes 33 characters of it. */
const most = { local: 64, own: 33 }

/**
 * Reads the key from a setting: a PEM text, also with `
 * ` instead of line breaks, or the path of a file that contains one. Null if it isn't an RSA key, the only kind that
 * all receivers support.
 */
export function readDkimKey(given: string): string | null {
  try {
    const text = given.includes('-----BEGIN') ? given.replaceAll('\\n', '\n') : readFileSync(given, 'utf8')
    const key = createPrivateKey(text)
    if (key.asymmetricKeyType !== 'rsa' || bitsOf(key) < 1024) return null
    return key.export({ type: 'pkcs8', format: 'pem' }) as string
  } catch {
    return null
  }
}

/** The domain of a sender who is written with a name or without. */
export const domainOf = (sender: string): string => addressIn(sender).split('@').at(-1) ?? ''

/** What to publish for a key. */
export function dkimRecord({ domain, selector, privateKey }: DkimKey): DkimRecord {
  const key = createPublicKey(privateKey)
  const published = key.export({ type: 'spki', format: 'der' }).toString('base64')
  return { name: `${selector}._domainkey.${domain}`, value: `v=DKIM1; k=rsa; p=${published}`, bits: bitsOf(key) }
}

/** Whether a letter's own part fits into the address for returned letters. */
export const fitsOwnPart = (address: string): boolean => address.lastIndexOf('@') + most.own <= most.local

function bitsOf(key: { asymmetricKeyDetails?: { modulusLength?: number } }): number {
  return key.asymmetricKeyDetails?.modulusLength ?? 0
}
