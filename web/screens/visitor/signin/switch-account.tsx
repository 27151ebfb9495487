import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { AccountActions, AccountPage } from '../../../parts/accounts/account-page.tsx'
import { href } from '../../../platform/href.ts'

const t = speak('sign-in', signIn)

type SwitchAccountProps = {
  name: string
  /** Where this account is at home, where that exists. */
  home: string | null
  redirect: string | null
}

/** Someone is signed in and wanted a page that isn't for their account. */
export function SwitchAccount({ name, home, redirect }: SwitchAccountProps) {
  return (
    <AccountPage title={t('switchAccount.title', { name })} intro={t('switchAccount.text')} motto={t('motto')}>
      <AccountActions>
        {home && (
          <ButtonLink look="main" to={home}>
            {t('switchAccount.home')}
          </ButtonLink>
        )}
        <Form method="post" action={href('/signout')}>
          <input type="hidden" name="next" value={href('/signin', {}, { redirect })} />
          <Button type="submit">{t('switchAccount.change')}</Button>
        </Form>
      </AccountActions>
    </AccountPage>
  )
}
