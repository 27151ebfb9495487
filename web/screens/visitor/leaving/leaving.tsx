import { leavingAddress } from '@trampolim/marketplace/links/leaving.ts'
import { leaving } from '@trampolim/phrases/pt-br/leaving.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/leaving.ts'
import classes from './leaving.module.css'

const t = speak(leaving)

/**
 * Leaves the site for `to`: immediately if the operator listed its host, otherwise after a click next to the shown
 * address.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const address = leavingAddress(new URL(request.url).searchParams.get('to'), context.get(siteContext).leavingHosts)
  if (address?.atOnce) throw redirect(address.url)
  return data({ address: address ?? null }, address ? 200 : 422)
}

export function meta({ loaderData: { address } }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: `${address ? t('title') : t('refusedTitle')} · Trampolim` },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}

export default function Leaving({ loaderData: { address } }: Route.ComponentProps) {
  const stay = (
    <ButtonLink look={address ? 'bare' : 'main'} to={href('/')}>
      {t('stay')}
    </ButtonLink>
  )
  if (!address) {
    return <EmptyState level={1} scene="closed" title={t('refusedTitle')} text={t('refusedText')} actions={stay} />
  }
  const { url, host } = address
  return (
    <PageBody width="narrow">
      <PageHead title={t('title')} text={t('host', { host })} />
      <p className={classes.address}>{url}</p>
      <Notice tone="warn">
        <p>{t('warning')}</p>
        {url.startsWith('http:') && <p>{t('plain')}</p>}
      </Notice>
      <div className={classes.actions}>
        <ButtonLink look="main" to={url} rel="noopener noreferrer nofollow">
          {t('go', { host })}
        </ButtonLink>
        {stay}
      </div>
    </PageBody>
  )
}
