import type { Interview } from '@trampolim/contract/interviews.ts'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import classes from './agenda-day.module.css'
import { AgendaEvent } from './agenda-event.tsx'
import { hoursOf } from './agenda-span.ts'

const t = speak(agenda)

type DayProps = { interviews: readonly Interview[]; timeZone: string; action: string }

/** The hours of one day with the interviews that begin in them, so that free time is visible too. */
export function AgendaDay({ interviews, timeZone, action }: DayProps) {
  return (
    <ol className={classes.hours} aria-label={t('views.hours')}>
      {hoursOf(interviews, timeZone).map(({ hour, interviews: begun }) => (
        <li key={hour} className={classes.hour}>
          <span className={classes.clock}>{`${String(hour).padStart(2, '0')}:00`}</span>
          {begun.length > 0 && (
            <ul>
              {begun.map((interview) => (
                <AgendaEvent key={keyOf(interview)} {...{ interview, timeZone, action }} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

const keyOf = ({ interviewId, candidates }: Interview) => `${interviewId} ${candidates[0]?.startDateTime}`
