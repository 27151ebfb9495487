import type { RecruiterProfile } from '@trampolim/contract/gateway/recruiters.ts'
import { formatCnpj } from '@trampolim/marketplace/organizations/cnpj.ts'
import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { lastDayText } from '../../../parts/dates.ts'

const t = speak(recruiterProfile)

type ProfileStatusProps = Pick<RecruiterProfile, 'status' | 'statusReason' | 'reviewDue' | 'joining'> & {
  task: string | null
}

/** The status of a recruiter's profile, and what to do about it; nothing if it is approved. */
export function ProfileStatus({ status, statusReason, reviewDue, joining, task }: ProfileStatusProps) {
  if (status === 'approved') return null
  const actions = task && (
    <ButtonLink look="main" to={task}>
      {t('status.correct')}
    </ButtonLink>
  )
  if (status === 'rejected' || status === 'blocked') {
    return (
      <Notice tone="danger" title={t(`status.${status}`)} actions={actions}>
        {statusReason && <p>{t('status.reason', { reason: statusReason })}</p>}
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
    <>
      <Notice tone="warn" title={lastDay ? t('status.reviewDue', { day: lastDay }) : t('status.review')}>
        {t('status.reviewText')}
      </Notice>
      {joining && (
        <Notice tone="warn" title={t('joining.title')}>
          {t('joining.text', { idcard: formatCnpj(joining.idcard) })}{' '}
          {joining.jobName && t('joining.job', { job: joining.jobName })}
        </Notice>
      )}
    </>
  )
}
