import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Coming } from '../coming/coming.tsx'
import type { BellData } from '../notifications/bell-data.ts'
import { FollowTabs } from '../sign-in/follow-tabs.tsx'
import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import { TermsStrip } from '../terms/terms-strip.tsx'
import { Footer } from './footer.tsx'
import type { FrameData } from './frame-data.ts'
import { BareHeader } from './headers/bare-header.tsx'
import { OpenHeader } from './headers/open-header.tsx'
import { PersonHeader } from './headers/resting-header.ts'

/** Header, main and footer around a page, for its audience; signed-in people see their own menu everywhere. */
export function Frame({
  data,
  bell = null,
  children,
}: {
  data: FrameData | undefined
  bell?: BellData | null
  children: ReactNode
}) {
  const { pathname, search } = useLocation()
  const menu = (isForHiring(pathname, search) && data?.hiring) || data
  return (
    <>
      {!data && <BareHeader />}
      {data?.person && <PersonHeader data={data} bell={bell} />}
      {menu && !data?.person && <OpenHeader pages={menu.pages} entry={menu.entry} />}
      <main id="content">
        <TermsStrip due={data?.termsDue} />
        {children}
      </main>
      <Coming />
      {data && <Footer links={(menu !== data && data.hiring?.footer) || data.footer} />}
      {data?.person && <SignInAgain owner={data.person} />}
      {data && <FollowTabs userId={data.person?.userId ?? null} />}
    </>
  )
}

/** Whether a visitor's page is for employers: by its path, or by the area of the account whose password it resets. */
function isForHiring(pathname: string, search: string): boolean {
  return /^\/recruiter(?:\/|$)/.test(pathname) || new URLSearchParams(search).get('area') === 'recruiter'
}
