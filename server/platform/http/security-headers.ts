import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Browser features that pages may use: geolocation, to search nearby, and full screen for videos. */
const used = {
  geolocation: '(self)',
  fullscreen: '(self "https://www.youtube-nocookie.com")',
}

/** Browser features that no page uses, denied so that injected code can't use them either. */
const unused = [
  'accelerometer',
  'autoplay',
  'bluetooth',
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
  'publickey-credentials-create',
  'publickey-credentials-get',
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

/** Sets the Permissions-Policy header on every response. */
export function addPermissionsPolicy(app: FastifyInstance) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions)
  })
}

/** Security headers of every response: sources of scripts, styles and frames, and who may embed us. */
export function securityHeaders({ publicUrl }: { publicUrl: string }): FastifyHelmetOptions {
  const secure = publicUrl.startsWith('https:')
  const nonce = (request: object) => `'nonce-${(request as { nonce: string }).nonce}'`
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", nonce],
        'style-src': ["'self'", nonce],
        // Mantine writes variables into style attributes of server-rendered pages.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        // Of our own pages none can be framed but the letters of the demo's mailbox, which say so themselves.
        'frame-src': ["'self'", 'https://www.youtube-nocookie.com'],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
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
