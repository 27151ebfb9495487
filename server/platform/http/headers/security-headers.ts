import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Configuration } from '../../configuration.ts'

/** Browser features that pages may use: geolocation, to search nearby, full screen for videos, and passkeys to sign in. */
const used = {
  geolocation: '(self)',
  fullscreen: '(self "https://www.youtube-nocookie.com")',
  'publickey-credentials-create': '(self)',
  'publickey-credentials-get': '(self)',
}

/** Browser features that no page uses, denied so that injected code can't use them either. */
const unused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const permissions = [
  ...Object.entries(used).map(([name, allowed]) => `${name}=${allowed}`),
  ...unused.map((name) => `${name}=()`),
].join(', ')

/** A placeholder for each response's own nonce while the headers are computed. */
const anyNonce = '{nonce}'

type HeaderSettings = Pick<Configuration, 'publicUrl' | 'networks' | 'broker' | 'vlibrasUrl'>

/** What matters to a browser only where it shows a document or starts a worker. */
const ofDocuments = [
  ...['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy', 'origin-agent-cluster'],
  ...['referrer-policy', 'x-dns-prefetch-control', 'x-download-options', 'x-frame-options'],
  ...['x-permitted-cross-domain-policies', 'x-xss-protection'],
]

/** The policy of an answer to a script, if somebody opens it as a document nevertheless. */
const nothingAtAll = "default-src 'none'; frame-ancestors 'none'"

/** JSON, and what the router's calls answer. */
const readByScripts = /^(?:application\/json|text\/x-script)\b/

/**
 * Sets the security headers of every response. They are computed once; only the nonce differs between responses. Parts
 * of pages (scripts, styles, fonts) and answers to scripts don't get those that matter to documents alone: these are
 * over a kilobyte, and a page has dozens of parts that are smaller.
 */
export function addSecurityHeaders(app: FastifyInstance, configuration: HeaderSettings) {
  const { 'content-security-policy': policy = '', ...headers } = headersOf(configuration)
  const around = policy.split(anyNonce)
  const same = { ...headers, 'permissions-policy': permissions }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(same).header('content-security-policy', around.join(request.nonce))
  })
  app.addHook('onSend', async (request, reply) => {
    const isForScripts = readByScripts.test(String(reply.getHeader('content-type')))
    if (!isForScripts && !request.url.startsWith('/assets/')) return
    for (const name of ofDocuments) reply.removeHeader(name)
    if (isForScripts) reply.header('content-security-policy', nothingAtAll)
  })
}

/** The headers that helmet would set, by name. */
function headersOf(configuration: HeaderSettings): Record<string, string> {
  const headers: Record<string, string> = {}
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => undefined,
  }
  helmet(securityHeaders(configuration))({} as IncomingMessage, answer as unknown as ServerResponse, (problem) => {
    if (problem) throw problem
  })
  return headers
}

/**
 * Security headers of every response: permitted sources of scripts, styles and frames, and sites that may embed the
 * pages.
 */
function securityHeaders({ publicUrl, networks, broker, vlibrasUrl }: HeaderSettings): HelmetOptions {
  const secure = publicUrl.startsWith('https:')
  // The form that starts a sign-in by a network is redirected to the network, so it must be a permitted form target.
  const networkOrigins = [networks.google, networks.linkedin].flatMap((each) =>
    each ? new URL(each.issuer).origin : [],
  )
  const nonce = `'nonce-${anyNonce}'`
  // The widget that translates into Libras draws a signing avatar, for which it loads and compiles code from this
  // origin.
  const widget = vlibrasUrl ? [new URL(vlibrasUrl).origin] : []
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", nonce, ...widget, ...(vlibrasUrl ? ["'wasm-unsafe-eval'"] : [])],
        'style-src': ["'self'", nonce, ...widget],
        // Server-rendered pages place bars and appointments by style attributes.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...widget],
        'font-src': ["'self'", ...widget],
        'connect-src': ["'self'", ...new Set(broker?.publicUrls.map((each) => new URL(each).origin)), ...widget],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        // Of our own pages, only the letters in the demo's mailbox can be framed; they send a header of their own.
        'frame-src': ["'self'", 'https://www.youtube-nocookie.com', ...widget],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'", ...networkOrigins.filter((origin) => origin !== new URL(publicUrl).origin)],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xContentTypeOptions: true,
    xFrameOptions: { action: 'deny' },
  }
}
