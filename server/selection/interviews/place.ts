import { randomBytes } from 'node:crypto'
import type { Meeting } from '@trampolim/marketplace/interviews/times.ts'
import { linkFrom } from '@trampolim/marketplace/links/link-pattern.ts'
import type { House } from '../../platform/house.ts'

type Settings = Pick<House['configuration'], 'meetingUrl'>

/**
 * Where a meeting is held, with only the data for its type. A missing link is built, if the settings contain a pattern
 * for links.
 */
export function placeOf({ meetingUrl }: Settings, { type, address, link }: Meeting): Meeting {
  if (type === 'live') return { type, address, link: '' }
  if (link.trim() || meetingUrl === null) return { type, address: '', link }
  return { type, address: '', link: linkFrom(meetingUrl, randomBytes(16).toString('hex')) }
}
