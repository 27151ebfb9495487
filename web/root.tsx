import './design/tokens.css'
import './design/fonts.css'
import './design/base.css'
import './design/forced-colors.css'
import './design/print.css'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { Toasts } from './design/toasts.tsx'
import { DemoBanner } from './parts/frame/demo-banner.tsx'
import { BareHeader } from './parts/frame/headers/bare-header.tsx'
import { FocusAfterNavigation, RouteProgress } from './platform/browser/after-navigation.tsx'
import { endLostSession } from './platform/browser/lost-session.ts'
import { markEndedSession } from './platform/browser/sign-in-again.ts'
import { requestIdContext, siteContext } from './platform/context.ts'
import { themeAttributes, themeOf } from './platform/cookies/theme.ts'
import { ErrorPage } from './platform/error-page.tsx'
import { guard } from './platform/guard.ts'
import { namePage } from './platform/pages.ts'

const t = speak(frame)

export const middleware = [namePage, markEndedSession, endLostSession, guard]

/** The data of every page: the chosen theme, the request's id, the product's address, whether this is a public demo. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { publicUrl, demo, localOnly } = context.get(siteContext)
  return {
    theme: themeOf(request.headers.get('cookie'), publicUrl),
    requestId: context.get(requestIdContext),
    publicUrl,
    publicDemo: demo && !localOnly,
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const known = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="pt-BR" {...themeAttributes(known?.theme ?? 'system')} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FBFAF6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101815" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={bricolage} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip" href="#content">
          {t('skip')}
        </a>
        <RouteProgress />
        {known?.publicDemo && <DemoBanner />}
        {children}
        <Toasts label={t('toasts')} dismissLabel={t('dismissToast')} />
        <FocusAfterNavigation />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** The error page for errors outside of all frames. */
export function ErrorBoundary() {
  const error = useRouteError()
  const known = useRouteLoaderData<typeof loader>('root')
  return (
    <>
      <BareHeader />
      <main id="content">
        <ErrorPage error={error} requestId={known?.requestId} />
      </main>
    </>
  )
}
