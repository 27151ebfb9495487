import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { Pager } from '../../../design/pager.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { Tabs } from '../../../design/tabs.tsx'
import { JobCard } from '../../../parts/jobs/job-card.tsx'
import { LikeButton } from '../../../parts/jobs/like-button.tsx'
import { TakeBackButton } from '../../../parts/jobs/take-back-button.tsx'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead } from '../../../platform/last-page.ts'
import type { Route } from './+types/jobs.ts'
import { Alerts } from './alerts.tsx'
import classes from './jobs.module.css'

const t = speak('candidate', candidate)
const tabs = ['recommended', 'favourites', 'discarded', 'alerts'] as const
type TabName = (typeof tabs)[number]

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const asked = query.get('tab')
  const tab: TabName = tabs.find((each) => each === asked) ?? 'recommended'
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const read = await readTab(tab, { page, context })
  const last = lastPageInstead({ ...read, items: read.jobs })
  if (last) throw redirect(pathOf(tab, last))
  return { tab, done: query.get('done'), leave: query.get('leave'), now: new Date().toISOString(), ...read }
}

const pathOf = (tab: TabName, page: number) =>
  href('/jobs', {}, { tab: tab === 'recommended' ? null : tab, page: page > 1 ? page : null })

/** Creates and removes alerts. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { alerts } = context.get(callsContext).gateway
  const text = (name: string) => String(form.get(name) ?? '').trim()
  try {
    if (form.get('intent') === 'remove') {
      await alerts.deleteAlert({ id: text('id') })
      return redirect(href('/jobs', {}, { tab: 'alerts', done: 'removed' }))
    }
    await alerts.createAlert({ occupation: text('occupation'), location: text('location') })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused || refused.status >= 500) throw problem
    return data({ fault: refused.message, occupation: text('occupation'), location: text('location') }, refused.status)
  }
  return redirect(href('/jobs', {}, { tab: 'alerts', done: 'created' }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('jobs.title')} · Trampolim` }]
}

export default function Jobs({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, jobs, alerts, total, page, size, done, leave, now } = loaderData
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
        {done === 'created' && (
          <Notice tone="success" live>
            {t('jobs.alertCreated')}
          </Notice>
        )}
        {done === 'removed' && (
          <Notice tone="success" live>
            {t('jobs.alertRemoved')}
          </Notice>
        )}
        {tab === 'alerts' && <Alerts alerts={alerts} leave={leave} refused={actionData ?? null} />}
        {tab !== 'alerts' && jobs.length === 0 && <Empty tab={tab} />}
        {tab !== 'alerts' && jobs.length > 0 && (
          <>
            <ul className={classes.list}>
              {jobs.map((job) => (
                <li key={job.id}>
                  <JobCard
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
            <Pager
              page={page}
              pages={Math.ceil(total / size)}
              to={(number) => pathOf(tab, number)}
              label={t('jobs.pages')}
              previousLabel={t('jobs.previous')}
              nextLabel={t('jobs.next')}
              pageLabel={(number) => t('jobs.pageOf', { page: number })}
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

async function readTab(tab: TabName, { page, context }: { page: number; context: Route.LoaderArgs['context'] }) {
  const { gateway, searchJobs } = context.get(callsContext)
  if (tab === 'alerts') {
    return { alerts: await gateway.alerts.listAlerts({}), jobs: [], total: 0, page: 1, size: 1 }
  }
  if (tab === 'recommended') {
    const { items, total, size } = await searchJobs.search.recommendedJobs({ page })
    return { alerts: [], jobs: items, total: total.count, page, size }
  }
  const list = tab === 'favourites' ? gateway.jobs.likedJobs : gateway.jobs.discardedJobs
  const { items, total, size } = await list({ page })
  return { alerts: [], jobs: items, total, page, size }
}
