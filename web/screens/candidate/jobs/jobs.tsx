import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { FrequencyChoice } from '@trampolim/marketplace/alerts/alert.ts'
import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { Tabs } from '../../../design/tabs.tsx'
import { alertView } from '../../../parts/jobs/alert-view.ts'
import { JobCard } from '../../../parts/jobs/job-card.tsx'
import { LikeButton } from '../../../parts/jobs/like-button.tsx'
import { TakeBackButton } from '../../../parts/jobs/take-back-button.tsx'
import { laterPart } from '../../../parts/later/later-part.tsx'
import { ListPager } from '../../../parts/list-pager.tsx'
import { callsContext, personContext } from '../../../platform/context.ts'
import { faultsOfRefusal } from '../../../platform/faults.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/jobs.ts'
import { AlertJobs, alertPath, type OpenAlert } from './alert-jobs.tsx'
import classes from './jobs.module.css'

const t = speak(candidate)
const Alerts = laterPart('alerts', async () => (await import('./alerts.tsx')).Alerts)
const tabs = ['recommended', 'favourites', 'discarded', 'alerts'] as const
type TabName = (typeof tabs)[number]

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const asked = query.get('tab')
  const tab: TabName = tabs.find((each) => each === asked) ?? 'recommended'
  const page = pageAsked(query)
  const id = tab === 'alerts' ? query.get('alert') : null
  const open = id ? await readOpenAlert(id, { page, context }) : null
  const read = open ? nothing : await readTab(tab, { page, context })
  const last = lastPageInstead({ ...read, items: read.jobs })
  if (last) throw redirect(pathOf(tab, last))
  const hasCurriculum = Object.values(context.get(personContext)?.curriculums ?? {}).some((each) => each !== null)
  const now = new Date().toISOString()
  return {
    tab,
    done: query.get('done'),
    gone: query.has('gone'),
    leave: query.get('leave'),
    open,
    hasCurriculum,
    now,
    ...read,
  }
}

const pathOf = (tab: TabName, page: number) =>
  href('/jobs', {}, { tab: tab === 'recommended' ? null : tab, page: page > 1 ? page : null })

const dones = ['created', 'createdOff', 'createdUnknown', 'changed', 'paused', 'resumed', 'removed'] as const
type Done = (typeof dones)[number]

const doneWith = (done: Done) => redirect(href('/jobs', {}, { tab: 'alerts', done }))

/** The message to show after an alert's form was saved, by the form's intent. */
const changes: Readonly<Record<string, Done>> = { change: 'changed', pause: 'paused', resume: 'resumed' }

/** Creates, changes and removes alerts. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { alerts } = context.get(callsContext).gateway
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const intent = text('intent')
  const frequency = text('frequency') as FrequencyChoice
  const changed = changes[intent]
  try {
    if (intent === 'remove') {
      await alerts.deleteAlert({ id: text('id') })
      return doneWith('removed')
    }
    if (changed) {
      await alerts.changeAlert({ id: text('id'), frequency, ...(intent === 'change' && { name: text('name') }) })
      return doneWith(changed)
    }
    const made = await alerts.createAlert({ occupation: text('occupation'), location: text('location'), frequency })
    return doneWith(!made.understood ? 'createdUnknown' : frequency === 'off' ? 'createdOff' : 'created')
  } catch (problem) {
    const refused = shownRefusal(problem)
    const typed = { occupation: text('occupation'), location: text('location'), frequency: text('frequency') }
    const id = text('id') || null
    const found = Object.entries(faultsOfRefusal(refused))
    const faults = Object.fromEntries(found.map(([name, said]) => [id && name ? `${name}-${id}` : name, said]))
    return data({ faults, id, ...typed }, refused.status)
  }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('jobs.title')} · Trampolim` }]
}

export default function Jobs({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, jobs, alerts, gone, open, total, page, size, leave, hasCurriculum, now } = loaderData
  const done = dones.find((each) => each === loaderData.done)
  return (
    <PageBody>
      <PageHead title={t('jobs.title')} />
      <Tabs
        label={t('jobs.tabs')}
        tabs={tabs.map((each) => ({
          to: href('/jobs', {}, { tab: each === 'recommended' ? null : each }),
          text: t(`jobs.${each}`),
          on: each === tab,
        }))}
      />
      <div className={classes.body}>
        {done && (
          <Notice tone="success" live>
            {t(`jobs.alertDone.${done}`)}
          </Notice>
        )}
        {gone && <Notice live>{t('jobs.alertGone')}</Notice>}
        {open && <AlertJobs open={open} now={now} />}
        {tab === 'alerts' && !open && (
          <Alerts alerts={alerts} leave={leave} refused={actionData ?? null} done={done ? loaderData : null} />
        )}
        {tab !== 'alerts' &&
          jobs.length === 0 &&
          (tab === 'recommended' && !hasCurriculum ? <NoCurriculum /> : <Empty tab={tab} />)}
        {tab !== 'alerts' && jobs.length > 0 && (
          <>
            <ul className={classes.list}>
              {jobs.map((job) => (
                <li key={job.id}>
                  <JobCard
                    row
                    job={job}
                    now={now}
                    actions={
                      tab === 'discarded' ? (
                        <TakeBackButton jobId={job.id} />
                      ) : (
                        <LikeButton job={{ id: job.id, name: job.jobName }} liked={job.liked} />
                      )
                    }
                  />
                </li>
              ))}
            </ul>
            <ListPager
              page={page}
              pages={Math.ceil(total / size)}
              to={(number) => pathOf(tab, number)}
              label={t('jobs.pages')}
            />
          </>
        )}
      </div>
    </PageBody>
  )
}

const emptyTitles = {
  recommended: 'jobs.emptyRecommended',
  favourites: 'jobs.emptyFavourites',
  discarded: 'jobs.emptyDiscarded',
} as const

function Empty({ tab }: { tab: keyof typeof emptyTitles }) {
  return (
    <EmptyState
      title={t(emptyTitles[tab])}
      text={t(`${emptyTitles[tab]}Text`)}
      actions={
        <ButtonLink look="main" to={href('/search')}>
          {t('dashboard.search')}
        </ButtonLink>
      }
    />
  )
}

function NoCurriculum() {
  return (
    <EmptyState
      title={t('dashboard.noCurriculum')}
      text={t('dashboard.noCurriculumText')}
      actions={
        <ButtonLink look="main" to={href('/curriculum')}>
          {t('dashboard.createCurriculum')}
        </ButtonLink>
      }
    />
  )
}

const nothing = { alerts: [], jobs: [], total: 0, page: 1, size: 1 }

/** An alert with the jobs that match it; redirects to the list of alerts if the person has no such alert. */
async function readOpenAlert(
  id: string,
  { page, context }: { page: number; context: Route.LoaderArgs['context'] },
): Promise<OpenAlert> {
  try {
    const { jobs, total, size, ...alert } = await context.get(callsContext).gateway.alerts.readAlert({ id, page })
    const last = lastPageInstead({ items: jobs, page, size, total: total.count })
    if (last) throw redirect(alertPath(id, last))
    return { alert: alertView(alert), jobs, total, page, size }
  } catch (problem) {
    const status = refusalOf(problem)?.status
    if (status === undefined || status >= 500) throw problem
    throw redirect(href('/jobs', {}, { tab: 'alerts', gone: true }))
  }
}

async function readTab(tab: TabName, { page, context }: { page: number; context: Route.LoaderArgs['context'] }) {
  const { gateway, searchJobs } = context.get(callsContext)
  if (tab === 'alerts') {
    return { ...nothing, alerts: (await gateway.alerts.listAlerts({})).map(alertView) }
  }
  if (tab === 'recommended') {
    const { items, total, size } = await searchJobs.search.recommendedJobs({ page })
    return { alerts: [], jobs: items, total: total.count, page, size }
  }
  const list = tab === 'favourites' ? gateway.jobs.likedJobs : gateway.jobs.discardedJobs
  const { items, total, size } = await list({ page })
  return { alerts: [], jobs: items, total, page, size }
}
