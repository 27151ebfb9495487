import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { isEmail } from '@trampolim/marketplace/registration/email.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, Form, Link, useLocation, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { FormSummary } from '../../../design/form-summary.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { AccountActions, AccountFields, AccountLinks, AccountPage } from '../../../parts/accounts/account-page.tsx'
import { DemoMailHint } from '../../../parts/accounts/demo-mail-hint.tsx'
import { areaIn, signInAreas } from '../../../parts/sign-in/areas.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import type { Faults } from '../../../platform/faults.ts'
import { asSearch, href } from '../../../platform/href.ts'
import type { Route } from './+types/forgot-password.ts'

const t = speak(signIn)

export function loader({ url, context }: Route.LoaderArgs) {
  return { demo: context.get(siteContext).demo, signIn: signInAreas[areaIn(url.searchParams)].path }
}

/** Gives the same answer whether the account exists or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const email = String((await request.formData()).get('email') ?? '').trim()
  const again = (status: number, faults: Faults) => data({ email, faults, isSent: false }, status)
  if (email === '') return again(422, { email: t('faults.emailRequired') })
  if (!isEmail(email)) return again(422, { email: t('faults.emailInvalid') })
  try {
    await context.get(callsContext).gateway.accounts.recoverPassword({ email })
    return data({ email, faults: {} as Faults, isSent: true })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return again(refused.status, { '': refused.message })
  }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('recover.title')} · Trampolim` }, { name: 'robots', content: 'noindex' }]
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const faults: Faults = actionData?.faults ?? {}
  const here = href('/forgot-password') + useLocation().search
  const busy = useNavigation().state === 'submitting'
  if (actionData?.isSent) {
    return (
      <AccountPage
        title={t('recover.sentTitle')}
        intro={t('recover.sent', { email: actionData.email })}
        motto={t('motto')}
      >
        <p>{t('recover.notThere')}</p>
        {loaderData.demo && <DemoMailHint />}
        <AccountActions>
          <ButtonLink look="main" to={loaderData.signIn + asSearch({ email: actionData.email })}>
            {t('recover.back')}
          </ButtonLink>
          <ButtonLink look="bare" to={here} reloadDocument>
            {t('recover.again')}
          </ButtonLink>
        </AccountActions>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('recover.title')} intro={t('recover.intro')} motto={t('motto')}>
      <FormSummary title={t('faults.check')} faults={faults} />
      <Form method="post" noValidate>
        <AccountFields>
          <TextField
            name="email"
            type="email"
            label={t('email')}
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={254}
            defaultValue={actionData?.email}
            fault={faults.email}
          />
          <Button type="submit" look="main" size="large" wide loading={busy}>
            {t('recover.submit')}
          </Button>
        </AccountFields>
      </Form>
      <AccountLinks>
        <Link to={loaderData.signIn}>{t('recover.back')}</Link>
      </AccountLinks>
    </AccountPage>
  )
}
