import type { Interview, InterviewCandidate } from '@trampolim/contract/interviews.ts'
import { isAgreed } from '@trampolim/marketplace/interviews/statuses.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { Link } from '../../../design/link.tsx'
import { href } from '../../../platform/href.ts'
import { Do } from '../person-actions.tsx'
import { clock, momentWords } from '../words.ts'
import classes from './agenda-side.module.css'
import { countdown, daysAgo, kindOf, namesOf, placeWords, shortStatus, weekday, whyNeeding } from './event-words.ts'

const t = speak(agenda)

type Seat = { interview: Interview; candidate: InterviewCandidate }
export type Besides = { ahead: readonly Interview[]; needing: readonly Interview[] }

type SideProps = {
  besides: Besides
  timeZone: string
  now: Date
  action: string
  /** The agenda with the details of an interview. */
  pathOf: (interview: Interview) => string
}

const seatsOf = (interviews: readonly Interview[]): Seat[] =>
  interviews.flatMap((interview) => interview.candidates.map((candidate) => ({ interview, candidate })))

const anyAgreed = ({ candidates }: Interview) => candidates.some(({ status }) => isAgreed(status))

/** The next interview, with the time until then, and the further ones of today. */
export function AgendaNext({ besides: { ahead }, timeZone, now, pathOf }: Omit<SideProps, 'action'>) {
  const next = ahead.find(
    (each) => anyAgreed(each) && Date.parse(each.candidates[0]?.endDateTime ?? '') > now.getTime(),
  )
  const today = dayOf(now, timeZone)
  const later = ahead.filter(({ candidates: [first] }) => {
    const start = first ? new Date(first.startDateTime) : now
    return first && start > now && dayOf(start, timeZone) === today && first.startDateTime !== firstOf(next)
  })
  return (
    <div className={classes.part}>
      <section aria-labelledby="agenda-now">
        <h2 id="agenda-now" className={classes.title}>
          {t('side.now', { time: clock(now.toISOString(), timeZone) })}
        </h2>
        {next ? (
          <First interview={next} {...{ timeZone, now, pathOf }} />
        ) : (
          <div className={classNames(classes.first, classes.none)}>
            <p className={classes.count}>{t('next.none')}</p>
            <p className={classes.soft}>{t('next.noneText')}</p>
          </div>
        )}
      </section>
      {later.length > 0 && (
        <section aria-labelledby="agenda-later" className={classes.later}>
          <h2 id="agenda-later" className={classes.title}>
            {t('side.later')}
          </h2>
          <ul>
            {later.map((interview) => (
              <Row
                key={`${interview.interviewId} ${firstOf(interview)}`}
                when={clock(firstOf(interview), timeZone)}
                name={<Link to={pathOf(interview)}>{namesOf(interview.candidates)}</Link>}
                text={`${interview.jobName} · ${placeWords(interview)}`}
                end={<span className={classes.state}>{shortStatus(interview.candidates)}</span>}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const firstOf = (interview: Interview | undefined) => interview?.candidates[0]?.startDateTime ?? ''

type FirstProps = Pick<SideProps, 'timeZone' | 'now' | 'pathOf'> & { interview: Interview }

function First({ interview, timeZone, now, pathOf }: FirstProps) {
  const { jobId, jobName, type, link, candidates } = interview
  const [first] = candidates
  if (!first) return null
  const minutes = (Date.parse(first.startDateTime) - now.getTime()) / 60_000
  const calls = type === 'remote' && minutes < 60
  return (
    <>
      <div className={classes.first}>
        <p className={classes.count}>{countdown({ ...first, now, timeZone })}</p>
        <p className={classes.who}>
          <Link to={pathOf(interview)}>
            {clock(first.startDateTime, timeZone)} · {namesOf(candidates)}
          </Link>
        </p>
        <p className={classes.soft}>
          {jobName} · {placeWords(interview)}
        </p>
      </div>
      <div className={classes.buttons}>
        {calls && (
          <a className={classes.call} href={link} rel="noopener noreferrer">
            {t('call')}
          </a>
        )}
        {jobId && candidates.length === 1 && (
          <ButtonLink
            wide
            to={href('/recruiter/job/:jobId/selective-process/cv-details/:cvId', { jobId, cvId: first.cvId })}
          >
            {t('side.read')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

/** The interviews that need the recruiter: to record attendance, or to find another time. */
export function AgendaNeeding({ besides: { needing }, timeZone, now, pathOf }: Omit<SideProps, 'action'>) {
  const seats = seatsOf(needing)
  if (seats.length === 0) return null
  return (
    <section aria-labelledby="agenda-needing">
      <h2 id="agenda-needing" className={classes.title}>
        {t('side.needing')}
      </h2>
      <ul>
        {seats.map(({ interview, candidate }) => (
          <Row
            key={`${interview.interviewId} ${candidate.processId}`}
            when={dayShort(candidate.startDateTime, { now, timeZone })}
            name={<Link to={pathOf(interview)}>{candidate.name}</Link>}
            text={whyNeeding(candidate, { now, timeZone })}
            end={<Needed seat={{ interview, candidate }} to={pathOf(interview)} />}
          />
        ))}
      </ul>
    </section>
  )
}

function Needed({ seat: { interview, candidate }, to }: { seat: Seat; to: string }) {
  const { jobId, interviewId } = interview
  const { name, processId, may } = candidate
  if (may.includes('show')) {
    return (
      <Link className={classes.act} to={to} aria-label={t('side.noteOf', { name })}>
        {t('side.note')}
      </Link>
    )
  }
  if (!jobId || !may.includes('reschedule')) return null
  return (
    <Link
      className={classes.act}
      aria-label={t('actions.rescheduleOf', { name })}
      to={href('/recruiter/job/:jobId/interview', { jobId }, { interview: interviewId, candidate: processId })}
    >
      {t('actions.reschedule')}
    </Link>
  )
}

/** The candidates whose answer is awaited. */
export function AgendaWaiting({ besides: { ahead }, timeZone, now, action, pathOf }: SideProps) {
  const seats = seatsOf(ahead).filter(({ candidate }) => kindOf(candidate) === 'waiting')
  if (seats.length === 0) return null
  return (
    <section aria-labelledby="agenda-waiting">
      <h2 id="agenda-waiting" className={classes.title}>
        {t('side.waiting')}
      </h2>
      <ul>
        {seats.map(({ interview, candidate }) => {
          const { processId, name, startDateTime, may } = candidate
          const ids = { jobId: interview.jobId ?? '', interviewId: interview.interviewId, processId }
          return (
            <Row
              key={`${interview.interviewId} ${processId}`}
              when={dayShort(startDateTime, { now, timeZone })}
              name={<Link to={pathOf(interview)}>{name}</Link>}
              text={whatAwaited(candidate, { now, timeZone })}
              end={
                may.includes('resend') && (
                  <Do what="resend" look="bare" className={classes.act} {...{ ids, name, action }} />
                )
              }
            />
          )
        })}
      </ul>
    </section>
  )
}

function whatAwaited({ status, told, tells }: InterviewCandidate, at: { now: Date; timeZone: string }): string {
  if (status === 'candidate:reconfirm:pending') return t('side.again')
  if (told) return t('side.told', { when: daysAgo(told, at) })
  return tells ? t('side.tells', { when: momentWords(tells, at) }) : ''
}

/** ‘sex.’ for a day within a week, else ‘12/03’. */
function dayShort(moment: string, { now, timeZone }: { now: Date; timeZone: string }): string {
  const day = dayOf(new Date(moment), timeZone)
  const days = Math.abs(Date.parse(day) - Date.parse(dayOf(now, timeZone))) / 86_400_000
  if (days === 0) return t('todayIs')
  return days < 7 ? `${weekday(day, 'short')}.` : `${day.slice(8)}/${day.slice(5, 7)}`
}

function Row({ when, name, text, end }: { when: string; name: ReactNode; text: string; end: ReactNode }) {
  return (
    <li className={classes.row}>
      <span className={classes.when}>{when}</span>
      <div className={classes.words}>
        <strong>{name}</strong>
        <span className={classes.soft}>{text}</span>
      </div>
      {end}
    </li>
  )
}
