import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { mayOpen, signInPathFor } from '@trampolim/marketplace/accounts/audiences.ts'
import { pathnameOf, safeRedirect, withRedirect } from '@trampolim/marketplace/accounts/safe-redirect.ts'
import { loading } from '@trampolim/phrases/pt-br/loading.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useState } from 'react'
import { type RouterContextProvider, redirect, useRevalidator } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { callsContext, refreshContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { pageAt } from '../../../platform/pages.ts'
import type { Route } from './+types/loading.ts'

const t = speak(loading)
/** Seconds between two checks; after `mostRounds` checks the person has to ask for more. */
const pause = 5
const mostRounds = 60

/**
 * Redirects a visitor to `to` once they may open it and the product is available: immediately, or after they have
 * signed in, also if they do so in another tab. If `to` isn't a path of this site, it redirects to the landing page.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const wanted = safeRedirect(query.get('to')) ?? href('/')
  const to = pathnameOf(wanted) === href('/loading') ? href('/') : wanted
  const round = Math.min(Math.max(Number.parseInt(query.get('round') ?? '0', 10) || 0, 0), mostRounds)
  const { audience } = pageAt(pathnameOf(to))
  const isOpen = mayOpen('user:visitor', audience)
  if (isOpen && (await answers(context))) throw redirect(to)
  const isLate = round >= mostRounds
  if (!isLate) {
    context.set(refreshContext, { seconds: pause, to: href('/loading', {}, { to, round: round + 1 }) })
  }
  return {
    ...{ to, isLate },
    waits: isOpen ? ('service' as const) : ('signIn' as const),
    signIn: isOpen ? null : withRedirect(signInPathFor(audience), to),
  }
}

/** Whether the product's services respond. */
async function answers(context: Readonly<RouterContextProvider>): Promise<boolean> {
  try {
    await context.get(callsContext).searchJobs.search.popularJobs({ limit: 1 })
    return true
  } catch (problem) {
    if (refusalOf(problem)?.code === 'not_available_now') return false
    throw problem
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${t(`waits.${loaderData.waits}.title`)} · Trampolim` }, { name: 'robots', content: 'noindex' }]
}

export default function Loading({ loaderData: { to, waits, signIn, isLate } }: Route.ComponentProps) {
  const [rounds, setRounds] = useState(0)
  const { revalidate } = useRevalidator()
  const stopped = isLate || rounds >= mostRounds
  useEffect(() => {
    if (stopped) return undefined
    const look = () => {
      setRounds((before) => before + 1)
      void revalidate()
    }
    const looking = setInterval(look, pause * 1000)
    // A person who returns from the tab in which they signed in doesn't have to wait for the next check.
    window.addEventListener('focus', look)
    return () => {
      clearInterval(looking)
      window.removeEventListener('focus', look)
    }
  }, [stopped, revalidate])
  return (
    <PageBody width="narrow">
      <EmptyState
        level={1}
        title={t(`waits.${waits}.title`)}
        text={t(`waits.${waits}.text`)}
        actions={
          <>
            {signIn ? (
              <ButtonLink look="main" to={signIn}>
                {t('signIn')}
              </ButtonLink>
            ) : (
              <ButtonLink look="main" to={href('/loading', {}, { to })} reloadDocument>
                {t('again')}
              </ButtonLink>
            )}
            <ButtonLink look="bare" to={href('/')}>
              {t('home')}
            </ButtonLink>
          </>
        }
      />
      {stopped && (
        <Notice tone="warn" live>
          {t('late')}
        </Notice>
      )}
    </PageBody>
  )
}
