import type { Interview, InterviewCandidate } from '@trampolim/contract/interviews.ts'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from 'react-router'
import { classNames } from '../../../design/class-names.ts'
import { Dotted } from '../../../design/dotted.tsx'
import { Tag } from '../../../design/tag.tsx'
import { href } from '../../../platform/href.ts'
import classes from '../interviews.module.css'
import { PersonActions, PersonNotes } from '../person-actions.tsx'
import { statusTag, timesWords } from '../words.ts'
import { elsewhereWords } from './event-words.ts'

const t = speak(agenda)

type EventProps = { interview: Interview; timeZone: string; action: string }

/**
 * An interview of the agenda with the candidates who come at this time, and the actions for each; `timeZone` is the
 * viewer's.
 */
export function AgendaEvent({ interview, timeZone, action }: EventProps) {
  const { jobName, type, address, link, candidates } = interview
  const [first] = candidates
  if (!first) return null
  const elsewhere = elsewhereWords({ ...first, timeZone: interview.timeZone }, timeZone)
  const tone = statusTag(first.status).tone
  const colour = tone === 'green' || tone === 'sun' || tone === 'coral' ? classes[tone] : undefined
  return (
    <li className={classNames(classes.event, colour)}>
      <p className={classes.head}>
        <strong>{timesWords({ ...first, timeZone })}</strong>
        <span className={classes.soft}>
          <Dotted of={[elsewhere, jobName, type === 'live' ? address : t('form.remote')]} />
        </span>
        {type === 'remote' && (
          <a href={link} rel="noopener noreferrer">
            {t('call')}
          </a>
        )}
      </p>
      {candidates.map((candidate) => (
        <Person key={candidate.processId} interview={interview} candidate={candidate} action={action} />
      ))}
    </li>
  )
}

type PersonProps = Omit<EventProps, 'timeZone'> & { candidate: InterviewCandidate }

function Person({ interview, candidate, action }: PersonProps) {
  const { jobId } = interview
  const { name, cvId, status } = candidate
  const { text, tone } = statusTag(status)
  return (
    <div className={classes.person}>
      <p className={classes.head}>
        {jobId ? (
          <Link to={href('/recruiter/job/:jobId/selective-process/cv-details/:cvId', { jobId, cvId })}>{name}</Link>
        ) : (
          name
        )}
        <Tag tone={tone}>{text}</Tag>
      </p>
      <PersonNotes candidate={candidate} />
      <PersonActions interview={interview} candidate={candidate} action={action} />
    </div>
  )
}
