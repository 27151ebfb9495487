import type { RecruiterProfile } from '@trampolim/contract/gateway/recruiters.ts'
import { formatCnpj } from '@trampolim/marketplace/organizations/cnpj.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../design/button.tsx'
import { Notice } from '../../design/notice.tsx'
import { href } from '../../platform/href.ts'
import { existingPath } from '../../platform/pages.ts'

const t = speak(recruiter)

/**
 * Tells a recruiter what prevents them from working: a pending request to join, a review, a refusal, an unverified
 * e-mail.
 */
export function Standing({ profile }: { profile: RecruiterProfile }) {
  const { status, statusReason, approved, reviewDue, joining, organizationId, organizationBlocked } = profile
  const { email, emailValidated } = profile
  const organization = existingPath('/recruiter/organization')
  const refused = status === 'rejected' || status === 'blocked'
  /** Whether a reviewer asked for changes, which are to be made before the review goes on. */
  const waitsForOwner = status === 'pending' && reviewDue === null
  return (
    <>
      {!emailValidated && (
        <Notice tone="warn" title={t('unproved.title')}>
          {t('unproved.text', { email })}
        </Notice>
      )}
      {refused && (
        <Notice tone="danger" title={t(`${status}.title`)}>
          <p>{t(`${status}.text`)}</p>
          {statusReason && <p>{t('reason', { reason: statusReason })}</p>}
        </Notice>
      )}
      {organizationBlocked && (
        <Notice
          tone="danger"
          title={t(organizationBlocked.corrected ? 'organizationBlocked.titleCorrected' : 'organizationBlocked.title')}
          actions={organization && <ButtonLink to={organization}>{t('organizationBlocked.link')}</ButtonLink>}
        >
          <p>{t(organizationBlocked.corrected ? 'organizationBlocked.textCorrected' : 'organizationBlocked.text')}</p>
          {organizationBlocked.reason && <p>{t('reason', { reason: organizationBlocked.reason })}</p>}
        </Notice>
      )}
      {!refused && joining && (
        <Notice
          tone="warn"
          title={t('joining.title')}
          actions={organization && <ButtonLink to={organization}>{t('joining.link')}</ButtonLink>}
        >
          <p>
            {t(joining.byLink ? 'joining.textByLink' : 'joining.text', { cnpj: formatCnpj(joining.idcard), email })}
          </p>
          {joining.jobName && <p>{t('joining.job', { job: joining.jobName })}</p>}
        </Notice>
      )}
      {!refused && !joining && organizationId === null && (
        <Notice
          tone="warn"
          title={t('noOrganization.title')}
          actions={
            organization && (
              <ButtonLink look="main" to={organization}>
                {t('noOrganization.link')}
              </ButtonLink>
            )
          }
        >
          {t('noOrganization.text')}
        </Notice>
      )}
      {waitsForOwner && (
        <Notice
          tone="danger"
          title={t('toCorrect.title')}
          actions={<ButtonLink to={href('/recruiter/profile')}>{t('toCorrect.link')}</ButtonLink>}
        >
          {t('toCorrect.text')}
        </Notice>
      )}
      {!refused && !joining && !waitsForOwner && status !== 'approved' && (
        <Notice tone="warn" title={t('underReview.title')}>
          {t(
            approved ? 'underReview.textAgain' : organizationId === null ? 'underReview.textAlone' : 'underReview.text',
          )}
        </Notice>
      )}
    </>
  )
}
