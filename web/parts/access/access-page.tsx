import { access } from '@trampolim/phrases/pt-br/access.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { Breadcrumbs, PageBody, PageHead } from '../../design/page-head.tsx'
import { callsContext } from '../../platform/context.ts'
import classes from '../accounts/own-account.module.css'
import { SavedNotice } from '../form/saved-notice.tsx'
import { doSessionIntent } from './do-session-intent.ts'
import { OwnSessions } from './own-sessions.tsx'

const t = speak(access)
const outcomes = ['one', 'others'] as const

/** Reads how somebody gets into their account. Server only. */
export async function readAccess({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const ended = new URL(request.url).searchParams.get('ended')
  return {
    sessions: await context.get(callsContext).gateway.sessions.listSessions({}),
    ended: outcomes.find((each) => each === ended) ?? null,
  }
}

/** Does what a section of the page asks for; `page` is its path. Server only. */
export async function changeAccess({ request, context }: ActionFunctionArgs, page: string) {
  const ended = await doSessionIntent(context.get(callsContext), await request.formData())
  if (!ended) throw data(null, 400)
  return redirect(`${page}?ended=${ended}`)
}

/** How somebody gets into their account, in sections. `profile` is the path of the account's page. */
export function AccessPage({ page, profile }: { page: Awaited<ReturnType<typeof readAccess>>; profile: string }) {
  const { sessions, ended } = page
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
      </div>
    </PageBody>
  )
}
