import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../design/button.tsx'
import { Notice } from '../../design/notice.tsx'
import { lastDayText } from '../dates.ts'

const t = speak(organizations)

type OrganizationStatusProps = {
  status: ProfileStatus
  reason: string | null
  /** When the review is due; null if a correction is awaited. */
  reviewDue: string | null
  everApproved: boolean
  /** Whether what was approved before holds. */
  inForce: boolean
  /** The page for the requested correction, if there is one. */
  task: string | null
}

/** An organisation's status, and what to do about it; nothing if it is approved. */
export function OrganizationStatus({
  status,
  reason,
  reviewDue,
  everApproved,
  inForce,
  task,
}: OrganizationStatusProps) {
  const actions = task && (
    <ButtonLink look="main" to={task}>
      {t('status.correct')}
    </ButtonLink>
  )
  if (status === 'approved') return null
  if (status === 'rejected' && inForce) {
    return (
      <Notice tone="warn" title={t('status.editRejected')} actions={actions}>
        {reason && <p>{t('status.reason', { reason })}</p>}
        <p>{t('status.editRejectedText')}</p>
      </Notice>
    )
  }
  if (status === 'rejected' || status === 'blocked') {
    return (
      <Notice tone="danger" title={t(`status.${status}`)} actions={actions}>
        {reason && <p>{t('status.reason', { reason })}</p>}
        {status === 'blocked' && <p>{t('status.blockedText')}</p>}
      </Notice>
    )
  }
  if (task) {
    return (
      <Notice tone="danger" title={t('status.changes')} actions={actions}>
        {t('status.changesText')}
      </Notice>
    )
  }
  const lastDay = reviewDue && lastDayText(reviewDue)
  return (
    <Notice tone="warn" title={lastDay ? t('status.reviewDue', { day: lastDay }) : t('status.review')}>
      {t(inForce ? 'status.reviewAgain' : everApproved ? 'status.reviewBlocked' : 'status.reviewText')}
    </Notice>
  )
}
