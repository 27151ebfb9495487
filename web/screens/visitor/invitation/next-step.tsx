import type { InvitationStep } from '@trampolim/marketplace/organizations/joining.ts'
import { invitation } from '@trampolim/phrases/pt-br/invitation.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useLocation } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { href } from '../../../platform/href.ts'

const t = speak(invitation)

type NextStepProps = {
  step: Exclude<InvitationStep, 'register'>
  company: string
  email: string
  /** The e-mail address of the signed-in account. */
  own: string | null
  waitingJob: string | null
  /** Why the invitation couldn't be accepted. */
  fault: string | undefined
  busy: boolean
}

/** What a person can do with an invitation if their e-mail address already has an account. */
export function NextStep({ step, company, email, own, waitingJob, fault, busy }: NextStepProps) {
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  if (step === 'sign-in') {
    return (
      <>
        <p>{t('signIn.text', { email })}</p>
        <ButtonLink look="main" size="large" to={href('/recruiter/signin', {}, { redirect: here, email })}>
          {t('signIn.action')}
        </ButtonLink>
      </>
    )
  }
  if (step === 'sign-out') {
    return (
      <Notice
        tone="warn"
        actions={
          <Form method="post" action={href('/signout')}>
            <input type="hidden" name="next" value={here} />
            <Button type="submit">{t('signOut.action')}</Button>
          </Form>
        }
      >
        {t('signOut.text', { own: own ?? '', email })}
      </Notice>
    )
  }
  if (step === 'accept') {
    return (
      <Form method="post">
        {fault && (
          <Notice tone="danger" live>
            {fault}
          </Notice>
        )}
        {waitingJob && <p>{t('accept.job', { job: waitingJob })}</p>}
        <Button type="submit" look="main" size="large" loading={busy}>
          {t('accept.action', { company })}
        </Button>
      </Form>
    )
  }
  if (step === 'other-account') return <Notice tone="warn">{t('otherAccount', { email })}</Notice>
  return (
    <Notice tone="warn" actions={<ButtonLink to={href('/recruiter/profile')}>{t('toProfile')}</ButtonLink>}>
      {t(step === 'blocked' ? 'blocked' : 'hasOrganization')}
    </Notice>
  )
}
