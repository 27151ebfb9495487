import type { OwnSecondStep, ShownSecret } from '@trampolim/contract/gateway/second-step.ts'
import { secondStep } from '@trampolim/phrases/pt-br/second-step.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { FormSummary } from '../../design/form-summary.tsx'
import { Notice } from '../../design/notice.tsx'
import { PasswordField } from '../../design/password-field.tsx'
import { TextField } from '../../design/text-field.tsx'
import { asSearch } from '../../platform/href.ts'
import classes from '../access/access.module.css'
import { dayText } from '../dates.ts'
import { SavedNotice } from '../form/saved-notice.tsx'
import { type CodesTried, codesIntents } from './do-codes-intent.ts'
import codes from './own-codes.module.css'

const t = speak(secondStep)
const s = speak(signIn)

type OwnCodesProps = {
  /** The page that contains this section. */
  page: string
  email: string
  own: OwnSecondStep
  tried: CodesTried | undefined
}

/** One-time codes and recovery codes of one's account. */
export function OwnCodes({ page, email, own, tried }: OwnCodesProps) {
  const [query] = useSearchParams()
  const ask = query.get('ask')
  const { oneTimeCodes, recoveryCodes } = own
  const asked = tried?.codes
  const started = tried?.started
  const asksStart = !started && (ask === 'codes' || asked === codesIntents.start)
  const asksOff = ask === 'codes-off' || asked === codesIntents.off
  const asksRenew = ask === 'recovery' || asked === codesIntents.renew
  const passwordFault = tried?.faults.password
  return (
    <Card as="section" className={classes.section} aria-labelledby="codes">
      <h2 id="codes">{t('title')}</h2>
      <p className={classes.note}>{t('text')}</p>
      {!tried && query.get('codes') === 'off' && <SavedNotice>{t('done.off')}</SavedNotice>}
      {tried && <FormSummary title={t('failedTitle')} faults={tried.faults} />}
      {tried?.recoveryCodes && <RecoveryCodes page={page} shown={tried.recoveryCodes} />}
      {started && !oneTimeCodes && <ConfirmCode {...{ page, started }} fault={tried?.faults.code} />}
      {!started && <p>{oneTimeCodes ? t('on', { date: dayText(oneTimeCodes) }) : t('off')}</p>}
      {!oneTimeCodes && asksStart && (
        <AskPassword {...{ page, email }} intent={codesIntents.start} submit={t('go')} fault={passwordFault} />
      )}
      {!oneTimeCodes && !asksStart && !started && (
        <div className={classes.actions}>
          <ButtonLink to={page + asSearch({ ask: 'codes' })} preventScrollReset>
            {t('turnOn')}
          </ButtonLink>
        </div>
      )}
      {oneTimeCodes && asksOff && (
        <Notice tone="warn" title={t('turnOffTitle')}>
          <p>{t('turnOffText')}</p>
          <AskPassword
            {...{ page, email }}
            intent={codesIntents.off}
            submit={t('turnOff')}
            keep={t('keep')}
            fault={passwordFault}
          />
        </Notice>
      )}
      {oneTimeCodes && !asksOff && !tried?.recoveryCodes && (
        <div className={classes.actions}>
          <ButtonLink to={page + asSearch({ ask: 'codes-off' })} preventScrollReset>
            {t('turnOff')}
          </ButtonLink>
        </div>
      )}
      {recoveryCodes !== null && !tried?.recoveryCodes && (
        <div className={codes.recovery}>
          <h3>{t('recovery.title')}</h3>
          <p className={classes.note}>
            {t('recovery.left', { count: recoveryCodes })} {t('recovery.text')}
          </p>
          {asksRenew ? (
            <>
              <p>{t('recovery.renewText')}</p>
              <AskPassword
                {...{ page, email }}
                intent={codesIntents.renew}
                submit={t('recovery.renew')}
                fault={passwordFault}
              />
            </>
          ) : (
            <div className={classes.actions}>
              <ButtonLink to={page + asSearch({ ask: 'recovery' })} preventScrollReset>
                {t('recovery.renew')}
              </ButtonLink>
            </div>
          )}
        </div>
      )}
    </Card>
  )
}

type AskPasswordProps = {
  page: string
  email: string
  intent: (typeof codesIntents)[keyof typeof codesIntents]
  submit: string
  keep?: string
  fault: string | undefined
}

function AskPassword({ page, email, intent, submit, keep = t('cancel'), fault }: AskPasswordProps) {
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" action={page} className={classes.form} noValidate preventScrollReset>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        id="codes-password"
        label={t('password')}
        hint={t('passwordHint')}
        showLabel={s('show')}
        hideLabel={s('hide')}
        maxLength={200}
        fault={fault}
      />
      <div className={classes.actions}>
        <Button type="submit" name="intent" value={intent} look="main" loading={busy}>
          {submit}
        </Button>
        <ButtonLink look="bare" to={page} preventScrollReset>
          {keep}
        </ButtonLink>
      </div>
    </Form>
  )
}

type ConfirmCodeProps = { page: string; started: ShownSecret & { kept: string }; fault: string | undefined }

/** Shows the secret for an authenticator app, and asks for its first code. */
function ConfirmCode({ page, started: { kept, uri, key, qr }, fault }: ConfirmCodeProps) {
  const busy = useNavigation().formData?.get('intent') === codesIntents.confirm
  return (
    <Form method="post" action={page} className={classes.form} noValidate preventScrollReset>
      <h3>{t('scanTitle')}</h3>
      <p className={classes.note}>
        {t('scan')} {t('apps')}
      </p>
      <svg className={codes.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t('qr')}>
        <path d={qr.path} shapeRendering="crispEdges" />
      </svg>
      <p>
        {t('key')} <code className={codes.key}>{key}</code>
      </p>
      <p>
        <a href={uri}>{t('openApp')}</a>
      </p>
      <input type="hidden" name="kept" value={kept} />
      <TextField
        name="code"
        label={t('code')}
        hint={t('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        fault={fault}
      />
      <div className={classes.actions}>
        <Button type="submit" name="intent" value={codesIntents.confirm} look="main" loading={busy}>
          {t('confirm')}
        </Button>
        <ButtonLink look="bare" to={page} preventScrollReset>
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}

/** The recovery codes, shown once. */
function RecoveryCodes({ page, shown }: { page: string; shown: readonly string[] }) {
  return (
    <SavedNotice
      title={t('recovery.shownTitle')}
      actions={
        <ButtonLink look="main" to={page}>
          {t('recovery.saved')}
        </ButtonLink>
      }
    >
      <p>{t('recovery.shown')}</p>
      <ul className={codes.list} aria-label={t('recovery.list')}>
        {shown.map((each) => (
          <li key={each}>
            <code>{each}</code>
          </li>
        ))}
      </ul>
    </SavedNotice>
  )
}
