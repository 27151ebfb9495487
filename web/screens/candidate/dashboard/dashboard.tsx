import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { invitations } from '@trampolim/phrases/pt-br/invitations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Link } from '../../../design/link.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { SavedNotice } from '../../../parts/form/saved-notice.tsx'
import { NextInterviews, nextInterviews } from '../../../parts/interviews/upcoming.tsx'
import { JobCard } from '../../../parts/jobs/job-card.tsx'
import { LikeButton } from '../../../parts/jobs/like-button.tsx'
import { ReturningLetters } from '../../../parts/letters/returning-letters.tsx'
import { triedAgain, tryLettersAgain } from '../../../parts/letters/try-again.ts'
import { UnderReview } from '../../../parts/registration/pages/under-review.tsx'
import { ProcessCard } from '../../../parts/selection/process-card.tsx'
import { callsContext, personContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/dashboard.ts'
import classes from './dashboard.module.css'
import { MissingParts } from './missing-parts.tsx'

const t = speak(candidate)
const i = speak({ ...invitations.dashboard, text: invitations.text })

export async function loader({ url, context }: Route.LoaderArgs) {
  const { gateway, searchJobs } = context.get(callsContext)
  const person = context.get(personContext)
  const [profile, recommended, saved, counters, alerts, processes, tasks, told, invited, meetings, offers, letters] =
    await Promise.all([
      gateway.professional.readProfessional({}),
      searchJobs.search.recommendedJobs({ size: 4 }),
      gateway.jobs.likedJobs({ size: 1 }),
      gateway.selection.countProcesses({}),
      gateway.alerts.listAlerts({}),
      gateway.selection.listProcesses({ perPage: 3 }),
      gateway.tasks.listProfessionalTasks({}),
      gateway.professional.readMissingParts({}),
      gateway.selection.countInvitations({}),
      gateway.interviews.listOwnInterviews({ size: 20 }),
      gateway.interviews.listOwnSlots({ size: 3 }),
      gateway.letters.readLetterStanding({}),
    ])
  const now = new Date()
  return {
    name: profile.name.split(' ')[0] ?? profile.name,
    status: profile.status,
    hasTask: tasks.length > 0,
    curriculums: Object.values(person?.curriculums ?? {}).filter((each) => each !== null),
    /** The first curriculum of which something is missing. */
    incomplete: told.find(({ missing }) => missing.length > 0) ?? null,
    justSaved: url.searchParams.has('saved'),
    recommended: recommended.items,
    numbers: {
      recommended: recommended.total.count,
      saved: saved.total,
      applied: counters.curriculums + counters.selectiveProcess + counters.interviews + counters.finalists,
      alerts: alerts.length,
    },
    processes: processes.items,
    invitations: invited.open,
    interviews: nextInterviews(meetings.items, { offers: offers.items, now, most: 3 }),
    now: now.toISOString(),
    returning: letters.returns ? (person?.email ?? null) : null,
    triedAgain: url.searchParams.has(triedAgain),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  await tryLettersAgain(context.get(callsContext), await request.formData())
  return redirect(href('/dashboard', {}, { [triedAgain]: true }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Início · Trampolim' }]
}

const lists = { recommended: 'recommended', saved: 'favourites', alerts: 'alerts' } as const

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { name, status, hasTask, curriculums, incomplete, justSaved, recommended, numbers, processes, now } = loaderData
  const { invitations: open, interviews } = loaderData
  return (
    <PageBody>
      <PageHead
        title={t('dashboard.title', { name })}
        text={t('dashboard.text')}
        action={
          <ButtonLink look="main" to={href('/search')}>
            {t('dashboard.search')}
          </ButtonLink>
        }
      />
      <div className={classes.now}>
        {justSaved && <SavedNotice>{t('missing.saved')}</SavedNotice>}
        <ReturningLetters
          address={loaderData.returning}
          triedAgain={loaderData.triedAgain}
          change={href('/profile', {}, { tab: 'personalData' })}
          action={href('/dashboard')}
        />
        <UnderReview status={status} hasTask={hasTask} />
        {open > 0 && (
          <Notice
            title={i('title', { count: open })}
            actions={
              <ButtonLink look="main" to={href('/selective-process', {}, { step: 'invitations' })}>
                {i('all')}
              </ButtonLink>
            }
          >
            {i('text')}
          </Notice>
        )}
        {curriculums.length === 0 && (
          <Notice
            tone="warn"
            title={t('dashboard.noCurriculum')}
            actions={<ButtonLink to={href('/curriculum')}>{t('dashboard.createCurriculum')}</ButtonLink>}
          >
            {t('dashboard.noCurriculumText')}
          </Notice>
        )}
        {curriculums.length > 0 && curriculums.every(({ searchingJob }) => !searchingJob) && (
          <Notice
            title={t('dashboard.hidden')}
            actions={<ButtonLink to={href('/curriculum')}>{t('dashboard.showCurriculum')}</ButtonLink>}
          >
            {t('dashboard.hiddenText')}
          </Notice>
        )}
      </div>
      {interviews.length > 0 && (
        <div className={classes.next}>
          <NextInterviews interviews={interviews} />
        </div>
      )}
      {incomplete && <MissingParts {...incomplete} />}
      <ul className={classes.numbers} aria-label={t('dashboard.numbers')}>
        {(['recommended', 'saved', 'applied', 'alerts'] as const).map((each) => (
          <li key={each}>
            <Link to={each === 'applied' ? href('/selective-process') : href('/jobs', {}, { tab: lists[each] })}>
              <strong>{numbers[each]}</strong>
              <span>{t(`dashboard.${each}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <section className={classes.part} aria-labelledby="news">
        <div className={classes.head}>
          <h2 id="news">{t('dashboard.newsTitle')}</h2>
          {processes.length > 0 && (
            <ButtonLink look="bare" to={href('/selective-process')}>
              {t('dashboard.newsAll')}
            </ButtonLink>
          )}
        </div>
        {processes.length === 0 ? (
          <EmptyState title={t('dashboard.newsEmpty')} text={t('dashboard.newsEmptyText')} level={3} />
        ) : (
          <ul className={classes.list}>
            {processes.map((process) => (
              <li key={process.processId}>
                <ProcessCard process={process} brief level={3} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {recommended.length > 0 && (
        <section className={classes.part} aria-labelledby="recommended">
          <div className={classes.head}>
            <h2 id="recommended">{t('dashboard.recommendedTitle')}</h2>
            <ButtonLink look="bare" to={href('/jobs')}>
              {t('dashboard.recommendedAll')}
            </ButtonLink>
          </div>
          <ul className={classes.list}>
            {recommended.map((job) => (
              <li key={job.id}>
                <JobCard
                  row
                  job={job}
                  now={now}
                  level={3}
                  actions={<LikeButton job={{ id: job.id, name: job.jobName }} liked={job.liked} />}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageBody>
  )
}
