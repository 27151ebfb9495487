import type { AuditAction } from '@trampolim/marketplace/reviews/audit-actions.ts'
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
        action: reviews.audit.actions[each.action],
        name: each.name ?? t('audit.gone'),
        to: pageOf(each),
        happened: momentText(each.happened),
        facts: [subject ? t(`subject.${subject}`) : null, each.actor ?? t('audit.automation')],
        reason: each.reason,
      }
    }),
  }
}

const pathOf = (page: number) => href('/review/audit', {}, { page: page > 1 ? page : null })

/** The page of an entry's subject; null if the subject was deleted. */
function pageOf({ action, reviewId }: { action: AuditAction; reviewId: string | null }): string | null {
  if (action.startsWith('notice.')) return href('/review/notices')
  if (action.startsWith('thread-report.')) return href('/review/reports/threads')
  if (action === 'look-report.answer') return href('/review/reports')
  if (action === 'contact.answered') return href('/review/reports/contact')
  if (action === 'api-key.ended') return href('/review/reports/keys')
  return reviewId && href('/review/:reviewId', { reviewId })
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
          {entries.map(({ id, action, name, to, happened, facts, reason }) => (
            <WorkRow
              key={id}
              first={happened}
              title={
                <>
                  {action}: {to ? <Link to={to}>{name}</Link> : name}
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
