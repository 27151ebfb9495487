import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { Interview } from '@trampolim/contract/interviews.ts'
import { dayOf, isDay, weekdayNumber } from '@trampolim/marketplace/time/days.ts'
import { offeredSlots } from '@trampolim/phrases/pt-br/interview-slots.ts'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { ChipLink } from '../../../design/chip.tsx'
import { Notice } from '../../../design/notice.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { Tabs } from '../../../design/tabs.tsx'
import { AgendaDay } from '../../../parts/interviews/agenda/agenda-day.tsx'
import { AgendaEvent } from '../../../parts/interviews/agenda/agenda-event.tsx'
import {
  AgendaNeeding,
  AgendaNext,
  AgendaWaiting,
  type Besides,
} from '../../../parts/interviews/agenda/agenda-side.tsx'
import { type AgendaView, agendaViews, daysOf, spanOf } from '../../../parts/interviews/agenda/agenda-span.ts'
import { AgendaWeek } from '../../../parts/interviews/agenda/agenda-week.tsx'
import { CalendarFeed, doFeedIntent } from '../../../parts/interviews/agenda/calendar-feed.tsx'
import { kindOfAll } from '../../../parts/interviews/agenda/event-words.ts'
import { dayOfInterview } from '../../../parts/interviews/agenda/week-grid.ts'
import { doInterviewIntent } from '../../../parts/interviews/interview-intent.ts'
import common from '../../../parts/interviews/interviews.module.css'
import { OfferedCard } from '../../../parts/interviews/slots/offered-interview.tsx'
import { doWithdrawal } from '../../../parts/interviews/slots/slot-intents.ts'
import { useNow } from '../../../parts/interviews/use-now.ts'
import { dayWords } from '../../../parts/interviews/words.ts'
import { ListPager } from '../../../parts/list-pager.tsx'
import { leadBlockedOut } from '../../../parts/organizations/lead-blocked-out.ts'
import { isLocked } from '../../../parts/selection-board/board/read-board.ts'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import type { Route } from './+types/interviews.ts'
import { AgendaHead, DaysPager, Legend, WeekStrip } from './agenda-head.tsx'
import { ChooseJob, jobsWithPeople } from './choose-job.tsx'
import classes from './interviews.module.css'
import { Locked } from './locked.tsx'

export { rereadList as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(agenda)
const s = speak(offeredSlots)
const saidTexts = { set: t('sent'), again: t('sentAgain'), offered: s('sent'), added: s('added') } as const
const timeZone = 'America/Sao_Paulo'
const groups = ['days', 'slots', 'past', 'canceled'] as const
type Group = (typeof groups)[number]
type Here = { group: Group; view: AgendaView; from: string | null; page: number; event: string | null }

const nothing = { items: [], besides: null, page: 1, size: 1, total: 0 }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const now = new Date()
  const here: Here = {
    group: groups.find((each) => each === query.get('group')) ?? 'days',
    view: agendaViews.find((each) => each === query.get('view')) ?? 'week',
    from: isDay(query.get('from') ?? '') ? query.get('from') : null,
    page: pageAsked(query),
    event: /^[0-9a-f]{24}$/.exec(query.get('event') ?? '')?.[0] ?? null,
  }
  const said = (['set', 'again', 'offered', 'added'] as const).find((each) => query.has(each)) ?? null
  const span = spanOf(here.view, here.from ?? dayOf(now, timeZone))
  const isWeek = here.group === 'days' && here.view === 'week'
  const asked = here.group === 'days' ? { from: span.from, to: span.to, besides: isWeek } : {}
  try {
    const { recruiterSelection, recruiterJobs, calendarFeeds } = context.get(callsContext).gateway
    const { group, page } = here
    const [found, offered, feed, open] = await Promise.all([
      group === 'slots' ? nothing : recruiterSelection.listAgenda({ group, page, size: isWeek ? 100 : 50, ...asked }),
      group === 'slots' ? recruiterSelection.listOfferedInterviews({ page, size: 20 }) : nothing,
      calendarFeeds.readCalendarFeed({}),
      query.has('new') ? recruiterJobs.listOwnJobs({ mode: 'active', pagination: false }) : null,
    ])
    const last = lastPageInstead(group === 'slots' ? offered : found)
    if (last) throw redirect(pathOf({ ...here, page: last }))
    const jobs = open && jobsWithPeople(open.items)
    return { here, span, found, offered, feed, said, jobs, isAlone: false, now: now.toISOString() }
  } catch (problem) {
    const code = refusalOf(problem)?.code
    const isAlone = code === 'organization_not_found'
    if (!isLocked(code) && !isAlone) throw problem
    if (code === 'organization_not_approved') await leadBlockedOut(context.get(callsContext))
    const empty = { found: null, offered: null, feed: null, jobs: null } as const
    return { here, span, ...empty, said, isAlone, now: now.toISOString() }
  }
}

/** Cancels an interview, sends a reminder, or records its result; or withdraws offered times. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const calls = context.get(callsContext)
  const feed = await doFeedIntent(calls, form)
  if (feed) return { feed }
  const outcome = (await doInterviewIntent(calls, form)) ?? (await doWithdrawal(calls, form))
  if (!outcome) throw data(null, 400)
  const { status, ...said } = outcome
  return data({ ...said, feed: undefined }, status)
}

function pathOf({ group, view, from, page, event }: Here) {
  return href(
    '/recruiter/interviews',
    {},
    {
      group: group === 'days' ? null : group,
      ...{ view: view === 'week' ? null : view, from, page: page > 1 ? page : null, event },
    },
  )
}

const week: Here = { group: 'days', view: 'week', from: null, page: 1, event: null }
const pathOfDay = (from: string) => pathOf({ ...week, view: 'day', from })

/** The address of the week in which an interview takes place, with its details open. */
function pathOfEvent(interview: Interview): string {
  const { interviewId } = interview
  const from = dayOfInterview(interview, timeZone)
  return `${pathOf({ ...week, from, event: interviewId })}#event-${interviewId}`
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function Agenda({ loaderData, actionData }: Route.ComponentProps) {
  const { here, span, found, offered, feed, said, jobs } = loaderData
  const now = useNow(loaderData.now)
  if (!found) return <Locked alone={loaderData.isAlone} />
  const { items, besides } = found
  const { page, size, total } = here.group === 'slots' ? offered : found
  const isOfDays = here.group === 'days'
  const shown = besides ? [...items, ...fallenIn(span, { besides, items })] : items
  const days = isOfDays ? daysShown(span, shown, now) : []
  const isWeek = besides !== null && !(shown.length === 0 && isNothing(besides) && here.from === null)
  const empty = total === 0 && (besides ? !isWeek : here.view !== 'day')
  const setting = `${pathOf(here)}${pathOf(here).includes('?') ? '&' : '?'}new=true`
  return (
    <div className={classes.page}>
      <AgendaHead setting={jobs ? null : setting}>
        {isWeek && <Legend />}
        {isOfDays && (
          <DaysPager span={span} days={days} at={(from) => pathOf({ ...here, from, page: 1, event: null })} />
        )}
      </AgendaHead>
      {isWeek && <WeekStrip days={days} interviews={shown} timeZone={timeZone} now={now} />}
      <div className={classes.kinds}>
        <Tabs
          label={t('groups.label')}
          tabs={groups.map((each) => ({
            to: pathOf({ ...week, group: each }),
            text: each === 'slots' ? s('tab') : t(`groups.${each}`),
            on: each === here.group,
          }))}
        />
        {isOfDays && <Views here={here} />}
      </div>
      {said && !actionData && (
        <Notice live tone="success">
          {saidTexts[said]}
        </Notice>
      )}
      {actionData && 'ok' in actionData && (
        <Notice live tone={actionData.ok ? 'success' : 'danger'}>
          {actionData.text}
        </Notice>
      )}
      {jobs && <ChooseJob jobs={jobs} back={pathOf(here)} />}
      {empty && <Empty group={here.group} />}
      {isWeek && (
        <div className={classes.agenda}>
          <div className={classes.besides}>
            <AgendaNext besides={besides} pathOf={pathOfEvent} {...{ timeZone, now }} />
          </div>
          <div className={classes.besides}>
            <AgendaNeeding besides={besides} pathOf={pathOfEvent} {...{ timeZone, now }} />
          </div>
          <div className={classes.week}>
            {shown.length === 0 && <p className={classes.free}>{t('freeWeek')}</p>}
            <AgendaWeek
              key={span.from}
              days={days}
              interviews={shown}
              open={here.event}
              action={pathOf(here)}
              pathOf={pathOfDay}
              {...{ timeZone, now }}
            />
          </div>
          <div className={classes.besides}>
            <AgendaWaiting besides={besides} action={pathOf(here)} pathOf={pathOfEvent} {...{ timeZone, now }} />
          </div>
        </div>
      )}
      {isOfDays && here.view === 'day' && <AgendaDay interviews={items} timeZone={timeZone} action={pathOf(here)} />}
      <div className={common.list}>
        {offered.items.map((interview) => (
          <OfferedCard key={interview.interviewId} interview={interview} now={loaderData.now} action={pathOf(here)} />
        ))}
        {(!isOfDays || here.view === 'list') && <Days interviews={items} now={now} action={pathOf(here)} />}
      </div>
      <ListPager
        page={page}
        pages={Math.ceil(total / size)}
        to={(number) => pathOf({ ...here, page: number, event: null })}
        label={t('pages')}
      />
      {feed && <CalendarFeed state={feed} outcome={actionData?.feed} action={pathOf(here)} />}
    </div>
  )
}

type Span = ReturnType<typeof spanOf>

const isNothing = ({ ahead, needing }: Besides) => ahead.length === 0 && needing.length === 0

/**
 * Interviews that were declined or canceled within these days and need another time. The week shows them at their old
 * time.
 */
function fallenIn(
  { from, to }: Span,
  { besides, items }: { besides: Besides; items: readonly Interview[] },
): Interview[] {
  const known = new Set(items.map(({ interviewId }) => interviewId))
  return besides.needing.filter((interview) => {
    const day = dayOfInterview(interview, timeZone)
    const isFallen = kindOfAll(interview.candidates) === 'needing'
    return isFallen && !known.has(interview.interviewId) && day >= from && day <= to
  })
}

/** The days of a span. A week is shown without its Sunday, unless an interview takes place on it. */
function daysShown(span: Span, interviews: readonly Interview[], now: Date): string[] {
  const used = new Set([dayOf(now, timeZone), ...interviews.map((each) => dayOfInterview(each, timeZone))])
  return daysOf(span).filter((day) => span.length === 1 || weekdayNumber(day) !== 7 || used.has(day))
}

/** Interviews grouped by day, each with all its actions. */
function Days({ interviews, now, action }: { interviews: readonly Interview[]; now: Date; action: string }) {
  const days = Map.groupBy(interviews, (interview) => dayOfInterview(interview, timeZone))
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={common.day} aria-label={dayWords(day, { now, timeZone })}>
      <h2>{dayWords(day, { now, timeZone })}</h2>
      <ul>
        {ofDay.map((interview) => (
          <AgendaEvent
            key={`${interview.interviewId} ${interview.candidates[0]?.startDateTime}`}
            {...{ interview, timeZone, action }}
          />
        ))}
      </ul>
    </section>
  ))
}

/** The ways to display the days: links to the other views. */
function Views({ here }: { here: Here }) {
  return (
    <nav aria-label={t('views.label')} className={classes.views} data-week={here.view === 'week' || undefined}>
      {agendaViews.map((view) => (
        <ChipLink
          key={view}
          to={pathOf({ ...here, view, page: 1, event: null })}
          on={view === here.view}
          aria-current={view === here.view ? 'true' : undefined}
          preventScrollReset
        >
          {t(`views.${view}`)}
        </ChipLink>
      ))}
    </nav>
  )
}

const emptyTitles = {
  days: { title: t('emptyDays'), text: t('emptyDaysText') },
  slots: { title: s('empty'), text: s('emptyText') },
  past: { title: t('emptyPast'), text: t('emptyText') },
  canceled: { title: t('emptyCanceled'), text: t('emptyText') },
} as const

function Empty({ group }: { group: Group }) {
  return (
    <EmptyState
      {...emptyTitles[group]}
      actions={
        (group === 'days' || group === 'slots') && (
          <ButtonLink look="main" to={href('/recruiter/jobs')}>
            {t('jobs')}
          </ButtonLink>
        )
      }
    />
  )
}
