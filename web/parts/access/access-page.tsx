import { deviceOf } from '@trampolim/marketplace/accounts/devices.ts'
import { access } from '@trampolim/phrases/pt-br/access.ts'
import { speakDevice } from '@trampolim/phrases/pt-br/devices.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { Breadcrumbs, PageBody, PageHead } from '../../design/page-head.tsx'
import { callsContext, personContext, placeContext } from '../../platform/context.ts'
import { roleOf } from '../../platform/guard.ts'
import { asSearch } from '../../platform/href.ts'
import { keepNetworkStart } from '../../platform/network-cookie.ts'
import classes from '../accounts/own-account.module.css'
import { SavedNotice } from '../form/saved-notice.tsx'
import { doPasskeyIntent, isPasskeyIntent, type PasskeyTried } from '../passkeys/do-passkey-intent.ts'
import { OwnPasskeys } from '../passkeys/own-passkeys.tsx'
import { doSessionIntent } from './do-session-intent.ts'
import { doNetworkIntent, isNetworkIntent, LinkedNetworks, type LinkTried } from './linked-networks.tsx'
import { OwnSessions } from './own-sessions.tsx'

const t = speak(access)
const outcomes = ['one', 'others'] as const

/** What was wrong with a form of one of the sections. */
type AccessTried = LinkTried | PasskeyTried

/** Reads how somebody gets into their account, on the page with the path `page`. Server only. */
export async function readAccess({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>, page: string) {
  const ended = new URL(request.url).searchParams.get('ended')
  const { sessions, networks, passkeys } = context.get(callsContext).gateway
  const person = context.get(personContext)
  // Reviewers don't sign in by a network.
  const hasNetworks = roleOf(person) !== 'user:reviewer'
  const [own, linked, keys] = await Promise.all([
    sessions.listSessions({}),
    hasNetworks ? networks.listLinked({}) : [],
    passkeys.listPasskeys({}),
  ])
  return {
    path: page,
    email: person?.email ?? '',
    passkeys: keys,
    device: speakDevice(deviceOf(request.headers.get('user-agent') ?? '')),
    sessions: own,
    linked,
    ended: outcomes.find((each) => each === ended) ?? null,
  }
}

/** Does what a section of the page asks for; `page` is its path. Server only. */
export async function changeAccess({ request, context }: ActionFunctionArgs, page: string) {
  const form = await request.formData()
  const calls = context.get(callsContext)
  if (isPasskeyIntent(form)) {
    const done = await doPasskeyIntent(calls, form)
    if ('tried' in done) return data<AccessTried>(done.tried, done.status)
    return redirect(page + asSearch({ passkey: done.done }))
  }
  if (isNetworkIntent(form)) {
    const done = await doNetworkIntent(calls, form)
    if ('tried' in done) return data<AccessTried>(done.tried, done.status)
    if ('unlinked' in done) return redirect(page + asSearch({ unlinked: done.unlinked }))
    const { address, kept } = done.leave
    const { publicUrl } = context.get(placeContext)
    return redirect(address, { headers: { 'set-cookie': keepNetworkStart(kept, { start: 'access', publicUrl }) } })
  }
  const ended = await doSessionIntent(calls, form)
  if (!ended) throw data(null, 400)
  return redirect(`${page}?ended=${ended}`)
}

type AccessPageProps = {
  page: Awaited<ReturnType<typeof readAccess>>
  /** The path of the account's page, if there is another than this one. */
  profile: string | null
  tried: AccessTried | undefined
}

/** How somebody gets into their account, in sections. */
export function AccessPage({ page, profile, tried }: AccessPageProps) {
  const { path, email, sessions, linked, passkeys, device, ended } = page
  const passkeyTried = tried && 'about' in tried ? tried : undefined
  const linkTried = tried && 'network' in tried ? tried : undefined
  return (
    <PageBody width="narrow">
      <PageHead
        crumbs={profile && <Breadcrumbs label={t('crumbs')} crumbs={[{ to: profile, text: t('account') }]} />}
        title={t('title')}
        text={t('text')}
      />
      <div className={classes.sections}>
        {ended && <SavedNotice key={`${ended} ${sessions.length}`}>{t(`ended.${ended}`)}</SavedNotice>}
        <OwnSessions sessions={sessions} />
        <OwnPasskeys page={path} email={email} own={passkeys} usualName={device} tried={passkeyTried} />
        <LinkedNetworks page={path} email={email} linked={linked} tried={linkTried} />
      </div>
    </PageBody>
  )
}
