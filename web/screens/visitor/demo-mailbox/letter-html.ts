import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { callsContext, siteContext } from '../../../platform/context.ts'

/**
 * The content security policy of a letter's frame, stricter than that of mail programs: no scripts, no external
 * resources, no forms, no session; links open only when clicked.
 */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation',
].join('; ')

/** A letter's HTML for the frame of its page; its links open outside of the frame. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  if (!context.get(siteContext).demo) throw data(null, 404)
  try {
    const { html } = await context.get(callsContext).socialMedia.demo.readLetter({ id: params.id ?? '' })
    return new Response(html.replace('<head>', '<head>\n<base target="_top">'), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
      },
    })
  } catch (problem) {
    if (refusalOf(problem)) throw data(null, 404)
    throw problem
  }
}
