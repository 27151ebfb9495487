import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { isOpenHire } from '@trampolim/marketplace/selection/hiring.ts'
import { invitationTold } from '@trampolim/marketplace/selection/invitations.ts'
import { hireReasonText, hiringSide } from '@trampolim/phrases/pt-br/hiring.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { lastDayText, momentText } from '../dates.ts'
import { HireTerms } from './hire-terms.tsx'
import classes from './hiring.module.css'

const t = speak(hiringSide)
const reasonText = speak(hireReasonText)

type Hire = NonNullable<CandidateDetails['hire']>
type HireStatusProps = { hire: Hire; kind: JobKindWord; name: string; action: string }

/** What became of a hiring message, its terms, and the way to cancel one that is open. */
export function HireStatus({ hire, kind, name, action }: HireStatusProps) {
  return (
    <>
      <p>
        <strong>{statusText(hire)}</strong>
      </p>
      {hire.reason && <p>{t('reason', { reason: reasonText(`${hire.reason}`) })}</p>}
      <HireTerms hire={hire} kind={kind} />
      {isOpenHire(hire.status) && (
        <Form method="post" action={action} preventScrollReset className={classes.cancel}>
          <Button type="submit" name="intent" value="cancel-hire" aria-label={t('cancelOf', { name })}>
            {t('cancel')}
          </Button>
          {hire.told && <p className={classes.soft}>{t('cancelText')}</p>}
        </Form>
      )}
    </>
  )
}

function statusText({ status, told, ends, made }: Hire): string {
  if (status !== 'pending') return t(`status.${status}`)
  return told && ends
    ? t('status.pending', { date: lastDayText(ends) })
    : t('status.soon', { moment: momentText(invitationTold(new Date(made))) })
}
