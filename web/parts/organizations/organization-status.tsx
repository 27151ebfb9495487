import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../design/button.tsx'
import { Notice } from '../../design/notice.tsx'
import { lastDayText } from '../dates.ts'

const t = speak('organizations', organizations)

type OrganizationStatusProps = {
  status: ProfileStatus
  reason: string | null
  /** Until when the review is due; null where it waits for a correction. */
  reviewDue: string | null
  everApproved: boolean
  /** Where what the review asked for is corrected, where there is such a page. */
  task: string | null
}

/** Where an organisation stands, and what to do about it; nothing where all is well. */
export function OrganizationStatus({ status, reason, reviewDue, everApproved, task }: OrganizationStatusProps) {
  const actions = task && (
    <ButtonLink look="main" to={task}>
      {t('status.correct')}
    </ButtonLink>
  )
  if (status === 'approved') return null
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
      {t(everApproved ? 'status.reviewAgain' : 'status.reviewText')}
    </Notice>
  )
}
