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

type Loaded = typeof import('./person-header.tsx')
const load = (): Promise<Loaded> => import('./person-header.tsx')

/** On the server it is there before anybody asks: a page that waited for it would show it by a script alone. */
let loaded: Loaded | undefined
if (import.meta.env.SSR) {
  load().then((part) => {
    loaded = part
  })
}

/** Visitors don't load it. */
const PersonHeader = lazy((): Promise<Loaded> => {
  if (!import.meta.env.SSR) return loadPart(load, 'frame:open')
  const part = loaded
  // What React is handed at once, it draws at once.
  return part ? ({ then: (draw: (part: Loaded) => void) => draw(part) } as unknown as Promise<Loaded>) : load()
})

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
