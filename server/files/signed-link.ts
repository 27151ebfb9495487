import { basePaths } from '@trampolim/contract/services.ts'
import type { House } from '../platform/house.ts'
import { isSealOf, sign } from '../platform/tokens.ts'

const usualMinutes = 5

export type FileMethod = 'put' | 'get'

/** A link that allows uploading or downloading one file for some minutes, usually five, without a session. */
export function signedFileUrl(
  { configuration, now }: Pick<House, 'configuration' | 'now'>,
  { method, fileId, minutes = usualMinutes }: { method: FileMethod; fileId: string; minutes?: number },
): { url: string; expiresAt: Date } {
  const expiresAt = new Date(now().getTime() + minutes * 60_000)
  const expires = String(expiresAt.getTime())
  const signature = sign(configuration.secret, ['file', method, fileId, expires])
  return {
    url: `${configuration.publicUrl}${basePaths.socialMedia}/files/${fileId}?expires=${expires}&signature=${signature}`,
    expiresAt,
  }
}

export type FileLink = { method: FileMethod; fileId: string; expires: string; signature: string }

/** Whether a link is valid now. */
export function judgeLink(
  { configuration, now }: Pick<House, 'configuration' | 'now'>,
  { method, fileId, expires, signature }: FileLink,
): 'good' | 'forged' | 'expired' {
  const parts = ['file', method, fileId, expires]
  if (!isSealOf(configuration.secret, parts, Buffer.from(signature, 'base64url'))) return 'forged'
  return Number(expires) > now().getTime() ? 'good' : 'expired'
}
