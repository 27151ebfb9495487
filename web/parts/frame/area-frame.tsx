import type { ReactNode } from 'react'
import { Coming } from '../coming/coming.tsx'
import type { BellData } from '../notifications/bell-data.ts'
import { WorkFooter } from '../rail/work-footer.tsx'
import { FollowTabs } from '../sign-in/follow-tabs.tsx'
import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import { TermsStrip } from '../terms/terms-strip.tsx'
import type { FrameData } from './frame-data.ts'
import { BareHeader } from './headers/bare-header.tsx'
import { PersonHeader } from './headers/resting-header.ts'

type AreaFrameProps = {
  /** Undefined if the frame's own data couldn't be read. */
  data: FrameData | undefined
  bell?: BellData | null
  children: ReactNode
}

/** The frame around the pages of recruiters and reviewers: their rail, main and footer. */
export function AreaFrame({ data, bell = null, children }: AreaFrameProps) {
  return (
    <>
      {data ? <PersonHeader data={data} bell={bell} /> : <BareHeader />}
      <main id="content">
        <TermsStrip due={data?.termsDue} />
        {children}
      </main>
      <Coming />
      {data && <WorkFooter links={data.footer} />}
      {data?.person && <SignInAgain owner={data.person} />}
      {data && <FollowTabs userId={data.person?.userId ?? null} />}
    </>
  )
}
