import type { Interview } from '@trampolim/contract/interviews.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from 'react-router'
import { classNames } from '../../design/class-names.ts'
import { href } from '../../platform/href.ts'
import { AgendaEvent } from './agenda-event.tsx'
import { hoursOf } from './agenda-span.ts'
import classes from './agenda-views.module.css'
import common from './interviews.module.css'
import { clock, dayWords, statusTag } from './words.ts'

const t = speak(agenda)

type ViewProps = { interviews: readonly Interview[]; timeZone: string; now: string }

/** The hours of one day with what begins in them, so that one sees when nobody comes. */
export function AgendaDay({ interviews, action }: ViewProps & { action: string }) {
  return (
    <ol className={classes.hours} aria-label={t('views.hours')}>
      {hoursOf(interviews).map(({ hour, interviews: begun }) => (
        <li key={hour} className={classes.hour}>
          <span className={classes.clock}>{`${String(hour).padStart(2, '0')}:00`}</span>
          {begun.length > 0 && (
            <ul>
              {begun.map((interview) => (
                <AgendaEvent key={keyOf(interview)} interview={interview} action={action} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

/** A week by its days, each with who comes when. `pathOf`: the agenda of one day. */
export function AgendaWeek({
  days,
  interviews,
  timeZone,
  now,
  pathOf,
}: ViewProps & { days: readonly string[]; pathOf: (day: string) => string }) {
  const byDay = Map.groupBy(interviews, ({ candidates }) => candidates[0]?.date ?? '')
  const today = dayOf(new Date(now), timeZone)
  return (
    <div className={classes.week}>
      {days.map((day) => (
        <section
          key={day}
          className={classes.column}
          aria-labelledby={`day-${day}`}
          data-today={day === today || undefined}
        >
          <h2 id={`day-${day}`}>
            <Link to={pathOf(day)}>{dayWords(day, { now: new Date(now), timeZone })}</Link>
          </h2>
          {(byDay.get(day) ?? []).map((interview) => (
            <Short key={keyOf(interview)} interview={interview} />
          ))}
          {!byDay.has(day) && <p className={common.soft}>{t('views.free')}</p>}
        </section>
      ))}
    </div>
  )
}

/** An interview in a few words. */
function Short({ interview: { jobId, jobName, candidates, timeZone } }: { interview: Interview }) {
  const [first] = candidates
  if (!first) return null
  const { text, tone } = statusTag(first.status)
  const colour = tone === 'green' || tone === 'sun' || tone === 'coral' ? common[tone] : undefined
  return (
    <article className={classNames(classes.short, colour)}>
      <p>
        <strong>{clock(first.startDateTime, timeZone)}</strong> {text}
      </p>
      {candidates.map(({ processId, cvId, name }) => (
        <p key={processId}>
          {jobId ? (
            <Link to={href('/recruiter/job/:jobId/selective-process/cv-details/:cvId', { jobId, cvId })}>{name}</Link>
          ) : (
            name
          )}
        </p>
      ))}
      <p className={common.soft}>{jobName}</p>
    </article>
  )
}

const keyOf = ({ interviewId, candidates }: Interview) => `${interviewId} ${candidates[0]?.startDateTime}`
