import type { OwnInterview } from '@trampolim/contract/interviews.ts'
import { accessibilityNeeds, interviewAnswers, interviewReasons } from '@trampolim/marketplace/interviews/answers.ts'
import { slotAnswers } from '@trampolim/marketplace/interviews/slots.ts'
import { isAhead } from '@trampolim/marketplace/interviews/statuses.ts'
import { groupInterviews } from '@trampolim/marketplace/interviews/times.ts'
import { ownSlots } from '@trampolim/phrases/pt-br/interview-slots.ts'
import { agenda, ownInterviews } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs, useSubmit } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { CalendarFeed, doFeedIntent } from '../../../parts/interviews/agenda/calendar-feed.tsx'
import { isAskedAgain } from '../../../parts/interviews/own/asked-again.ts'
import { OwnInterviewCard } from '../../../parts/interviews/own/own-interview.tsx'
import classes from '../../../parts/interviews/own/own-interviews.module.css'
import { PastInterview } from '../../../parts/interviews/own/past-interview.tsx'
import { SlotChoice } from '../../../parts/interviews/slots/slot-choice.tsx'
import { doSlotAnswer } from '../../../parts/interviews/slots/slot-intents.ts'
import { ListPager } from '../../../parts/list-pager.tsx'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import { rereadAfterConflict } from '../../../platform/reread-after-conflict.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/interviews.ts'

const t = speak(ownInterviews)
const a = speak(agenda)
const c = speak(ownSlots)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { interviews, calendarFeeds } = context.get(callsContext).gateway
  const query = new URL(request.url).searchParams
  const [found, offers, feed] = await Promise.all([
    interviews.listOwnInterviews({ page: pageAsked(query), size: 50 }),
    interviews.listOwnSlots({}),
    calendarFeeds.readCalendarFeed({}),
  ])
  const { items, page, size, total } = found
  const last = lastPageInstead(found)
  if (last) throw redirect(href('/interviews', {}, { page: last }))
  const answered = interviewAnswers.find((each) => each === query.get('answered')) ?? null
  const chosen = slotAnswers.find((each) => each === query.get('chosen')) ?? null
  return {
    items,
    page,
    pages: Math.ceil(total / size),
    offers: offers.items,
    answered,
    chosen,
    askedAgain: isAskedAgain(query.get('of'), { items, offers: offers.items, now: new Date() }),
    /** The interview that the person opened the page to cancel. */
    leaving: query.get('leave'),
    feed,
    now: new Date().toISOString(),
  }
}

/** Answers an interview or an offer of times, or marks the shown ones as viewed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const calls = context.get(callsContext)
  const feed = await doFeedIntent(calls, form)
  if (feed) return { feed }
  const text = (name: string) => String(form.get(name) ?? '')
  const chosen = await doSlotAnswer(calls, form)
  if (chosen && 'answered' in chosen)
    return redirect(href('/interviews', {}, { chosen: chosen.answered, of: text('id') }))
  if (chosen) return data({ fault: chosen.fault, feed: undefined }, chosen.status)
  const { interviews } = calls.gateway
  if (text('intent') === 'viewed') {
    await interviews.markInterviewsViewed({})
    return null
  }
  const answer = interviewAnswers.find((each) => each === text('answer'))
  if (!answer) throw data(null, 400)
  const reason = interviewReasons.codes.find((each) => each === text('reason'))
  const needs = form.getAll('needs')
  try {
    await interviews.answerInterview({
      ...{ id: text('id'), start: text('start'), answer, needsText: text('needsText') },
      ...{ needs: accessibilityNeeds.codes.filter((each) => needs.includes(each)), ...(reason && { reason }) },
    })
  } catch (problem) {
    const refused = shownRefusal(problem, 401, 403)
    return data({ fault: refused.message, feed: undefined }, refused.status)
  }
  return redirect(href('/interviews', {}, { answered: answer, of: text('id') }))
}

/** Marking items as viewed doesn't change the page that is shown. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs) {
  return asked.formData?.get('intent') === 'viewed' ? false : rereadAfterConflict(asked)
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function Interviews({ loaderData, actionData }: Route.ComponentProps) {
  const { items, page, pages, offers, answered, chosen, askedAgain, leaving, feed, now } = loaderData
  const choosing = offers.filter(({ status }) => status !== 'taken')
  const mayChoose = choosing.some(({ takenDown }) => !takenDown)
  const unseen = items.some(({ status }) => status === 'candidate:pending')
  const submit = useSubmit()
  useEffect(() => {
    if (unseen) submit({ intent: 'viewed' }, { method: 'post', navigate: false })
  }, [unseen, submit])
  const { ahead, past, fallen } = groupsOf(items, new Date(now))
  return (
    <PageBody>
      <PageHead title={t('title')} />
      {actionData && 'fault' in actionData && (
        <Notice tone="danger" live>
          {actionData.fault}
        </Notice>
      )}
      {answered && (
        <Notice tone="success" live>
          {t(answered === 'confirmed' && !askedAgain ? 'told.confirmedSoon' : `told.${answered}`)}
        </Notice>
      )}
      {chosen && (
        <Notice tone="success" live>
          {c(chosen === 'taken' && !askedAgain ? 'done.takenSoon' : `done.${chosen}`)}
        </Notice>
      )}
      <div className={classes.columns}>
        <div>
          {ahead.length > 0 && (
            <section className={classes.group} aria-labelledby="ahead">
              <h2 id="ahead" className="unseen">
                {t('ahead')}
              </h2>
              {ahead.map((interview) => (
                <OwnInterviewCard
                  key={interview.interviewId}
                  interview={interview}
                  others={offers.find(
                    ({ status, interviewId }) => status === 'taken' && interviewId === interview.interviewId,
                  )}
                  leaving={leaving === interview.interviewId}
                  now={now}
                  action={href('/interviews')}
                />
              ))}
            </section>
          )}
          {choosing.length > 0 && (
            <section className={classes.group} aria-labelledby="choosing">
              <h2 id="choosing">{c(mayChoose ? 'title' : 'stoppedTitle')}</h2>
              {mayChoose && <p className={classes.soft}>{c('text')}</p>}
              {choosing.map((offer) => (
                <SlotChoice key={offer.id} offer={offer} now={now} action={href('/interviews')} />
              ))}
            </section>
          )}
          {ahead.length === 0 && choosing.length === 0 && (
            <EmptyState
              title={t('emptyTitle')}
              text={t('emptyText')}
              actions={
                <ButtonLink look="main" to={href('/selective-process')}>
                  {t('emptyAction')}
                </ButtonLink>
              }
            />
          )}
        </div>
        <div className={classes.side}>
          <Past id="past" title={t('past')} interviews={past} />
          <Past id="fallen" title={t('canceled')} interviews={fallen} />
          <ListPager
            page={page}
            pages={pages}
            to={(number) => href('/interviews', {}, { page: number > 1 ? number : null })}
            label={a('pages')}
          />
          <CalendarFeed state={feed} outcome={actionData?.feed} action={href('/interviews')} />
        </div>
      </div>
    </PageBody>
  )
}

function Past({ id, title, interviews }: { id: string; title: string; interviews: readonly OwnInterview[] }) {
  if (interviews.length === 0) return null
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {interviews.map((interview) => (
        <PastInterview key={interview.interviewId} interview={interview} />
      ))}
    </section>
  )
}

/**
 * First the interviews that may still take place, the next one first; then the groups of the specification. An
 * interview that was declined or canceled before its time is in the group of canceled ones.
 */
function groupsOf(items: readonly OwnInterview[], now: Date) {
  const mayHappen = ({ status, endDateTime }: OwnInterview) =>
    isAhead(status) && Date.parse(endDateTime) > now.getTime()
  const others = items.filter((each) => !mayHappen(each))
  const { days, past, canceled } = groupInterviews(
    others.map((each) => ({ ...each, start: new Date(each.startDateTime), end: new Date(each.endDateTime) })),
    { now, timeZone: 'America/Sao_Paulo' },
  )
  return {
    ahead: items.filter(mayHappen).toSorted((one, other) => (one.startDateTime < other.startDateTime ? -1 : 1)),
    past,
    fallen: [...days.flatMap(({ interviews }) => interviews), ...canceled],
  }
}
