import type { OwnPasskey } from '@trampolim/contract/gateway/passkeys.ts'
import { longestPasskeyName } from '@trampolim/marketplace/accounts/sign-in/passkeys.ts'
import { passkeys } from '@trampolim/phrases/pt-br/passkeys.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { FormSummary } from '../../design/form-summary.tsx'
import { Notice } from '../../design/notice.tsx'
import { PasswordField } from '../../design/password-field.tsx'
import { asSearch } from '../../platform/href.ts'
import classes from '../access/access.module.css'
import { dayText } from '../dates.ts'
import { LimitedField } from '../form/limited-text.tsx'
import { SavedNotice } from '../form/saved-notice.tsx'
import { Scripted } from '../scripted.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { useOffersPasskeys } from './browser-passkeys.ts'
import { type PasskeyTried, passkeyIntents } from './do-passkey-intent.ts'

const t = speak(passkeys)
const s = speak(signIn)
const outcomes = ['added', 'renamed', 'removed'] as const

type OwnPasskeysProps = {
  /** The page that contains this section. */
  page: string
  email: string
  own: { available: boolean; passkeys: readonly OwnPasskey[] }
  /** The default name of a new one. */
  usualName: string
  tried: PasskeyTried | undefined
}

/** The person's passkeys, with a way to add one; nothing if browsers offer none here. */
export function OwnPasskeys({ page, email, own, usualName, tried }: OwnPasskeysProps) {
  const [query] = useSearchParams()
  const offered = useOffersPasskeys()
  if (!own.available) return null
  const done = outcomes.find((each) => each === query.get('passkey'))
  const adding = query.get('ask') === 'passkey' || tried?.about === 'new'
  return (
    <Card as="section" className={classes.section} aria-labelledby="passkeys">
      <h2 id="passkeys">{t('title')}</h2>
      <p className={classes.note}>{t('text')}</p>
      {!tried && done && <SavedNotice key={`${done} ${own.passkeys.length}`}>{t(`done.${done}`)}</SavedNotice>}
      {tried && <FormSummary title={t('failedTitle')} faults={tried.faults} />}
      {own.passkeys.length === 0 && <p className={classes.note}>{t('none')}</p>}
      <ul className={classes.ways}>
        {own.passkeys.map((each) => (
          <li key={each.id}>
            <OnePasskey {...{ page, email }} passkey={each} tried={tried?.about === each.id ? tried : undefined} />
          </li>
        ))}
      </ul>
      <noscript>
        <p>{t('needsScripts')}</p>
      </noscript>
      {offered === false && <p className={classes.note}>{t('notHere')}</p>}
      {offered !== false && (
        <Scripted>
          {adding ? (
            <AddPasskey page={page} email={email} usualName={usualName} tried={tried} />
          ) : (
            <div className={classes.actions}>
              <ButtonLink to={page + asSearch({ ask: 'passkey' })} preventScrollReset>
                {t('add')}
              </ButtonLink>
            </div>
          )}
        </Scripted>
      )}
    </Card>
  )
}

type OnePasskeyProps = { page: string; email: string; passkey: OwnPasskey; tried: PasskeyTried | undefined }

function OnePasskey({ page, email, passkey, tried }: OnePasskeyProps) {
  const [query] = useSearchParams()
  const { id, name, added, lastUsed } = passkey
  const renaming = query.get('rename') === id || tried?.removing === false
  const removing = query.get('remove') === id || tried?.removing === true
  const text = lastUsed
    ? t('addedUsed', { date: dayText(added), used: dayText(lastUsed) })
    : t('added', { date: dayText(added) })
  return (
    <>
      <div className={classes.way}>
        <div>
          <h3>{name}</h3>
          <p className={classes.note}>{text}</p>
        </div>
        {!renaming && !removing && (
          <div className={classes.actions}>
            <ButtonLink
              size="small"
              to={page + asSearch({ rename: id })}
              preventScrollReset
              aria-label={t('renameOf', { name })}
            >
              {t('rename')}
            </ButtonLink>
            <ButtonLink
              size="small"
              to={page + asSearch({ remove: id })}
              preventScrollReset
              aria-label={t('removeOf', { name })}
            >
              {t('remove')}
            </ButtonLink>
          </div>
        )}
      </div>
      {removing ? (
        <AskRemove {...{ page, email, passkey, tried }} />
      ) : (
        renaming && <Rename {...{ page, passkey, tried }} />
      )}
    </>
  )
}

function Rename({ page, passkey: { id, name }, tried }: Omit<OnePasskeyProps, 'email'>) {
  const busy = useNavigation().formData?.get('id') === id
  return (
    <Form method="post" action={page} className={classes.form} noValidate>
      <input type="hidden" name="id" value={id} />
      <LimitedField
        name="name"
        label={t('nameLabel')}
        defaultValue={tried?.name ?? name}
        most={longestPasskeyName}
        autoComplete="off"
        fault={tried?.faults.name}
      />
      <div className={classes.actions}>
        <Button type="submit" name="intent" value={passkeyIntents.rename} look="main" loading={busy}>
          {t('saveName')}
        </Button>
        <ButtonLink look="bare" to={page} preventScrollReset>
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}

function AskRemove({ page, email, passkey: { id, name }, tried }: OnePasskeyProps) {
  const busy = useNavigation().formData?.get('id') === id
  return (
    <Notice
      tone="warn"
      title={t('removeTitle', { name })}
      actions={
        <Form method="post" action={page} className={classes.form} noValidate>
          <input type="hidden" name="id" value={id} />
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="password"
            id="remove-password"
            label={t('password')}
            hint={t('removeHint')}
            showLabel={s('show')}
            hideLabel={s('hide')}
            maxLength={200}
            fault={tried?.faults.password}
          />
          <div className={classes.actions}>
            <Button type="submit" name="intent" value={passkeyIntents.remove} look="danger" loading={busy}>
              {t('removeConfirm')}
            </Button>
            <ButtonLink look="bare" to={page} preventScrollReset>
              {t('keep')}
            </ButtonLink>
          </div>
        </Form>
      }
    >
      {t('removeText')}
    </Notice>
  )
}
