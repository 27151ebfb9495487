import { reviewSubjects } from '@trampolim/marketplace/reviews/review.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { redirect } from 'react-router'
import { Link } from '../../../design/link.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { momentText } from '../../../parts/dates.ts'
import { ListPager } from '../../../parts/list-pager.tsx'
import { WorkRow, WorkRows } from '../../../parts/reviews/work-rows.tsx'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import type { Route } from './+types/audit.ts'
import classes from './audit.module.css'

const t = speak(reviews)
const named = Object.keys(reviews.audit.actions) as (keyof typeof reviews.audit.actions)[]

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageAsked(new URL(request.url).searchParams)
  const { items, size, total } = await context.get(callsContext).gateway.reviews.auditLog({ page })
  const last = lastPageInstead({ items, page, size, total })
  if (last) throw redirect(pathOf(last))
  return {
    page,
    pages: Math.ceil(total / size),
    entries: items.map((each) => {
      const subject = reviewSubjects.find((known) => known === each.subject)
      return {
        id: each.id,
        action: actionText(each.action),
        name: each.name ?? t('audit.gone'),
        reviewId: each.reviewId,
        happened: momentText(each.happened),
        facts: [subject ? t(`subject.${subject}`) : null, each.actor ?? t('audit.automation')],
        reason: each.reason,
      }
    }),
  }
}

const pathOf = (page: number) => href('/review/audit', {}, { page: page > 1 ? page : null })

/** The text for an action: `review.approve`, `medical-report.opened`. */
function actionText(action: string): string {
  const known = named.find((each) => action.replaceAll(/[.-]/g, '_').includes(each))
  return t(`audit.actions.${known ?? 'other'}`)
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('audit.title')} · Trampolim` }]
}

export default function Audit({ loaderData: { entries, page, pages } }: Route.ComponentProps) {
  return (
    <PageBody>
      <PageHead title={t('audit.title')} text={t('audit.text')} />
      {entries.length === 0 ? (
        <EmptyState title={t('audit.emptyTitle')} text={t('audit.emptyText')} />
      ) : (
        <WorkRows label={t('audit.title')}>
          {entries.map(({ id, action, name, reviewId, happened, facts, reason }) => (
            <WorkRow
              key={id}
              first={happened}
              title={
                <>
                  {action}: {reviewId ? <Link to={href('/review/:reviewId', { reviewId })}>{name}</Link> : name}
                </>
              }
              facts={facts}
            >
              {reason && <p className={classes.reason}>{reason}</p>}
            </WorkRow>
          ))}
        </WorkRows>
      )}
      <ListPager page={page} pages={pages} to={pathOf} label={t('pages')} />
    </PageBody>
  )
}
