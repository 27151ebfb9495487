import { Bell } from '../../notifications/bell.tsx'
import type { BellData } from '../../notifications/bell-data.ts'
import { AccountMenu } from '../../rail/account-menu.tsx'
import { Rail } from '../../rail/rail.tsx'
import { useLiveBell } from '../../realtime/live-bell.ts'
import type { FrameData } from '../frame-data.ts'
import { AreaHeader } from './area-header.tsx'
import { OpenHeader } from './open-header.tsx'

export type PersonHeaderProps = {
  data: FrameData
  /** The notifications, for people who have any. */
  bell: BellData | null
}

/**
 * The header of signed-in people, the same on every page: their area's menu, the bell, and their account with signing
 * out. Visitors don't load it.
 */
export default function PersonHeader({ data, bell: given }: PersonHeaderProps) {
  const { area, person, pages, entry, signOut, more } = data
  const bell = useLiveBell(given)
  const shown = { bell: bell && <Bell {...bell} />, counts: bell ?? {} }
  if (area === 'candidate') return <AreaHeader data={data} {...shown} />
  if (area) return <Rail data={data} {...shown} />
  return (
    <OpenHeader
      pages={pages}
      entry={entry}
      account={person && <AccountMenu person={person} links={[...entry, ...more]} signOut={signOut} />}
    />
  )
}
