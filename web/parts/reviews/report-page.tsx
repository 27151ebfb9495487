import { lookReports } from '@trampolim/phrases/pt-br/privacy.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ComponentProps, ReactNode } from 'react'
import { PageBody, PageHead } from '../../design/page-head.tsx'
import { EmptyState } from '../../design/states.tsx'
import { SavedNotice } from '../form/saved-notice.tsx'
import { ListPager } from '../list-pager.tsx'
import classes from './report-page.module.css'
import { ReportTabs } from './report-tabs.tsx'
import { Unheard } from './unheard.tsx'

const t = speak(lookReports)

type ReportPageProps = Pick<ComponentProps<typeof ReportTabs>, 'on'> &
  Pick<ComponentProps<typeof ListPager>, 'page' | 'pages' | 'to'> & {
    /** An introduction to this kind of report. */
    text: string
    /** A confirmation of what was just done, if anything was. */
    done?: string | false
    /** What was refused of a report that has no form any more. */
    unheard?: { fault: string } | null
    /** The number of open reports, if it is shown. */
    above?: ReactNode
    /** The texts shown if `children` would be an empty list. */
    none: { title: string; text: string }
    isEmpty: boolean
    children: ReactNode
  }

/** A page with one kind of reports, with tabs for the others. */
export function ReportPage({ on, text, done, unheard, above, none, isEmpty, children, ...pager }: ReportPageProps) {
  return (
    <PageBody>
      <PageHead title={t('title')} text={text} />
      <div className={classes.body}>
        <ReportTabs on={on} />
        {done && <SavedNotice>{done}</SavedNotice>}
        <Unheard refused={unheard} />
        {above}
        {isEmpty ? <EmptyState {...none} /> : children}
        <ListPager {...pager} label={t('pages')} />
      </div>
    </PageBody>
  )
}
