import type { Calls } from '@trampolim/contract/client/calls.ts'
import { notificationPreferences } from '@trampolim/phrases/pt-br/notification-preferences.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { Checkbox } from '../../design/choice.tsx'
import { Notice } from '../../design/notice.tsx'
import { Select } from '../../design/select.tsx'
import account from '../accounts/own-account.module.css'
import { inAppField, mailField, preferencesIntent } from './preference-fields.ts'
import classes from './preferences-form.module.css'

const t = speak(notificationPreferences)

export type Preferences = Awaited<ReturnType<Calls['gateway']['notifications']['listPreferences']>>['preferences']

type PreferencesFormProps = {
  preferences: Preferences
  email: string
  /** The page that handles the form. */
  action: string
  saved: boolean
}

/** A person's preferences for each kind of notification; kinds that can't be switched off are listed below. */
export function PreferencesForm({ preferences, email, action, saved }: PreferencesFormProps) {
  const busy = useNavigation().formData?.get('intent') === preferencesIntent
  const chosen = preferences.filter(({ fixed }) => !fixed)
  const fixed = preferences.filter((each) => each.fixed).map(({ kind }) => t(`kinds.${kind}`).toLowerCase())
  return (
    <Card as="section" className={account.card} aria-labelledby="preferences">
      <h2 id="preferences">{t('title')}</h2>
      {saved && (
        <Notice tone="success" live>
          {t('saved')}
        </Notice>
      )}
      <p className={account.note}>{t('text', { email })}</p>
      <Form method="post" action={action} className={classes.form} preventScrollReset>
        {chosen.map(({ kind, inApp, mail, mails }) => (
          <fieldset key={kind} className={classes.kind}>
            <legend>{t(`kinds.${kind}`)}</legend>
            <Checkbox name={inAppField(kind)} defaultChecked={inApp} label={t('inApp')} />
            {mails.length > 0 ? (
              <Select
                name={mailField(kind)}
                label={t('mail')}
                defaultValue={mail}
                options={mails.map((each) => ({ value: each, text: t(`frequencies.${each}`) }))}
              />
            ) : (
              <p className={account.note}>{t('elsewhere')}</p>
            )}
          </fieldset>
        ))}
        <div className={account.actions}>
          <Button type="submit" name="intent" value={preferencesIntent} look="main" loading={busy}>
            {t('save')}
          </Button>
        </div>
      </Form>
      <h3>{t('fixed')}</h3>
      <p className={account.note}>{t('fixedText', { kinds: fixed.join(', ') })}</p>
    </Card>
  )
}
