import type { RecruiterProfile } from '@trampolim/contract/gateway/recruiters.ts'
import { formatCnpj } from '@trampolim/marketplace/organizations/cnpj.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Notice } from '../../design/notice.tsx'

const t = speak('recruiter', recruiter)

/** Tells a recruiter what of their profile stands in the way: joining that waits, a review, a refusal, an e-mail to prove. */
export function Standing({ profile }: { profile: RecruiterProfile }) {
  const { status, statusReason, joining, email, emailValidated } = profile
  const refused = status === 'rejected' || status === 'blocked'
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
      {!refused && joining && (
        <Notice tone="warn" title={t('joining.title')}>
          <p>{t('joining.text', { cnpj: formatCnpj(joining.idcard) })}</p>
          {joining.jobName && <p>{t('joining.job', { job: joining.jobName })}</p>}
        </Notice>
      )}
      {!refused && !joining && status !== 'approved' && (
        <Notice tone="warn" title={t('underReview.title')}>
          {t('underReview.text')}
        </Notice>
      )}
    </>
  )
}
