import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { BellData } from '../notifications/bell-data.ts'
import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import { TermsStrip } from '../terms/terms-strip.tsx'
import { loadPart } from '../unloaded-part/load-part.ts'
import { BareHeader } from './bare-header.tsx'
import { Footer } from './footer.tsx'
import type { FrameData } from './frame-data.ts'
import { OpenHeader } from './open-header.tsx'

const load = () => import('./person-header.tsx')
const PersonHeader = lazy(() => (import.meta.env.SSR ? load() : loadPart(load, 'frame:open')))

/** Header, main and footer around a page, for its audience; who is signed in sees their own menu everywhere. */
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
      {data?.person && (
        <Suspense fallback={<BareHeader />}>
          <PersonHeader data={data} bell={bell} />
        </Suspense>
      )}
      {menu && !data?.person && <OpenHeader pages={menu.pages} entry={menu.entry} />}
      <main id="content">
        <TermsStrip due={data?.termsDue} />
        {children}
      </main>
      {data && <Footer links={(menu !== data && data.hiring?.footer) || data.footer} />}
      {data?.person && <SignInAgain owner={data.person} />}
    </>
  )
}

/** Whether a visitor's page is for those who hire: by its path, or by the area of the password that it resets. */
function isForHiring(pathname: string, search: string): boolean {
  return /^\/recruiter(?:\/|$)/.test(pathname) || new URLSearchParams(search).get('area') === 'recruiter'
}
