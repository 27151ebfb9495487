import { deviceOf } from '@trampolim/marketplace/accounts/sign-in/devices.ts'
import { access } from '@trampolim/phrases/pt-br/access.ts'
import { account } from '@trampolim/phrases/pt-br/account.ts'
import { speakDevice } from '@trampolim/phrases/pt-br/devices.ts'
import { secondStep } from '@trampolim/phrases/pt-br/second-step.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { Notice } from '../../design/notice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../design/page-head.tsx'
import { callsContext, personContext, siteContext } from '../../platform/context.ts'
import { keepNetworkStart } from '../../platform/cookies/network-cookie.ts'
import { roleOf } from '../../platform/guard.ts'
import { asSearch } from '../../platform/href.ts'
import classes from '../accounts/own-account.module.css'
import { mailPasswordLink, type PasswordAnswer, passwordIntents } from '../accounts/password/do-password-intent.ts'
import { PasswordLink } from '../accounts/password/password-link.tsx'
import { SavedNotice } from '../form/saved-notice.tsx'
import { doPasskeyIntent, isPasskeyIntent, type PasskeyTried } from '../passkeys/do-passkey-intent.ts'
import { OwnPasskeys } from '../passkeys/own-passkeys.tsx'
import { type CodesTried, codesIntentOf, doCodesIntent } from '../second-step/do-codes-intent.ts'
import { OwnCodes } from '../second-step/own-codes.tsx'
import { doSessionIntent } from './do-session-intent.ts'
import { doNetworkIntent, isNetworkIntent, LinkedNetworks, type LinkTried } from './linked-networks.tsx'
import { OwnSessions } from './own-sessions.tsx'

const t = speak(access)
const s = speak(secondStep)
const a = speak(account)
const outcomes = ['one', 'others'] as const

/** The faults of a submitted form in one of the sections. */
type AccessTried = LinkTried | PasskeyTried | CodesTried | PasswordAnswer

/** Reads the data about signing in to an account, for the page with the path `page`. Server only. */
export async function readAccess({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>, page: string) {
  const ended = new URL(request.url).searchParams.get('ended')
  const { sessions, networks, passkeys, secondStep: steps } = context.get(callsContext).gateway
  const person = context.get(personContext)
  // Reviewers don't sign in by a network.
  const hasNetworks = roleOf(person) !== 'user:reviewer'
  const [own, linked, keys, codes] = await Promise.all([
    sessions.listSessions({}),
    hasNetworks ? networks.listLinked({}) : [],
    passkeys.listPasskeys({}),
    steps.readOwn({}),
  ])
  return {
    path: page,
    email: person?.email ?? '',
    demo: context.get(siteContext).demo,
    passkeys: keys,
    codes,
    device: speakDevice(deviceOf(request.headers.get('user-agent') ?? '')),
    sessions: own,
    linked,
    ended: outcomes.find((each) => each === ended) ?? null,
  }
}

/** Carries out a form of one of the page's sections; `page` is its path. Server only. */
export async function changeAccess({ request, context }: ActionFunctionArgs, page: string) {
  const form = await request.formData()
  const calls = context.get(callsContext)
  if (isPasskeyIntent(form)) {
    const done = await doPasskeyIntent(calls, form)
    if ('tried' in done) return data<AccessTried>(done.tried, done.status)
    if (done.recoveryCodes)
      return data<AccessTried>({ codes: 'recovery', faults: {}, recoveryCodes: done.recoveryCodes })
    return redirect(page + asSearch({ passkey: done.done }))
  }
  const codesIntent = codesIntentOf(form)
  if (codesIntent) {
    const done = await doCodesIntent(calls, codesIntent, form)
    return 'tried' in done
      ? data<AccessTried>(done.tried, done.status)
      : redirect(page + asSearch({ codes: done.done }))
  }
  if (isNetworkIntent(form)) {
    const done = await doNetworkIntent(calls, form)
    if ('tried' in done) return data<AccessTried>(done.tried, done.status)
    if ('unlinked' in done) return redirect(page + asSearch({ unlinked: done.unlinked }))
    const { address, kept } = done.leave
    const { publicUrl } = context.get(siteContext)
    return redirect(address, { headers: { 'set-cookie': keepNetworkStart(kept, { start: 'access', publicUrl }) } })
  }
  if (form.get('intent') === passwordIntents.link) {
    const { answer, status } = await mailPasswordLink(calls)
    return data<AccessTried>(answer, status)
  }
  const ended = await doSessionIntent(calls, form)
  if (!ended) throw data(null, 400)
  return redirect(`${page}?ended=${ended}`)
}

type AccessPageProps = {
  page: Awaited<ReturnType<typeof readAccess>>
  /** The account's own page, if that is a different one. */
  profile: { to: string; text: string } | null
  /** The path of the page where the password is changed; without one, a link for a new one is sent from here. */
  password: string | null
  tried: AccessTried | undefined
}

/** The ways of signing in to an account, in sections. */
export function AccessPage({ page, profile, password, tried }: AccessPageProps) {
  const { path, email, demo, sessions, linked, passkeys, codes, device, ended } = page
  const codesTried = tried && 'codes' in tried ? tried : undefined
  const passkeyTried = tried && 'about' in tried ? tried : undefined
  const linkTried = tried && 'network' in tried ? tried : undefined
  const passwordTried = tried && 'link' in tried ? tried : undefined
  return (
    <PageBody width="narrow">
      <PageHead
        crumbs={profile && <Breadcrumbs label={t('crumbs')} crumbs={[profile]} />}
        title={t('title')}
        text={t('text')}
      />
      <div className={classes.sections}>
        {codes.missing && (
          <Notice tone="warn" title={s('must.title')}>
            {s('must.text')}
          </Notice>
        )}
        {ended && <SavedNotice key={`${ended} ${sessions.length}`}>{t(`ended.${ended}`)}</SavedNotice>}
        <OwnPasskeys page={path} email={email} own={passkeys} usualName={device} tried={passkeyTried} />
        <OwnCodes page={path} email={email} own={codes} tried={codesTried} />
        <LinkedNetworks
          page={path}
          password={password ?? '#forgotten'}
          email={email}
          linked={linked}
          tried={linkTried}
        />
        {!password && <PasswordLink title={a('password.title')} {...{ email, demo }} sent={passwordTried?.link} />}
        <OwnSessions sessions={sessions} />
      </div>
    </PageBody>
  )
}
