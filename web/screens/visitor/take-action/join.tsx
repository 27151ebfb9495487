import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useLocation } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { AccountPage } from '../../../parts/accounts/account-page.tsx'
import { href } from '../../../platform/href.ts'

const t = speak(signIn)

type JoinProps = {
  /** The e-mail address of the account for which the link was made. */
  email: string
  /** The name of the organisation. */
  subject: string
  /** The e-mail address of the signed-in account. */
  own: string | null
  busy: boolean
}

/**
 * Confirms joining an organisation with the link from a letter: only the account that asked can do it, and only with
 * this button.
 */
export function Join({ email, subject, own, busy }: JoinProps) {
  const { pathname, search } = useLocation()
  return (
    <AccountPage
      title={t('action.joinTitle', { subject })}
      intro={t('action.joinIntro', { email, subject })}
      motto={t('motto')}
    >
      {own === email && (
        <Form method="post">
          <Button type="submit" look="main" size="large" loading={busy}>
            {t('action.joinSubmit')}
          </Button>
        </Form>
      )}
      {own === null && (
        <ButtonLink look="main" size="large" to={href('/recruiter/signin', {}, { redirect: `${pathname}${search}` })}>
          {t('action.joinSignIn')}
        </ButtonLink>
      )}
      {own !== null && own !== email && (
        <Notice
          tone="warn"
          actions={
            <Form method="post" action={href('/signout')}>
              <input type="hidden" name="next" value={`${pathname}${search}`} />
              <Button type="submit">{t('action.joinSignOut')}</Button>
            </Form>
          }
        >
          {t('action.joinOther', { own, email })}
        </Notice>
      )}
      <p>{t('action.joinStranger')}</p>
    </AccountPage>
  )
}

export function Joined() {
  return (
    <EmptyState
      scene="done"
      level={1}
      title={t('action.joinedTitle')}
      text={t('action.joined')}
      actions={
        <ButtonLink look="main" to={href('/recruiter/dashboard')}>
          {t('action.joinedButton')}
        </ButtonLink>
      }
    />
  )
}
