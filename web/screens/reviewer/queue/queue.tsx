import { type ReviewSubject, reviewDecisions, reviewSubjects } from '@trampolim/marketplace/reviews/review.ts'
import { noticeReview } from '@trampolim/phrases/pt-br/notices.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { Tabs } from '../../../design/tabs.tsx'
import { clockText } from '../../../parts/dates.ts'
import { ListPager } from '../../../parts/list-pager.tsx'
import { dueText, whenText } from '../../../parts/reviews/time-left.ts'
import { WorkRow, WorkRows } from '../../../parts/reviews/work-rows.tsx'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import type { Route } from './+types/queue.ts'
import classes from './queue.module.css'

const t = speak(reviews)
const ofNotices = speak({ tab: noticeReview.tab })

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const subject = reviewSubjects.find((each) => each === query.get('subject'))
  const page = pageAsked(query)
  const queue = await context.get(callsContext).gateway.reviews.reviewQueue({ subject, page })
  const last = lastPageInstead(queue)
  if (last) throw redirect(pathOf(subject, last))
  const now = new Date()
  const done = [...reviewDecisions, 'released' as const].find((each) => each === query.get('done')) ?? null
  return {
    ...queue,
    subject: subject ?? null,
    done,
    items: queue.items.map((item) => ({
      id: item.id,
      name: item.name,
      company: item.company,
      kind: t(`subject.${item.subject}`),
      again: item.again,
      ahead: item.ahead,
      entered: t('entered', { when: whenText(item.entered, now) }),
      due: dueText(item.due, now),
      claimed: item.claimed && {
        you: item.claimed.you,
        text: t(item.claimed.you ? 'claimedByYou' : 'claimedBy', {
          name: item.claimed.by,
          time: clockText(item.claimed.until),
        }),
      },
    })),
  }
}

const pathOf = (subject: ReviewSubject | null | undefined, page: number) =>
  href('/review', {}, { subject, page: page > 1 ? page : null })

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

type Item = Route.ComponentProps['loaderData']['items'][number]

/** The most important facts about an item, shown before it is opened. */
function factsOf({ kind, company, ahead, again, entered, claimed }: Item) {
  return [
    kind,
    company,
    ahead && (
      <b key="ahead" className={classes.ahead}>
        {t('ahead')}
      </b>
    ),
    !ahead && again && t('again'),
    entered,
    claimed && (
      <b key="claimed" className={claimed.you ? classes.yours : undefined}>
        {claimed.text}
      </b>
    ),
  ]
}

export default function Queue({ loaderData }: Route.ComponentProps) {
  const { items, page, size, total, counts, overdue, subject, done } = loaderData
  const all = reviewSubjects.reduce((sum, each) => sum + (counts[each] ?? 0), 0)
  return (
    <PageBody>
      <PageHead title={t('title')} text={t('text')} />
      <Tabs
        label={t('filter')}
        tabs={[
          { to: href('/review'), text: t('all'), on: subject === null, count: all },
          ...reviewSubjects.map((each) => ({
            to: href('/review', {}, { subject: each }),
            text: t(`subjects.${each}`),
            on: each === subject,
            count: counts[each] ?? 0,
          })),
          { to: href('/review/notices'), text: ofNotices('tab'), on: false },
        ]}
      />
      <div className={classes.body}>
        {done && (
          <Notice tone="success" live>
            {done === 'released' ? t('released') : t(`done.${done}`)}
          </Notice>
        )}
        {overdue > 0 && <Notice tone="warn">{t('overdue', { count: overdue })}</Notice>}
        {items.length === 0 ? (
          <EmptyState scene="done" title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <WorkRows label={t('title')}>
            {items.map((item) => (
              <WorkRow
                key={item.id}
                first={item.due.text}
                late={item.due.late}
                title={item.name}
                facts={factsOf(item)}
                end={
                  <ButtonLink
                    className={classes.open}
                    size="small"
                    to={href('/review/:reviewId', { reviewId: item.id })}
                  >
                    {t('open')}
                    <span className="unseen"> {item.name}</span>
                  </ButtonLink>
                }
              />
            ))}
          </WorkRows>
        )}
        <ListPager
          page={page}
          pages={Math.ceil(total / size)}
          to={(number) => pathOf(subject, number)}
          label={t('pages')}
        />
      </div>
    </PageBody>
  )
}
