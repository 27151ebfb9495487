import { help } from '@trampolim/phrases/pt-br/help.ts'
import { lookReports } from '@trampolim/phrases/pt-br/privacy.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { redirect } from 'react-router'
import { Link } from '../../../design/link.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { Pager } from '../../../design/pager.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { topicPath } from '../../../parts/help/help-paths.ts'
import { ReportTabs } from '../../../parts/reviews/report-tabs.tsx'
import { WorkRow, WorkRows } from '../../../parts/reviews/work-rows.tsx'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import type { Route } from './+types/help-ratings.ts'
import classes from './reports.module.css'

const t = speak({ ratings: help.ratings })
const ofReports = speak(lookReports)
const ofReviews = speak(reviews)
const pathOf = (page: number) => href('/review/reports/help', {}, { page: page > 1 ? page : null })

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageAsked(new URL(request.url).searchParams)
  const found = await context.get(callsContext).socialMedia.faq.listRatings({ page })
  const last = lastPageInstead(found)
  if (last) throw redirect(pathOf(last))
  return { page, pages: Math.ceil(found.total / found.size), ratings: found.items }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('ratings.tab')} · Trampolim` }]
}

/** What people said of the answers of the help centre. */
export default function HelpRatings({ loaderData: { page, pages, ratings } }: Route.ComponentProps) {
  return (
    <PageBody>
      <PageHead title={ofReports('title')} text={t('ratings.text')} />
      <div className={classes.body}>
        <ReportTabs on="help" />
        {ratings.length === 0 ? (
          <EmptyState title={ofReports('none.title')} text={t('ratings.none')} />
        ) : (
          <WorkRows label={t('ratings.tab')}>
            {ratings.map(({ id, audience, topic, question, helped, unhelped }) => (
              <WorkRow
                key={`${audience} ${id}`}
                title={<Link to={topicPath(audience, topic, { at: id })}>{question}</Link>}
                first={t(`ratings.of.${audience}`)}
                facts={[t('ratings.counts', { helped, unhelped })]}
              />
            ))}
          </WorkRows>
        )}
        <Pager
          page={page}
          pages={pages}
          to={pathOf}
          label={ofReports('pages')}
          previousLabel={ofReviews('previous')}
          nextLabel={ofReviews('next')}
          pageLabel={(number) => ofReviews('pageOf', { page: number })}
        />
      </div>
    </PageBody>
  )
}
