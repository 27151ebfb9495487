import type { CandidateInvitation } from '@trampolim/contract/gateway/invitations.ts'
import { isOpenInvitation } from '@trampolim/marketplace/selection/invitations.ts'
import { invitations } from '@trampolim/phrases/pt-br/invitations.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { classNames } from '../../design/class-names.ts'
import { Dotted } from '../../design/dotted.tsx'
import { Tag, type Tone } from '../../design/tag.tsx'
import { dayText, lastDayText } from '../dates.ts'
import { JobCard } from '../jobs/job-card.tsx'
import card from '../selection/process-card.module.css'
import classes from './invitation-card.module.css'

const t = speak(invitations)
const j = speak({ confidential: jobs.confidential })

type InvitationCardProps = {
  invitation: CandidateInvitation
  /** The server's time. */
  now: string
  actions?: ReactNode
}

/** An invitation that a candidate received: the job, the questions, the deadline, and its status. */
export function InvitationCard({ invitation, now, actions }: InvitationCardProps) {
  const { job, jobName, company, questions, received, ends, ended, endCause, entry } = invitation
  const open = isOpenInvitation(invitation.status) && job !== null
  const why = entry === 'automation:invite:timeout' ? (endCause ?? 'unknown') : null
  const standing = job?.standing ?? 'open'
  return (
    <div className={classNames(card.card, classes.card)}>
      {job ? (
        <JobCard row job={job} now={now} />
      ) : (
        <div>
          <h2 className={card.name}>{jobName}</h2>
          <p className={card.soft}>
            <Dotted of={[company ?? j('confidential'), why !== 'jobDeleted' && t('jobGone')]} />
          </p>
        </div>
      )}
      <div className={classes.state}>
        <Tag tone={toneOf(invitation)}>{t(`label.${entry}`)}</Tag>
        <span className={card.soft}>{t('received', { date: dayText(received) })}</span>
        {ended && <span className={card.soft}>{t('ended', { date: dayText(ended) })}</span>}
      </div>
      {open && standing === 'open' && ends && <p className={card.now}>{t('until', { date: lastDayText(ends) })}</p>}
      {open && standing !== 'open' && <p>{t(`standing.${standing}`)}</p>}
      {why && <p className={card.soft}>{t(`endCause.${why}`)}</p>}
      {open && questions.length > 0 && (
        <div>
          <p>{t('asks')}</p>
          <ul className={classes.questions}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      )}
      {actions && <div className={card.actions}>{actions}</div>}
    </div>
  )
}

function toneOf({ status }: CandidateInvitation): Tone {
  if (status === 'invite:confirmed') return 'green'
  return isOpenInvitation(status) ? 'sun' : 'plain'
}
