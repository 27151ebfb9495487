import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { errorPages } from '@trampolim/phrases/pt-br/error-pages.ts'
import { plainPages } from '@trampolim/phrases/pt-br/plain-pages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseAway } from '../../platform/database/away.ts'
import { refusalText } from '../../platform/http/refusals/refusal-text.ts'

const t = speak(errorPages)
const plain = speak(plainPages)

/** Whether a page failed because the database is unavailable, here or at a remote service. */
export function isAwayProblem(problem: unknown): boolean {
  return problem instanceof DatabaseAway || refusalOf(problem)?.code === 'not_available_now'
}

/**
 * Sends a self-contained page while the database is unavailable: no session, no script, no web app. The browser keeps a
 * submitted form and sends it again on reload.
 */
export function sendAwayPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const said = {
    title: t('away.title'),
    text: t('away.text'),
    next: isForm(request) ? plain('away.sent') : t('away.kept'),
  }
  return sendPage(request, reply.status(503), { code: 'not_available_now', ...said })
}

/** Sends such a page while too many other files are being sent. */
export function sendFilesWaitingPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const said = { title: plain('waiting.title'), text: refusalText('files_waiting'), next: plain('away.sent') }
  return sendPage(request, reply.status(503), { code: 'files_waiting', ...said })
}

/** Sends such a page for a form that is too large; `curriculumFileMb` is the maximum size of a curriculum's file. */
export function sendTooLargePage(request: FastifyRequest, reply: FastifyReply, curriculumFileMb: number): FastifyReply {
  const text = plain('tooLarge.text', { most: String(curriculumFileMb) })
  const said = { title: plain('tooLarge.title'), text, next: plain('tooLarge.next') }
  return sendPage(request, reply.status(413), { code: 'file_too_large', ...said })
}

/** Sends such a page to somebody whose network asks too often. */
export function sendTooManyPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const next = plain(`tooMany.${isForm(request) ? 'sent' : 'kept'}`)
  const said = { title: plain('waiting.title'), text: plain('tooMany.text'), next }
  return sendPage(request, reply.status(429), { code: 'too_many_requests', ...said })
}

type Reason = {
  code: 'not_available_now' | 'files_waiting' | 'file_too_large' | 'too_many_requests'
  title: string
  text: string
  next: string
}

function sendPage(request: FastifyRequest, reply: FastifyReply, reason: Reason): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (wantsPage(request)) return reply.type('text/html; charset=utf-8').send(pageOf(request, reason))
  return reply.send({ code: reason.code, message: refusalText(reason.code) })
}

const isForm = ({ method }: FastifyRequest): boolean => method !== 'GET'

function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  if (new URL(url, 'http://page').pathname.endsWith('.data')) return false
  return method !== 'HEAD' && (headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept))
}

function pageOf(request: FastifyRequest, { title, text, next }: Reason): string {
  const { nonce, headers, id } = request
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  return `<!doctype html>
<html lang="pt-BR"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Trampolim</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header><img src="/mark.svg" alt="" width="28" height="28"> Trampolim</header>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p>${next}</p>
${isForm(request) ? '' : `<p><a href="">${t('retry')}</a></p>`}
<p><small>${t('errorId', { id })}</small></p>
</main>
</body>
</html>`
}

const style = `
:root { color-scheme: light; --paper: #fbfaf6; --ink: #1d2b27; --line: #e4e1d6; --main: #0b5d4b; --on-main: #fff }
:root[data-theme=dark] { color-scheme: dark; --paper: #101815; --ink: #e8efe9; --line: #2c3a34; --main: #7fd1b5; --on-main: #06231b }
@media (prefers-color-scheme: dark) {
  :root:not([data-theme=light]) { color-scheme: dark; --paper: #101815; --ink: #e8efe9; --line: #2c3a34; --main: #7fd1b5; --on-main: #06231b }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 system-ui, sans-serif }
header { display: flex; gap: 10px; align-items: center; padding: 14px 18px; border-bottom: 1px solid var(--line); font-weight: 700 }
main { max-width: 36rem; margin: 8vh auto 0; padding: 0 18px }
h1 { font-size: 1.7rem; line-height: 1.2 }
a { display: inline-flex; align-items: center; min-height: 44px; padding: 8px 18px; border-radius: 10px; background: var(--main); color: var(--on-main); font-weight: 650; text-decoration: none }
a:focus-visible { outline: 3px solid var(--main); outline-offset: 3px }
`
