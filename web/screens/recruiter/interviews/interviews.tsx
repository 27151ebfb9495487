import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { Interview } from '@trampolim/contract/interviews.ts'
import { addDays, dayOf, isDay } from '@trampolim/marketplace/time/days.ts'
import { offeredSlots } from '@trampolim/phrases/pt-br/interview-slots.ts'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { ChipLink } from '../../../design/chip.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { Pager } from '../../../design/pager.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { Tabs } from '../../../design/tabs.tsx'
import { AgendaEvent } from '../../../parts/interviews/agenda-event.tsx'
import { type AgendaView, agendaViews, daysOf, spanOf } from '../../../parts/interviews/agenda-span.ts'
import { AgendaDay, AgendaWeek } from '../../../parts/interviews/agenda-views.tsx'
import { CalendarFeed, doFeedIntent } from '../../../parts/interviews/calendar-feed.tsx'
import { doInterviewIntent } from '../../../parts/interviews/interview-intent.ts'
import classes from '../../../parts/interviews/interviews.module.css'
import { OfferedCard } from '../../../parts/interviews/offered-interview.tsx'
import { doWithdrawal } from '../../../parts/interviews/slot-intents.ts'
import { dayWords } from '../../../parts/interviews/words.ts'
import { isLocked } from '../../../parts/selection-board/board/read-board.ts'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import type { Route } from './+types/interviews.ts'

const t = speak(agenda)
const s = speak(offeredSlots)
const saidTexts = { set: t('sent'), again: t('sentAgain'), offered: s('sent'), added: s('added') } as const
const timeZone = 'America/Sao_Paulo'
const groups = ['days', 'slots', 'past', 'canceled'] as const
type Group = (typeof groups)[number]
type Here = { group: Group; view: AgendaView; from: string | null; page: number }

const nothing = { items: [], page: 1, size: 1, total: 0 }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const now = new Date()
  const here: Here = {
    group: groups.find((each) => each === query.get('group')) ?? 'days',
    view: agendaViews.find((each) => each === query.get('view')) ?? 'list',
    from: isDay(query.get('from') ?? '') ? query.get('from') : null,
    page: pageAsked(query),
  }
  const said = (['set', 'again', 'offered', 'added'] as const).find((each) => query.has(each)) ?? null
  const span = spanOf(here.view, here.from ?? dayOf(now, timeZone))
  const asked = here.group === 'days' ? { from: span.from, to: span.to } : {}
  try {
    const { recruiterSelection, calendarFeeds } = context.get(callsContext).gateway
    const { group, page } = here
    const [found, offered, feed] = await Promise.all([
      group === 'slots' ? nothing : recruiterSelection.listAgenda({ group, page, size: 50, ...asked }),
      group === 'slots' ? recruiterSelection.listOfferedInterviews({ page, size: 20 }) : nothing,
      calendarFeeds.readCalendarFeed({}),
    ])
    const last = lastPageInstead(group === 'slots' ? offered : found)
    if (last) throw redirect(pathOf({ ...here, page: last }))
    return { here, span, found, offered, feed, said, now: now.toISOString() }
  } catch (problem) {
    const code = refusalOf(problem)?.code
    if (!isLocked(code) && code !== 'organization_not_found') throw problem
    return { here, span, found: null, offered: null, feed: null, said, now: now.toISOString() }
  }
}

/** Cancels an interview, reminds of it, or notes what came of it; or withdraws times that are offered. */
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

function pathOf({ group, view, from, page }: Here) {
  return href(
    '/recruiter/interviews',
    {},
    { group: group === 'days' ? null : group, view: view === 'list' ? null : view, from, page: page > 1 ? page : null },
  )
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function Agenda({ loaderData, actionData }: Route.ComponentProps) {
  const { here, span, found, offered, feed, said, now } = loaderData
  if (!found) return <Locked />
  const { items } = found
  const { page, size, total } = here.group === 'slots' ? offered : found
  const shownAs = here.group === 'days' ? here.view : 'list'
  const shown = { interviews: items, timeZone, now }
  const days = Map.groupBy(items, ({ candidates }) => candidates[0]?.date ?? '')
  return (
    <PageBody>
      <PageHead title={t('title')} text={t('text')} />
      <Tabs
        label={t('groups.label')}
        tabs={groups.map((each) => ({
          to: pathOf({ group: each, view: 'list', from: null, page: 1 }),
          text: each === 'slots' ? s('tab') : t(`groups.${each}`),
          on: each === here.group,
        }))}
      />
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
      {here.group === 'days' && <Span here={here} span={span} />}
      {here.group === 'days' && <Next items={items} now={now} />}
      {total === 0 && shownAs === 'list' && <Empty group={here.group} />}
      {shownAs === 'day' && <AgendaDay {...shown} action={pathOf(here)} />}
      {shownAs === 'week' && (
        <AgendaWeek
          {...shown}
          days={daysOf(span)}
          pathOf={(from) => pathOf({ group: 'days', view: 'day', from, page: 1 })}
        />
      )}
      <div className={classes.list}>
        {offered.items.map((interview) => (
          <OfferedCard key={interview.interviewId} interview={interview} now={now} action={pathOf(here)} />
        ))}
        {shownAs === 'list' &&
          [...days].map(([day, interviews]) => (
            <section key={day} className={classes.day} aria-label={dayWords(day, { now: new Date(now), timeZone })}>
              <h2>{dayWords(day, { now: new Date(now), timeZone })}</h2>
              <ul>
                {interviews.map((interview) => (
                  <AgendaEvent
                    key={`${interview.interviewId} ${interview.candidates[0]?.startDateTime}`}
                    interview={interview}
                    action={pathOf(here)}
                  />
                ))}
              </ul>
            </section>
          ))}
      </div>
      <Pager
        page={page}
        pages={Math.ceil(total / size)}
        to={(number) => pathOf({ ...here, page: number })}
        label={t('pages')}
        previousLabel={t('previous')}
        nextLabel={t('nextPage')}
        pageLabel={(number) => t('pageOf', { page: number })}
      />
      {feed && <CalendarFeed state={feed} outcome={actionData?.feed} action={pathOf(here)} />}
    </PageBody>
  )
}

/** The days that are shown, how they are, and the way to others. */
function Span({ here, span }: { here: Here; span: { from: string; to: string; length: number } }) {
  const short = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`
  const { from, to, length } = span
  const at = (day: string | null) => pathOf({ ...here, from: day, page: 1 })
  return (
    <div className={classes.nav}>
      <strong>{from === to ? short(from) : t('week', { from: short(from), to: short(to) })}</strong>
      <ButtonLink look="bare" to={at(addDays(from, -length))}>
        {t('earlier')}
      </ButtonLink>
      <ButtonLink look="bare" to={at(null)}>
        {t('today')}
      </ButtonLink>
      <ButtonLink look="bare" to={at(addDays(from, length))}>
        {t('later')}
      </ButtonLink>
      <nav aria-label={t('views.label')} className={classes.actions}>
        {agendaViews.map((view) => (
          <ChipLink
            key={view}
            to={pathOf({ ...here, view, page: 1 })}
            on={view === here.view}
            aria-current={view === here.view ? 'true' : undefined}
          >
            {t(`views.${view}`)}
          </ChipLink>
        ))}
      </nav>
    </div>
  )
}

const soonMinutes = 60

/** Who comes within the next hour, or is there now. */
function Next({ items, now }: { items: readonly Interview[]; now: string }) {
  const moment = Date.parse(now)
  const next = items.flatMap(({ candidates, jobName }) =>
    candidates
      .filter(({ status, startDateTime, endDateTime }) => {
        const comes =
          status === 'candidate:confirmed' ||
          status === 'candidate:accepted' ||
          status === 'candidate:reconfirm:pending'
        return comes && Date.parse(endDateTime) > moment && Date.parse(startDateTime) - moment < soonMinutes * 60_000
      })
      .map(({ name, startDateTime, processId }) => {
        const minutes = Math.ceil((Date.parse(startDateTime) - moment) / 60_000)
        return { processId, name, jobName, when: minutes > 0 ? t('next.minutes', { count: minutes }) : t('next.now') }
      }),
  )
  if (next.length === 0) return null
  return (
    <section aria-label={t('next.title')} className={classes.day}>
      {next.map(({ processId, name, jobName, when }) => (
        <p key={processId} className={classes.head}>
          <strong>{when}</strong>
          <span>
            {name} · {jobName}
          </span>
        </p>
      ))}
    </section>
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

function Locked() {
  return (
    <PageBody>
      <EmptyState
        level={1}
        title={t('locked')}
        text={t('lockedText')}
        actions={
          <ButtonLink look="main" to={href('/recruiter/dashboard')}>
            {t('lockedAction')}
          </ButtonLink>
        }
      />
    </PageBody>
  )
}
