import { access } from '@trampolim/phrases/pt-br/access.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { PageBody, PageHead } from '../../design/page-head.tsx'
import { callsContext, personContext, placeContext } from '../../platform/context.ts'
import { roleOf } from '../../platform/guard.ts'
import { asSearch } from '../../platform/href.ts'
import { keepNetworkStart } from '../../platform/network-cookie.ts'
import classes from './access.module.css'
import { accessPath } from './access-path.ts'
import { doNetworkIntent, LinkedNetworks, type LinkTried } from './linked-networks.tsx'

const t = speak(access)

/** The data of the page of one's own access, a section each. Server only. */
export async function accessData({ context }: LoaderFunctionArgs) {
  const person = context.get(personContext)
  const calls = context.get(callsContext)
  return {
    page: accessPath(roleOf(person)),
    email: person?.email ?? '',
    linked: await calls.gateway.networks.listLinked({}),
  }
}

export type AccessData = Awaited<ReturnType<typeof accessData>>
export type AccessTried = { networks?: LinkTried }

/** Does what a section's form asks. Server only. */
export async function doAccessIntent({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const page = accessPath(roleOf(context.get(personContext)))
  const { publicUrl } = context.get(placeContext)
  const done = await doNetworkIntent(context.get(callsContext), form)
  if ('tried' in done) return data<AccessTried>({ networks: done.tried }, done.status)
  if ('unlinked' in done) return redirect(page + asSearch({ unlinked: done.unlinked }))
  const { address, kept } = done.leave
  return redirect(address, { headers: { 'set-cookie': keepNetworkStart(kept, { start: 'access', publicUrl }) } })
}

/** The ways into one's account, a section each. */
export function AccessPage({ page, tried }: { page: AccessData; tried: AccessTried | undefined }) {
  return (
    <PageBody width="narrow">
      <PageHead title={t('title')} text={t('intro')} />
      <div className={classes.sections}>
        <LinkedNetworks page={page.page} email={page.email} linked={page.linked} tried={tried?.networks} />
      </div>
    </PageBody>
  )
}
