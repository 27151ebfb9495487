import type { Interview, InterviewCandidate } from '@trampolim/contract/interviews.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { capitalised } from '@trampolim/phrases/capitalised.ts'
import { agenda, interviewStatusText } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { Link } from '../../../design/link.tsx'
import { Tag } from '../../../design/tag.tsx'
import { href } from '../../../platform/href.ts'
import { PersonActions, PersonNotes } from '../person-actions.tsx'
import { dayWords, statusTag, timesWords } from '../words.ts'
import classes from './event-panel.module.css'
import { countdown, elsewhereWords, kindOf, namesOf, weekday } from './event-words.ts'

const t = speak(agenda)

type PanelProps = { interview: Interview; timeZone: string; now: Date; action: string }

/** An interview's details, with the actions for each candidate; `timeZone` is the viewer's. */
export function EventPanel({ interview, timeZone, now, action }: PanelProps) {
  const { jobId, jobName, type, address, link, candidates } = interview
  const [first] = candidates
  if (!first) return null
  const alone = candidates.length === 1
  const isAhead = Date.parse(first.startDateTime) > now.getTime()
  const agreed = candidates.some((each) => kindOf(each) === 'agreed' || each.may.includes('canceled'))
  const isToday = dayOf(new Date(first.startDateTime), timeZone) === dayOf(now, timeZone)
  const elsewhere = elsewhereWords({ ...first, timeZone: interview.timeZone }, timeZone)
  const calls = type === 'remote' && agreed
  const reads = alone && !calls && kindOf(first) === 'agreed'
  return (
    <div className={classes.panel}>
      <h3>{namesOf(candidates)}</h3>
      <p className={classes.job}>
        {jobId ? <Link to={href('/recruiter/job/:jobId/selective-process', { jobId })}>{jobName}</Link> : jobName}
        {jobId && alone && !reads && (
          <Link to={pathOfPerson(jobId, first)} aria-label={t('readOf', { name: first.name })}>
            {t('read')}
          </Link>
        )}
      </p>
      <ul className={classes.facts}>
        <li>
          <Glyph name="clock" size={16} />
          <span>
            {shortDay(dayOf(new Date(first.startDateTime), timeZone), { now, timeZone })},{' '}
            {timesWords({ ...first, timeZone })}
            {isAhead && isToday && agreed && <strong> · {countdown({ ...first, now, timeZone })}</strong>}
            {elsewhere && <span className={classes.zone}>{elsewhere}</span>}
          </span>
        </li>
        <li>
          <Glyph name={type === 'live' ? 'pin' : 'device'} size={16} />
          <span>{type === 'live' ? address : t('form.remote')}</span>
        </li>
        {alone && (
          <li>
            <Glyph name="check" size={16} />
            <span>{interviewStatusText[first.status]}</span>
          </li>
        )}
      </ul>
      {calls && (
        <a className={classes.call} href={link} rel="noopener noreferrer">
          <Glyph name="device" size={18} />
          {t('call')}
        </a>
      )}
      {candidates.map((candidate) => (
        <Person
          key={candidate.processId}
          {...{ interview, candidate, action, alone }}
          leads={alone && !calls}
          reads={reads}
        />
      ))}
    </div>
  )
}

type PersonProps = {
  interview: Interview
  candidate: InterviewCandidate
  action: string
  alone: boolean
  leads: boolean
  reads: boolean
}

function Person({ interview, candidate, action, alone, leads, reads }: PersonProps) {
  const { jobId } = interview
  const { name, cvId, status } = candidate
  const { text, tone } = statusTag(status)
  const to = jobId && pathOfPerson(jobId, { cvId })
  return (
    <div className={classes.person}>
      {!alone && (
        <p className={classes.who}>
          {to ? <Link to={to}>{name}</Link> : name}
          <Tag tone={tone}>{text}</Tag>
        </p>
      )}
      <PersonNotes candidate={candidate} />
      {reads && to && (
        <ButtonLink look="main" wide to={to} aria-label={t('readOf', { name })}>
          {t('read')}
        </ButtonLink>
      )}
      <PersonActions interview={interview} candidate={candidate} action={action} leads={leads} />
    </div>
  )
}

const pathOfPerson = (jobId: string, { cvId }: { cvId: string }) =>
  href('/recruiter/job/:jobId/selective-process/cv-details/:cvId', { jobId, cvId })

/** ‘Hoje’, ‘Amanhã’ or ‘Sexta, 27/11’ */
function shortDay(date: string, { now, timeZone }: { now: Date; timeZone: string }): string {
  const words = dayWords(date, { now, timeZone })
  if (!words.includes(',')) return words
  const named = weekday(date, 'long').replace('-feira', '')
  return `${capitalised(named)}, ${date.slice(8)}/${date.slice(5, 7)}`
}
