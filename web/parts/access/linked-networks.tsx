import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { type Network, networks } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import { access } from '@trampolim/phrases/pt-br/access.ts'
import { networkNames } from '@trampolim/phrases/pt-br/networks.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { FormSummary } from '../../design/form-summary.tsx'
import { Notice } from '../../design/notice.tsx'
import { PasswordField } from '../../design/password-field.tsx'
import type { Faults } from '../../platform/faults.ts'
import { asSearch, href } from '../../platform/href.ts'
import { dayText } from '../dates.ts'
import { SavedNotice } from '../form/saved-notice.tsx'
import { failureIn } from '../sign-in/network-failure.ts'
import classes from './access.module.css'

const t = speak(access)
const s = speak(signIn)

/** The intents of this section's forms. */
const linkIntent = 'link-network'
const unlinkIntent = 'unlink-network'

type LinkedNetwork = Awaited<ReturnType<Calls['gateway']['networks']['listLinked']>>[number]

/** The faults of a form in this section. */
export type LinkTried = { network: Network; faults: Faults }

/** Whether a form belongs to this section. */
export function isNetworkIntent(form: FormData): boolean {
  const intent = form.get('intent')
  return intent === linkIntent || intent === unlinkIntent
}

/** Carries out a submitted form: returns the network's address, removes a link, or returns faults. Server only. */
export async function doNetworkIntent(
  { gateway }: Calls,
  form: FormData,
): Promise<
  { leave: { address: string; kept: string } } | { unlinked: Network } | { tried: LinkTried; status: number }
> {
  const network = form.get('network')
  if (!networks.has(network)) throw new Response(null, { status: 400 })
  const tried = (status: number, faults: Faults) => ({ tried: { network, faults }, status })
  const password = String(form.get('password') ?? '')
  try {
    if (form.get('intent') === unlinkIntent) {
      // The form lacks the field if the account has no password.
      if (form.get('password') === '') return tried(422, { password: s('faults.passwordRequired') })
      await gateway.networks.unlink({ network, password })
      return { unlinked: network }
    }
    if (password === '') return tried(422, { password: s('faults.passwordRequired') })
    return { leave: await gateway.networks.startLink({ network, password }) }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    // It was unlinked in the meantime, so the result is the same.
    if (refused.code === 'network_not_linked') return { unlinked: network }
    return tried(refused.status, { [refused.code === 'wrong_password' ? 'password' : '']: refused.message })
  }
}

type LinkedNetworksProps = {
  /** The page that contains this section. */
  page: string
  /** The page on which somebody without a password creates one. */
  password: string | null
  email: string
  linked: readonly LinkedNetwork[]
  tried: LinkTried | undefined
}

/** The networks to which the account is linked; nothing if none is offered. */
export function LinkedNetworks({ page, password, email, linked, tried }: LinkedNetworksProps) {
  const [query] = useSearchParams()
  if (linked.length === 0) return null
  const failure = failureIn(query)
  const [now, gone] = [query.get('linked'), query.get('unlinked')]
  return (
    <Card as="section" className={classes.section} aria-labelledby="networks">
      <h2 id="networks">{t('networks.title')}</h2>
      <p className={classes.note}>{t('networks.text')}</p>
      {!tried && networks.has(now) && (
        <SavedNotice>{t('networks.nowLinked', { network: networkNames[now] })}</SavedNotice>
      )}
      {!tried && networks.has(gone) && (
        <SavedNotice>{t('networks.nowUnlinked', { network: networkNames[gone] })}</SavedNotice>
      )}
      {!tried && failure && (
        <Notice tone="danger" live title={failure.title}>
          {failure.text}
        </Notice>
      )}
      {tried && <FormSummary title={t('networks.failedTitle')} faults={tried.faults} />}
      <ul className={classes.ways}>
        {linked.map((each) => (
          <li key={each.network}>
            <OneNetwork
              page={page}
              password={password}
              email={email}
              one={each}
              tried={tried?.network === each.network ? tried : undefined}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type OneNetworkProps = Pick<LinkedNetworksProps, 'page' | 'password' | 'email' | 'tried'> & { one: LinkedNetwork }

function OneNetwork({ page, password, email, one, tried }: OneNetworkProps) {
  const [query] = useSearchParams()
  const { network, linked, canUnlink } = one
  const name = networkNames[network]
  const asked = query.get('ask') === network || tried !== undefined
  return (
    <>
      <div className={classes.way}>
        <div>
          <h3>{name}</h3>
          <p className={classes.note}>{linked ? sinceOf(linked) : t('networks.notLinked')}</p>
        </div>
        {!asked && (!linked || canUnlink) && (
          <ButtonLink size="small" to={page + asSearch({ ask: network })} preventScrollReset>
            {t(linked ? 'networks.unlink' : 'networks.ask')}
            <span className="unseen"> {name}</span>
          </ButtonLink>
        )}
      </div>
      {linked && !canUnlink && (
        <p className={classes.note}>
          {t('networks.lastWayIn')}{' '}
          <Link to={password ?? href('/forgot-password')}>{t('networks.createPassword')}</Link>
        </p>
      )}
      {asked &&
        (linked ? (
          <AskUnlink {...{ page, email, one, tried }} />
        ) : (
          <AskPassword {...{ page, email, network, tried }} />
        ))}
    </>
  )
}

function sinceOf({ email, at }: NonNullable<LinkedNetwork['linked']>): string {
  const date = dayText(at)
  return email ? t('networks.linkedAs', { email, date }) : t('networks.linked', { date })
}

type AskPasswordProps = { page: string; email: string; network: Network; tried: LinkTried | undefined }

/** Submitted with a page load, since it redirects to the network. */
function AskPassword({ page, email, network, tried }: AskPasswordProps) {
  return (
    <form method="post" action={page} className={classes.form}>
      <input type="hidden" name="network" value={network} />
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={t('networks.password')}
        hint={t('networks.passwordHint')}
        showLabel={s('show')}
        hideLabel={s('hide')}
        maxLength={200}
        fault={tried?.faults.password}
      />
      <div className={classes.actions}>
        <Button type="submit" name="intent" value={linkIntent} look="main">
          {t('networks.link', { network: networkNames[network] })}
        </Button>
        <ButtonLink look="bare" to={page} preventScrollReset>
          {t('networks.cancel')}
        </ButtonLink>
      </div>
    </form>
  )
}

function AskUnlink({ page, email, one: { network, asksPassword }, tried }: Omit<OneNetworkProps, 'password'>) {
  const name = { network: networkNames[network] }
  const busy = useNavigation().formData?.get('network') === network
  return (
    <Notice
      tone="warn"
      title={t('networks.unlinkTitle', name)}
      actions={
        <Form method="post" action={page} className={classes.form} noValidate>
          <input type="hidden" name="network" value={network} />
          {asksPassword && (
            <>
              <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
              <PasswordField
                name="password"
                label={t('networks.password')}
                hint={t('networks.unlinkHint')}
                showLabel={s('show')}
                hideLabel={s('hide')}
                maxLength={200}
                fault={tried?.faults.password}
              />
            </>
          )}
          <div className={classes.actions}>
            <Button type="submit" name="intent" value={unlinkIntent} look="danger" loading={busy}>
              {t('networks.unlinkConfirm', name)}
            </Button>
            <ButtonLink look="bare" to={page} preventScrollReset>
              {t('networks.keep')}
            </ButtonLink>
          </div>
        </Form>
      }
    >
      {t('networks.unlinkText', name)}
    </Notice>
  )
}
