import { errorPages } from '@trampolim/phrases/pt-br/error-pages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { Button, ButtonLink } from '../design/button.tsx'
import type { Scene } from '../design/illustration.tsx'
import { ErrorState } from '../design/states.tsx'
import { href } from './href.ts'

const t = speak(errorPages)

/** The kinds of error pages; each has its own title, explanation and next step. */
export type ErrorKind = 'forbidden' | 'missing' | 'gone' | 'refused' | 'offline' | 'away' | 'failed'

const scenes = {
  forbidden: 'closed',
  missing: 'lost',
  gone: 'closed',
  refused: 'lost',
  offline: 'broken',
  away: 'broken',
  failed: 'broken',
} as const satisfies Record<ErrorKind, Scene>

/** The kind of error page for an error. A failed fetch in the browser means that the network is down. */
export function kindOfError(error: unknown, online = true): ErrorKind {
  if (isRouteErrorResponse(error)) {
    if (error.status === 403 || error.status === 401) return 'forbidden'
    if (error.status === 404) return 'missing'
    if (error.status === 410) return 'gone'
    if (error.status === 503) return 'away'
    return error.status < 500 ? 'refused' : 'failed'
  }
  const fetchFailed = error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
  return !online || fetchFailed ? 'offline' : 'failed'
}

function noteOf(kind: ErrorKind, requestId: string | undefined) {
  if (kind === 'away') return t('away.kept')
  return kind === 'failed' && requestId ? t('errorId', { id: requestId }) : undefined
}

/** The text of a call's refusal; null if it has none. */
export function sentenceOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null
  const { message } = (error.data ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : null
}

/** Why it failed: in the words of the call's refusal where they say more, as that something may have been deleted. */
export function textOf(error: unknown, kind: ErrorKind): string {
  const sentence = kind === 'refused' || kind === 'missing' ? sentenceOf(error) : null
  return sentence ?? t(`${kind}.text`)
}

/** Says what happened and what to do next. `requestId` lets a person identify the failure when they report it. */
export function ErrorPage({ error, requestId }: { error: unknown; requestId?: string | undefined }) {
  const online = typeof navigator === 'undefined' || navigator.onLine
  const kind = kindOfError(error, online)
  const { pathname } = useLocation()
  const contact = pathname.startsWith('/recruiter') ? '/recruiter/contact' : '/contact'
  const report = (
    <ButtonLink
      look="bare"
      to={href(contact, {}, { kind: 'siteError', page: pathname, error: requestId ?? null })}
      reloadDocument
    >
      {t('report')}
    </ButtonLink>
  )
  return (
    <>
      <title>{`${t(`${kind}.title`)} · Trampolim`}</title>
      <ErrorState
        level={1}
        scene={scenes[kind]}
        title={t(`${kind}.title`)}
        text={textOf(error, kind)}
        note={noteOf(kind, requestId)}
        actions={
          kind === 'offline' || kind === 'away' || kind === 'failed' ? (
            <>
              <Button look="main" onClick={() => window.location.reload()}>
                {t('retry')}
              </Button>
              <ButtonLink look="bare" to="/" reloadDocument>
                {t('home')}
              </ButtonLink>
              {kind === 'failed' && report}
            </>
          ) : (
            <>
              <ButtonLink look="main" to="/" reloadDocument>
                {t('home')}
              </ButtonLink>
              {kind !== 'forbidden' && report}
            </>
          )
        }
      />
    </>
  )
}
