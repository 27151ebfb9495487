import type { Interview, InterviewCandidate } from '@trampolim/contract/interviews.ts'
import { selectionFields } from '@trampolim/marketplace/selection/fields.ts'
import { accessibilityNeedText, agenda, interviewReasonText } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { href } from '../../platform/href.ts'
import { momentText } from '../dates.ts'
import { draftKeys } from '../form/draft/draft-keys.ts'
import { LaterTextForm } from '../form/kept/later-text-form.tsx'
import { threadPath } from '../messages/thread-path.ts'
import classes from './interviews.module.css'

const t = speak(agenda)

/** Notes on an interview's candidate: whether they were notified, why they declined, what they need. */
export function PersonNotes({ candidate }: { candidate: InterviewCandidate }) {
  const { told, tells, may, reason, needs, needsText } = candidate
  const support = [...needs.map((each) => accessibilityNeedText[each]), needsText].filter(Boolean).join('; ')
  return (
    <>
      {!told && tells && may.includes('canceled') && (
        <p className={classes.soft}>{t('tells', { moment: momentText(tells) })}</p>
      )}
      {reason && <p className={classes.soft}>{t('reason', { reason: interviewReasonText[reason] })}</p>}
      {support && <p>{t('needs', { needs: support })}</p>}
    </>
  )
}

type PersonProps = {
  interview: Interview
  candidate: InterviewCandidate
  action: string
  /** Whether the first action is the main button. */
  leads?: boolean
}

/** The actions for one of an interview's candidates. */
export function PersonActions({ interview, candidate, action, leads = false }: PersonProps) {
  const { jobId, interviewId } = interview
  const { name, candidateId, processId, may } = candidate
  const ids = { jobId: jobId ?? '', interviewId, processId }
  const done = (['show', 'noshow', 'resend'] as const).filter((each) => may.includes(each))
  const [first] = done
  return (
    <>
      {jobId && (
        <div className={classes.actions}>
          {leads && first && <Do what={first} ids={ids} name={name} action={action} look="main" />}
          {may.includes('reschedule') && (
            <ButtonLink
              aria-label={t('actions.rescheduleOf', { name })}
              look={leads && !first && !may.includes('canceled') ? 'main' : 'plain'}
              to={href('/recruiter/job/:jobId/interview', { jobId }, { interview: interviewId, candidate: processId })}
            >
              {t('actions.reschedule')}
            </ButtonLink>
          )}
          {done
            .filter((each) => !leads || each !== first)
            .map((each) => (
              <Do key={each} what={each} ids={ids} name={name} action={action} />
            ))}
          <ButtonLink look="bare" to={threadPath({ jobId, candidateId })}>
            {t('message')}
          </ButtonLink>
          {may.includes('canceled') && <Do what="canceled" ids={ids} name={name} action={action} look="bare" />}
        </div>
      )}
      {may.includes('disqualified') && (
        <details className={classes.discard}>
          <summary className="folds" aria-label={t('actions.disqualifiedOf', { name })}>
            {t('actions.disqualified')}
          </summary>
          <LaterTextForm
            draftKey={draftKeys.kept('discard', `${interviewId}:${processId}`)}
            id={`${interviewId}-${processId}`}
            name="feedback"
            label={t('feedback')}
            hint={t('feedbackHint')}
            most={selectionFields.feedback.longest}
            rows={3}
            hidden={ids}
            action={action}
            preventScrollReset
            className={classes.wide}
          >
            {({ busy }) => (
              <div>
                <Button type="submit" name="interview-action" value="disqualified" look="danger" loading={busy}>
                  {t('actions.disqualified')}
                </Button>
              </div>
            )}
          </LaterTextForm>
        </details>
      )}
    </>
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
  look?: 'main' | 'plain' | 'bare'
  className?: string | undefined
}

/** A button for one action on an interview's candidate. */
export function Do({ what, ids, name, action, look = 'plain', className }: DoProps) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <Ids {...ids} />
      <Button
        type="submit"
        name="interview-action"
        value={what}
        look={look}
        className={className}
        aria-label={t(`actions.${what}Of`, { name })}
      >
        {t(`actions.${what}`)}
      </Button>
    </Form>
  )
}
