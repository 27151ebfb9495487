import type { Interview, InterviewCandidate } from '@trampolim/contract/interviews.ts'
import { accessibilityNeedText, agenda, interviewReasonText } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { classNames } from '../../design/class-names.ts'
import { Tag } from '../../design/tag.tsx'
import { TextArea } from '../../design/text-field.tsx'
import { href } from '../../platform/href.ts'
import { momentText } from '../dates.ts'
import { threadPath } from '../messages/thread-path.ts'
import classes from './interviews.module.css'
import { statusTag, timesWords } from './words.ts'

const t = speak(agenda)

type EventProps = { interview: Interview; action: string }

/** An interview of the agenda with those who come at this time, and what can be done with each. */
export function AgendaEvent({ interview, action }: EventProps) {
  const { jobName, type, address, link, candidates, timeZone } = interview
  const [first] = candidates
  if (!first) return null
  const tone = statusTag(first.status).tone
  const colour = tone === 'green' || tone === 'sun' || tone === 'coral' ? classes[tone] : undefined
  return (
    <li className={classNames(classes.event, colour)}>
      <p className={classes.head}>
        <strong>{timesWords({ ...first, timeZone })}</strong>
        <span className={classes.soft}>
          {jobName} · {type === 'live' ? address : t('form.remote')}
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

type PersonProps = EventProps & { candidate: InterviewCandidate }

function Person({ interview, candidate, action }: PersonProps) {
  const { jobId, interviewId } = interview
  const { name, cvId, candidateId, processId, status, told, tells, may, reason, needs, needsText } = candidate
  const { text, tone } = statusTag(status)
  const support = [...needs.map((each) => accessibilityNeedText[each]), needsText].filter(Boolean).join('; ')
  const ids = { jobId: jobId ?? '', interviewId, processId }
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
      {!told && tells && may.includes('canceled') && (
        <p className={classes.soft}>{t('tells', { moment: momentText(tells) })}</p>
      )}
      {reason && <p className={classes.soft}>{t('reason', { reason: interviewReasonText[reason] })}</p>}
      {support && <p>{t('needs', { needs: support })}</p>}
      {jobId && (
        <div className={classes.actions}>
          {may.includes('reschedule') && (
            <ButtonLink
              aria-label={t('actions.rescheduleOf', { name })}
              to={href('/recruiter/job/:jobId/interview', { jobId }, { interview: interviewId, candidate: processId })}
            >
              {t('actions.reschedule')}
            </ButtonLink>
          )}
          {(['show', 'noshow', 'resend'] as const).map(
            (each) => may.includes(each) && <Do key={each} what={each} ids={ids} name={name} action={action} />,
          )}
          <ButtonLink look="bare" to={threadPath({ jobId, candidateId })}>
            {t('message')}
          </ButtonLink>
          {may.includes('canceled') && <Do what="canceled" ids={ids} name={name} action={action} look="bare" />}
        </div>
      )}
      {may.includes('disqualified') && (
        <details>
          <summary aria-label={t('actions.disqualifiedOf', { name })}>{t('actions.disqualified')}</summary>
          <Form method="post" action={action} preventScrollReset className={classes.wide}>
            <Ids {...ids} />
            <TextArea
              id={`feedback-${interviewId}-${processId}`}
              name="feedback"
              label={t('feedback')}
              hint={t('feedbackHint')}
              most={1000}
              rows={3}
            />
            <div>
              <Button type="submit" name="interview-action" value="disqualified" look="danger">
                {t('actions.disqualified')}
              </Button>
            </div>
          </Form>
        </details>
      )}
    </div>
  )
}

type Ids = { jobId: string; interviewId: string; processId: string }

function Ids(ids: Ids) {
  return Object.entries(ids).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

type DoProps = {
  what: 'show' | 'noshow' | 'resend' | 'canceled'
  ids: Ids
  name: string
  action: string
  look?: 'plain' | 'bare'
}

function Do({ what, ids, name, action, look = 'plain' }: DoProps) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <Ids {...ids} />
      <Button
        type="submit"
        name="interview-action"
        value={what}
        look={look}
        aria-label={t(`actions.${what}Of`, { name })}
      >
        {t(`actions.${what}`)}
      </Button>
    </Form>
  )
}
