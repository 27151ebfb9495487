import type { ReactNode } from 'react'
import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import { TermsStrip } from '../terms/terms-strip.tsx'
import { AreaHeader, type MenuCounts, type MenuIcons } from './area-header.tsx'
import { BareHeader } from './bare-header.tsx'
import { Footer } from './footer.tsx'
import type { FrameData } from './frame-data.ts'

type AreaFrameProps = {
  /** Undefined if the frame's own data couldn't be read. */
  data: FrameData | undefined
  icons: MenuIcons
  bell?: ReactNode
  counts?: MenuCounts | undefined
  children: ReactNode
}

/** The frame around the pages of an area: its navigation, main and footer. */
export function AreaFrame({ data, icons, bell, counts, children }: AreaFrameProps) {
  return (
    <>
      {data ? (
        <AreaHeader
          links={data.pages}
          icons={icons}
          person={data.person}
          signOut={data.signOut}
          bell={bell}
          counts={counts}
        />
      ) : (
        <BareHeader />
      )}
      <main id="content">
        <TermsStrip due={data?.termsDue} />
        {children}
      </main>
      {data && <Footer links={data.footer} />}
      {data?.person && <SignInAgain owner={data.person} />}
    </>
  )
}
