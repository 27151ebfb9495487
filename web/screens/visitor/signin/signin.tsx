import { safeRedirect } from '@trampolim/marketplace/accounts/safe-redirect.ts'
import { signIn as texts } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Checkbox } from '../../../design/choice.tsx'
import { FormSummary } from '../../../design/form-summary.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PasswordField } from '../../../design/password-field.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { AccountFields, AccountLinks, AccountPage } from '../../../parts/accounts/account-page.tsx'
import { personContext, placeContext } from '../../../platform/context.ts'
import { switchAccountContext } from '../../../platform/guard.ts'
import { href } from '../../../platform/href.ts'
import { pageExists } from '../../../platform/pages.ts'
import type { Route } from './+types/signin.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { DemoHint } from './demo-hint.tsx'
import { signIn } from './sign-in.ts'
import { SwitchAccount } from './switch-account.tsx'

const t = speak('sign-in', texts)

export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { demo } = context.get(placeContext)
  const elsewhere = context.get(switchAccountContext)
  const redirect = safeRedirect(query.get('redirect')) ?? null
  const account = demo ? demoAccounts.find(({ key }) => key === query.get('as')) : undefined
  return {
    redirect,
    demo,
    email: account?.email ?? query.get('email') ?? '',
    password: account ? demoPassword : '',
    isNewPassword: query.has('newPassword'),
    signedIn: elsewhere && {
      name: context.get(personContext)?.name ?? '',
      home: pageExists(elsewhere.home) ? elsewhere.home : null,
    },
  }
}

export const action = signIn

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }, { name: 'robots', content: 'noindex' }]
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { redirect, demo, signedIn, isNewPassword } = loaderData
  const { faults = {}, title = '' } = actionData ?? {}
  const email = actionData?.email ?? loaderData.email
  const busy = useNavigation().formData?.has('password') ?? false
  if (signedIn) return <SwitchAccount {...signedIn} redirect={redirect} />
  return (
    <AccountPage title={t('title')} intro={t('intro')} motto={t('motto')}>
      {isNewPassword && !actionData && <Notice tone="success">{t('newPasswordSet')}</Notice>}
      {demo && <DemoHint redirect={redirect} chosen={loaderData.email} />}
      <FormSummary title={title} faults={faults} />
      {/* A tap on a demo account fills the fields anew. */}
      <Form method="post" noValidate key={loaderData.email}>
        <AccountFields>
          <TextField
            name="email"
            type="email"
            label={t('email')}
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={254}
            defaultValue={email}
            fault={faults.email}
          />
          <PasswordField
            name="password"
            label={t('password')}
            showLabel={t('show')}
            hideLabel={t('hide')}
            maxLength={200}
            defaultValue={loaderData.password}
            fault={faults.password}
          />
          <Checkbox name="rememberMe" label={t('rememberMe')} defaultChecked={actionData?.rememberMe ?? false} />
          <Button type="submit" look="main" size="large" wide loading={busy}>
            {t('submit')}
          </Button>
        </AccountFields>
      </Form>
      <AccountLinks>
        <Link to={href('/forgot-password')}>{t('forgot')}</Link>
        <span>
          {t('noAccount')} <Link to={href('/register', {}, { redirect })}>{t('register')}</Link>
        </span>
      </AccountLinks>
    </AccountPage>
  )
}
