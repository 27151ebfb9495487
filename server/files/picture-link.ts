import { basePaths } from '@trampolim/contract/services.ts'
import type { House } from '../platform/house.ts'
import { isSealOf, sign } from '../platform/tokens.ts'

const hour = 60 * 60_000
/**
 * For how long a link stays the same, so that browsers can cache the picture; it remains valid for at least as long
 * again.
 */
const lasts = 12 * hour

/**
 * A link that shows a picture inside a page without a session. It is only given to people who may see the picture. It
 * can't be guessed, stays the same for twelve hours, and is valid for twelve to twenty-four.
 */
export function pictureUrl({ configuration, now }: Pick<House, 'configuration' | 'now'>, fileId: string): string {
  const expires = String((Math.floor(now().getTime() / lasts) + 2) * lasts)
  const signature = sign(configuration.secret, ['picture', fileId, expires])
  return `${configuration.publicUrl}${basePaths.socialMedia}/pictures/${fileId}?expires=${expires}&signature=${signature}`
}

export type PictureLink = { fileId: string; expires: string; signature: string }

/** Whether a link to a picture is valid now. */
export function isGoodPictureLink(
  { configuration, now }: Pick<House, 'configuration' | 'now'>,
  { fileId, expires, signature }: PictureLink,
): boolean {
  const parts = ['picture', fileId, expires]
  return isSealOf(configuration.secret, parts, Buffer.from(signature, 'base64url')) && Number(expires) > now().getTime()
}
