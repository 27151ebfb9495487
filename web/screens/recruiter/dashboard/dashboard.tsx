import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { tasks } from '@trampolim/phrases/pt-br/tasks.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { readWatched } from '../../../parts/curriculum-search/read-people.ts'
import { WatchedSearches } from '../../../parts/curriculum-search/watched.tsx'
import { SavedNotice } from '../../../parts/form/saved-notice.tsx'
import { comingInterviews } from '../../../parts/interviews/upcoming.ts'
import { ReturningLetters } from '../../../parts/letters/returning-letters.tsx'
import { triedAgain, tryLettersAgain } from '../../../parts/letters/try-again.ts'
import { OwnJobRows } from '../../../parts/recruiter-jobs/list/own-job-rows.tsx'
import { pageOfJob } from '../../../parts/recruiter-jobs/page-of-job.ts'
import { Standing } from '../../../parts/recruiter-jobs/standing.tsx'
import { isLocked } from '../../../parts/selection-board/board/read-board.ts'
import { callsContext, personContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/dashboard.ts'
import classes from './dashboard.module.css'
import { FirstSteps } from './first-steps.tsx'
import { Analyses, NeedsYou, needsOf, type Summary } from './needs-you.tsx'
import { TodaysAgenda } from './todays-agenda.tsx'

const t = speak(recruiter)
const search = speak(curriculumSearch)
const numberNames = ['openJobs', 'inSelection', 'applications30Days', 'finalists'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const calls = context.get(callsContext)
  const { gateway } = calls
  const person = context.get(personContext)
  const [profile, summary, openTasks, jobs, letters] = await Promise.all([
    gateway.recruiters.readRecruiter({}),
    gateway.recruiterJobs.recruiterSummary({}),
    gateway.tasks.listRecruiterTasks({}),
    gateway.recruiterJobs.listOwnJobs({ limit: 5 }),
    gateway.letters.readLetterStanding({}),
  ])
  const isBlocked = profile.status === 'blocked' || profile.organizationBlocked !== null
  const mayAnswer = profile.approved && profile.organizationId !== null && !isBlocked
  const now = new Date()
  const [requests, watched, agenda] = await Promise.all([
    mayAnswer ? gateway.organizations.listJoinRequests({}) : [],
    readWatched(calls),
    profile.organizationId === null ? [] : readToday(calls, now),
  ])
  return {
    profile,
    name: profile.name.split(' ', 1)[0] ?? profile.name,
    // Candidates don't exist for somebody who is blocked, and there is nothing else to do than to correct the own profile.
    needs: needsOf({
      tasks:
        profile.status === 'blocked' ? openTasks.filter(({ taskType }) => taskType === 'review-profile') : openTasks,
      requests,
      ...summary,
      ...(isBlocked && !profile.organizationBlocked?.corrected && { blockedWithOwner: [] }),
      ...(profile.status === 'blocked' && { closing: [] }),
      now,
    }),
    analyses: summary.analyses,
    numbers: summary.numbers,
    jobs: jobs.items.map((job) => ({ job, to: pageOfJob(job.id) })),
    watched,
    agenda,
    now: now.toISOString(),
    corrected: new URL(request.url).searchParams.has('corrected'),
    returning: letters.returns ? (person?.email ?? null) : null,
    triedAgain: new URL(request.url).searchParams.has(triedAgain),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  await tryLettersAgain(context.get(callsContext), await request.formData())
  return redirect(href('/recruiter/dashboard', {}, { [triedAgain]: true }))
}

/** Today's interviews of the company; empty if the recruiter can't see candidates yet. Server only. */
async function readToday({ gateway }: Calls, now: Date) {
  const today = dayOf(now)
  try {
    const { items } = await gateway.recruiterSelection.listAgenda({ group: 'days', from: today, to: today })
    return comingInterviews(items, 'America/Sao_Paulo')
  } catch (problem) {
    const code = refusalOf(problem)?.code
    if (isLocked(code) || code === 'profile_blocked') return []
    throw problem
  }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Painel · Trampolim' }]
}

export default function RecruiterDashboard({ loaderData }: Route.ComponentProps) {
  const { profile, name, needs, analyses, numbers, jobs, watched, agenda, now, corrected } = loaderData
  const isMember = profile.organizationId !== null
  const mayAct = profile.status !== 'blocked'
  const hasJobs = jobs.length > 0
  const counted = numberNames.filter((each) => numbers[each] > 0)
  return (
    <PageBody>
      <PageHead
        title={t('dashboard.title', { name })}
        text={counted.length > 0 ? <Numbers numbers={numbers} names={counted} /> : t('dashboard.text')}
        action={
          isMember &&
          hasJobs && (
            <div className={classes.actions}>
              {watched && <ButtonLink to={href('/recruiter/curriculums')}>{search('title')}</ButtonLink>}
              {profile.status !== 'blocked' && (
                <ButtonLink look="main" to={href('/recruiter/job/create')}>
                  {t('publish')}
                </ButtonLink>
              )}
            </div>
          )
        }
      />
      <div className={classes.body}>
        <div className={classes.notices}>
          {corrected && <SavedNotice>{tasks.sent}</SavedNotice>}
          <ReturningLetters
            address={loaderData.returning}
            triedAgain={loaderData.triedAgain}
            change={href('/recruiter/profile')}
            action={href('/recruiter/dashboard')}
          />
          <Standing profile={profile} />
        </div>
        <div className={classes.today}>
          {(hasJobs || needs.correct.length + needs.answer.length > 0) && <NeedsYou needs={needs} />}
          {!hasJobs && isMember && <FirstSteps />}
          <div className={classes.aside}>
            <TodaysAgenda interviews={agenda} />
            {watched && <WatchedSearches searches={watched} />}
            <Analyses analyses={analyses} now={now} />
          </div>
        </div>
        {hasJobs && (
          <section className={classes.part} aria-labelledby="jobs">
            <div className={classes.head}>
              <h2 id="jobs">{t('dashboard.jobsTitle')}</h2>
              <ButtonLink look="bare" to={href('/recruiter/jobs')}>
                {t('dashboard.allJobs')}
              </ButtonLink>
            </div>
            <OwnJobRows jobs={jobs} action={mayAct ? href('/recruiter/jobs') : null} now={now} level={3} />
          </section>
        )}
      </div>
    </PageBody>
  )
}

/** Numbers of the company in one line. */
function Numbers({ numbers, names }: { numbers: Summary['numbers']; names: readonly (keyof Summary['numbers'])[] }) {
  return (
    <span className={classes.numbers}>
      {names.map((each, at) => (
        <span key={each}>
          {at > 0 && ' · '}
          <b>{numbers[each]}</b> {t(`dashboard.numbers.${each}`, { count: numbers[each] })}
        </span>
      ))}
    </span>
  )
}
