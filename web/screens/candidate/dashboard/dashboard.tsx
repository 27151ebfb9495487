import type { OwnInterview } from '@trampolim/contract/interviews.ts'
import { isAhead } from '@trampolim/marketplace/interviews/statuses.ts'
import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Link } from '../../../design/link.tsx'
import { PageBody } from '../../../design/page-head.tsx'
import { SavedNotice } from '../../../parts/form/saved-notice.tsx'
import { briefWords } from '../../../parts/interviews/words.ts'
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
import { UrgentBlock } from './urgent-block.tsx'
import { waitingFor } from './waiting.ts'
import { WaitingRows } from './waiting-rows.tsx'

const t = speak(candidate)

/** How many applications are shown; `readProcesses` is how many are read, most people's finalists among them. */
const shownProcesses = 3
const readProcesses = 12

export async function loader({ url, context }: Route.LoaderArgs) {
  const { gateway, searchJobs } = context.get(callsContext)
  const person = context.get(personContext)
  const [
    profile,
    recommended,
    saved,
    counters,
    alerts,
    processes,
    tasks,
    told,
    invitations,
    meetings,
    offers,
    letters,
  ] = await Promise.all([
    gateway.professional.readProfessional({}),
    searchJobs.search.recommendedJobs({ size: 4 }),
    gateway.jobs.likedJobs({ size: 1 }),
    gateway.selection.countProcesses({}),
    gateway.alerts.listAlerts({}),
    gateway.selection.listProcesses({ perPage: readProcesses }),
    gateway.tasks.listProfessionalTasks({}),
    gateway.professional.readMissingParts({}),
    gateway.selection.countInvitations({}),
    gateway.interviews.listOwnInterviews({ size: 20 }),
    gateway.interviews.listOwnSlots({ size: 3 }),
    gateway.letters.readLetterStanding({}),
  ])
  const now = new Date()
  const among = processes.items.filter(({ step }) => step === 'finalists')
  // A hiring message also waits if many other applications are newer.
  const finals =
    counters.finalists > among.length
      ? (await gateway.selection.listProcessesOfContext({ context: 'finalists' })).items
      : among
  const curriculums = Object.values(person?.curriculums ?? {}).filter((each) => each !== null)
  const known = {
    ...{ interviews: meetings.items, offers: offers.items, invitations, hires: finals },
    ...{ hasTask: tasks.length > 0, hasCurriculum: curriculums.length > 0, hasApplied: processes.total > 0 },
    recommended: recommended.total.count,
  }
  return {
    name: profile.name.split(' ')[0] ?? profile.name,
    status: profile.status,
    approved: profile.approved,
    /** A profile to be corrected isn't under review: that is among what waits. */
    hasTask: tasks.length > 0,
    waiting: waitingFor(known, now),
    /** Whether recruiters can find none of the curriculums. */
    hidden: curriculums.length > 0 && curriculums.every(({ searchingJob }) => !searchingJob),
    /** The first incomplete curriculum. */
    incomplete: told.find(({ missing }) => missing.length > 0) ?? null,
    justSaved: url.searchParams.has('saved'),
    recommended: recommended.items,
    numbers: {
      recommended: recommended.total.count,
      saved: saved.total,
      applied: counters.curriculums + counters.selectiveProcess + counters.interviews + counters.finalists,
      alerts: alerts.length,
    },
    processes: processes.items.slice(0, shownProcesses),
    meets: nextMeetings(meetings.items, now),
    now: now.toISOString(),
    returning: letters.returns ? (person?.email ?? null) : null,
    triedAgain: url.searchParams.has(triedAgain),
  }
}

/** For each application, the time of its next interview in words. */
function nextMeetings(interviews: readonly OwnInterview[], now: Date): Record<string, string> {
  const ahead = interviews
    .filter(({ status, startDateTime }) => isAhead(status) && Date.parse(startDateTime) > now.getTime())
    .toSorted((one, other) => (one.startDateTime > other.startDateTime ? -1 : 1))
  return Object.fromEntries(ahead.map((interview) => [interview.processId, briefWords(interview, now)]))
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
  const {
    name,
    status,
    approved,
    hasTask,
    waiting,
    hidden,
    incomplete,
    justSaved,
    recommended,
    numbers,
    processes,
    meets,
    now,
  } = loaderData
  const [first, ...others] = waiting
  return (
    <PageBody>
      <div className={classes.columns}>
        <div className={classes.main}>
          <h1 className={classes.hello}>{t('dashboard.title', { name })}</h1>
          <div className={classes.told}>
            {justSaved && <SavedNotice>{t('missing.saved')}</SavedNotice>}
            <ReturningLetters
              address={loaderData.returning}
              triedAgain={loaderData.triedAgain}
              change={href('/profile', {}, { tab: 'personalData' })}
              action={href('/dashboard')}
            />
          </div>
          <UrgentBlock waiting={first} />
          <div className={classes.told}>{!hasTask && <UnderReview status={status} approved={approved} />}</div>
          <WaitingRows waiting={others.slice(0, mostRows)} hidden={hidden} incomplete={incomplete} />
          {Object.values(numbers).some((number) => number > 0) && <Numbers numbers={numbers} />}
          {processes.length > 0 && (
            <section className={classes.part} aria-labelledby="news">
              <div className={classes.head}>
                <h2 id="news">{t('dashboard.newsTitle')}</h2>
                <ButtonLink look="bare" to={href('/selective-process')}>
                  {t('dashboard.newsAll')}
                </ButtonLink>
              </div>
              <ul>
                {processes.map((process) => (
                  <li key={process.processId}>
                    <ProcessCard process={process} meets={meets[process.processId]} brief level={3} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        {recommended.length > 0 && (
          <section className={classes.part} aria-labelledby="recommended">
            <div className={classes.head}>
              <h2 id="recommended">{t('dashboard.recommendedTitle')}</h2>
              <ButtonLink look="bare" to={href('/jobs')}>
                {t('dashboard.recommendedAll')}
              </ButtonLink>
            </div>
            <ul>
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
            <ButtonLink wide className={classes.search} to={href('/search')}>
              {t('dashboard.search')}
            </ButtonLink>
          </section>
        )}
      </div>
    </PageBody>
  )
}

/** How many waiting items the home shows; each section's own page shows all of its items. */
const mostRows = 5

function Numbers({ numbers }: { numbers: Route.ComponentProps['loaderData']['numbers'] }) {
  return (
    <ul className={classes.numbers} aria-label={t('dashboard.numbers')}>
      {(['recommended', 'saved', 'applied', 'alerts'] as const).map((each) => (
        <li key={each}>
          <Link to={each === 'applied' ? href('/selective-process') : href('/jobs', {}, { tab: lists[each] })}>
            <strong>{numbers[each]}</strong>
            {/* Beside a figure, none is read in the plural, as the list is called. */}
            <span>{t(`dashboard.${each}`, { count: numbers[each] || 2 })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
