import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { asSearch, href } from '../../platform/href.ts'
import { AccountActions, AccountPage } from '../accounts/account-page.tsx'
import { type SignInArea, signInAreas } from './areas.ts'

const t = speak(signIn)

type SwitchAccountProps = {
  area: SignInArea
  name: string
  /** The account's home page, if it exists. */
  home: string | null
  redirect: string | null
}

/** Shown to a signed-in person who requested a page that isn't for their account. */
export function SwitchAccount({ area, name, home, redirect }: SwitchAccountProps) {
  return (
    <AccountPage title={t('switchAccount.title', { name })} intro={t('switchAccount.text')} motto={t('motto')}>
      <AccountActions>
        {home && (
          <ButtonLink look="main" to={home}>
            {t('switchAccount.home')}
          </ButtonLink>
        )}
        <Form method="post" action={href('/signout')}>
          <input type="hidden" name="next" value={signInAreas[area].path + asSearch({ redirect })} />
          <Button type="submit">{t('switchAccount.change')}</Button>
        </Form>
      </AccountActions>
    </AccountPage>
  )
}
