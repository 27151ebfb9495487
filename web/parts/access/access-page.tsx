import { access } from '@trampolim/phrases/pt-br/access.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { Breadcrumbs, PageBody, PageHead } from '../../design/page-head.tsx'
import { callsContext, personContext, placeContext } from '../../platform/context.ts'
import { asSearch } from '../../platform/href.ts'
import { keepNetworkStart } from '../../platform/network-cookie.ts'
import classes from '../accounts/own-account.module.css'
import { SavedNotice } from '../form/saved-notice.tsx'
import { doSessionIntent } from './do-session-intent.ts'
import { doNetworkIntent, isNetworkIntent, LinkedNetworks, type LinkTried } from './linked-networks.tsx'
import { OwnSessions } from './own-sessions.tsx'

const t = speak(access)
const outcomes = ['one', 'others'] as const

/** Reads how somebody gets into their account, on the page with the path `page`. Server only. */
export async function readAccess({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>, page: string) {
  const ended = new URL(request.url).searchParams.get('ended')
  const { sessions, networks } = context.get(callsContext).gateway
  const [own, linked] = await Promise.all([sessions.listSessions({}), networks.listLinked({})])
  return {
    path: page,
    email: context.get(personContext)?.email ?? '',
    sessions: own,
    linked,
    ended: outcomes.find((each) => each === ended) ?? null,
  }
}

/** Does what a section of the page asks for; `page` is its path. Server only. */
export async function changeAccess({ request, context }: ActionFunctionArgs, page: string) {
  const form = await request.formData()
  const calls = context.get(callsContext)
  if (isNetworkIntent(form)) {
    const done = await doNetworkIntent(calls, form)
    if ('tried' in done) return data<LinkTried>(done.tried, done.status)
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
  /** The path of the account's page. */
  profile: string
  tried: LinkTried | undefined
}

/** How somebody gets into their account, in sections. */
export function AccessPage({ page, profile, tried }: AccessPageProps) {
  const { path, email, sessions, linked, ended } = page
  return (
    <PageBody width="narrow">
      <PageHead
        crumbs={<Breadcrumbs label={t('crumbs')} crumbs={[{ to: profile, text: t('account') }]} />}
        title={t('title')}
        text={t('text')}
      />
      <div className={classes.sections}>
        {ended && <SavedNotice key={`${ended} ${sessions.length}`}>{t(`ended.${ended}`)}</SavedNotice>}
        <OwnSessions sessions={sessions} />
        <LinkedNetworks page={path} email={email} linked={linked} tried={tried} />
      </div>
    </PageBody>
  )
}
