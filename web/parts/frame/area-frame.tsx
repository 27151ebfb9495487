import type { ReactNode } from 'react'
import { Coming } from '../coming/coming.tsx'
import { Rail } from '../rail/rail.tsx'
import { WorkFooter } from '../rail/work-footer.tsx'
import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import { TermsStrip } from '../terms/terms-strip.tsx'
import type { MenuCounts, MenuIcons } from './area-header.tsx'
import { BareHeader } from './bare-header.tsx'
import type { FrameData } from './frame-data.ts'

type AreaFrameProps = {
  /** Undefined if the frame's own data couldn't be read. */
  data: FrameData | undefined
  icons: MenuIcons
  bell?: ReactNode
  counts?: MenuCounts | undefined
  children: ReactNode
}

/** The frame around the pages of recruiters and reviewers: their rail, main and footer. */
export function AreaFrame({ data, icons, bell, counts, children }: AreaFrameProps) {
  return (
    <>
      {data ? <Rail data={data} icons={icons} bell={bell} counts={counts} /> : <BareHeader />}
      <main id="content">
        <TermsStrip due={data?.termsDue} />
        {children}
      </main>
      <Coming />
      {data && <WorkFooter links={data.footer} />}
      {data?.person && <SignInAgain owner={data.person} />}
    </>
  )
}
