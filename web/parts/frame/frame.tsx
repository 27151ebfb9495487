import type { ReactNode } from 'react'
import { BareHeader } from './bare-header.tsx'
import { CandidateHeader } from './candidate-header.tsx'
import { Footer } from './footer.tsx'
import type { FrameData } from './frame-data.ts'
import { OpenHeader } from './open-header.tsx'

/** Header, main and footer around a page; a candidate sees their own navigation everywhere. */
export function Frame({ data, children }: { data: FrameData | undefined; children: ReactNode }) {
  const candidate = data?.person?.role === 'user:professional' ? data.person : null
  return (
    <>
      {!data && <BareHeader />}
      {data && candidate && <CandidateHeader links={data.pages} name={candidate.name} signOut={data.signOut} />}
      {data && !candidate && <OpenHeader pages={data.pages} entry={data.entry} />}
      <main id="content">{children}</main>
      {data && <Footer links={data.footer} />}
    </>
  )
}
