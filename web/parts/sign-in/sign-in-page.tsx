import { signIn as texts } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, Link, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Checkbox } from '../../design/choice.tsx'
import { FormSummary } from '../../design/form-summary.tsx'
import { Notice } from '../../design/notice.tsx'
import { PasswordField } from '../../design/password-field.tsx'
import { TextField } from '../../design/text-field.tsx'
import { asSearch, href } from '../../platform/href.ts'
import { AccountFields, AccountLinks, AccountPage } from '../accounts/account-page.tsx'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { type SignInArea, signInAreas } from './areas.ts'
import { DemoHint } from './demo-hint.tsx'
import { NetworkButtons } from './network-buttons.tsx'
import type { SignInTry } from './sign-in.ts'
import classes from './sign-in-page.module.css'
import type { SignInPageData } from './sign-in-page-data.ts'
import { SwitchAccount } from './switch-account.tsx'
import type { Wish } from './wish.ts'

const t = speak(texts)

type SignInPageProps = { page: SignInPageData; tried: SignInTry | undefined }

/** The sign-in page of an area. */
export function SignInPage({ page, tried }: SignInPageProps) {
  const { area, redirect, register, demo, signedIn, isNewPassword, isNewEmail, isOutEverywhere, wish } = page
  const { faults = {}, title = '' } = tried ?? {}
  const email = tried?.email ?? page.email
  const busy = useNavigation().formData?.has('password') ?? false
  if (signedIn) return <SwitchAccount area={area} {...signedIn} redirect={redirect} />
  return (
    <AccountPage
      title={wish ? wishTitle(wish) : t(`areas.${area}.title`)}
      intro={wish ? t('wish.intro') : t(`areas.${area}.intro`)}
      motto={t('motto')}
    >
      {wish && register && (
        <>
          <ButtonLink look="main" size="large" wide to={register + asSearch({ redirect })}>
            {t(`wish.register.${wish.kind}`)}
          </ButtonLink>
          <h2 className={classes.already}>{t('wish.already')}</h2>
        </>
      )}
      {isNewPassword && !tried && <Notice tone="success">{t('newPasswordSet')}</Notice>}
      {isNewEmail && !tried && <Notice tone="success">{t('newEmailSet')}</Notice>}
      {page.mayHaveNewEmail && <Notice>{t('newEmailMaybe')}</Notice>}
      {isOutEverywhere && !tried && (
        <Notice tone="success" title={t('outEverywhere.title')}>
          {t('outEverywhere.text')}
        </Notice>
      )}
      {demo && <DemoHint area={area} redirect={redirect} chosen={page.email} />}
      {page.failure && !tried && (
        <Notice tone="danger" live title={page.failure.title}>
          {page.failure.text}
        </Notice>
      )}
      <FormSummary title={title} faults={faults} />
      {tried?.area && <OtherArea area={tried.area} email={email} redirect={redirect} />}
      {/* A tap on a demo account fills the fields again. */}
      <Form method="post" noValidate key={page.email}>
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
            defaultValue={page.password}
            fault={faults.password}
          />
          <Checkbox name="rememberMe" label={t('rememberMe')} defaultChecked={tried?.rememberMe ?? false} />
          <Button type="submit" look={wish ? 'plain' : 'main'} size="large" wide loading={busy}>
            {t('submit')}
          </Button>
        </AccountFields>
      </Form>
      {page.passkeys && <PasskeyButton area={area} redirect={redirect} />}
      {area !== 'reviewer' && <NetworkButtons networks={page.networks} area={area} redirect={redirect} />}
      <AccountLinks>
        <Link to={href('/forgot-password', {}, { area: area === 'professional' ? null : area })}>{t('forgot')}</Link>
        {register && !wish && area !== 'reviewer' && (
          <span>
            {t('noAccount')} <Link to={register + asSearch({ redirect })}>{t(`areas.${area}.register`)}</Link>
          </span>
        )}
        {area !== 'reviewer' && (
          <Link to={signInAreas[otherArea[area]].path + asSearch({ redirect })}>{t(`areas.${area}.other`)}</Link>
        )}
      </AccountLinks>
    </AccountPage>
  )
}

/** The title that says what the visitor wanted to do, with the job's name. */
function wishTitle(wish: Wish): string {
  if (!('job' in wish)) return t(`wish.title.${wish.kind}`)
  const { kind, job, company } = wish
  return t(`wish.title.${kind}`, { job: company ? t('wish.jobOf', { job, company }) : job })
}

const otherArea = { professional: 'recruiter', recruiter: 'professional' } as const

/** The password was right, but the account belongs to another area: links to it, with the e-mail filled in. */
function OtherArea({ area, email, redirect }: { area: SignInArea; email: string; redirect: string | null }) {
  return (
    <Notice
      tone="warn"
      live
      title={t('otherArea.title')}
      actions={
        <ButtonLink look="main" to={signInAreas[area].path + asSearch({ email, redirect })}>
          {t(`otherArea.go.${area}`)}
        </ButtonLink>
      }
    >
      {t(`otherArea.${area}`)}
    </Notice>
  )
}
