import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Coming } from '../coming/coming.tsx'
import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import { TermsStrip } from '../terms/terms-strip.tsx'
import type { MenuCounts } from './area-header.tsx'
import { BareHeader } from './bare-header.tsx'
import { CandidateHeader } from './candidate-header.tsx'
import { Footer } from './footer.tsx'
import type { FrameData } from './frame-data.ts'
import { OpenHeader } from './open-header.tsx'

/** Header, main and footer around a page, for its audience; a candidate sees their own navigation everywhere. */
export function Frame({
  data,
  bell,
  counts,
  children,
}: {
  data: FrameData | undefined
  bell?: ReactNode
  counts?: MenuCounts | undefined
  children: ReactNode
}) {
  const { pathname, search } = useLocation()
  const menu = (isForHiring(pathname, search) && data?.hiring) || data
  const candidate = data?.person?.role === 'user:professional' ? data.person : null
  return (
    <>
      {!data && <BareHeader />}
      {data && candidate && (
        <CandidateHeader links={data.pages} person={candidate} signOut={data.signOut} bell={bell} counts={counts} />
      )}
      {menu && !candidate && <OpenHeader pages={menu.pages} entry={menu.entry} />}
      <main id="content">
        <TermsStrip due={data?.termsDue} />
        {children}
      </main>
      <Coming />
      {data && <Footer links={(menu !== data && data.hiring?.footer) || data.footer} />}
      {data?.person && <SignInAgain owner={data.person} />}
    </>
  )
}

/** Whether a visitor's page is for those who hire: by its path, or by the area of the password that it resets. */
function isForHiring(pathname: string, search: string): boolean {
  return /^\/recruiter(?:\/|$)/.test(pathname) || new URLSearchParams(search).get('area') === 'recruiter'
}
