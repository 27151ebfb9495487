import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Sets Cache-Control on every response. Changes, errors and responses that set a cookie are not stored; a response with
 * its own Cache-Control keeps it; calls and anything that depends on the session are not stored either. Other pages may
 * be stored by the browser, which must revalidate them.
 */
export function setCacheControl(
  app: FastifyInstance,
  { knowsAsker }: { knowsAsker: (request: FastifyRequest) => boolean },
) {
  app.addHook('onSend', async (request, reply) => {
    const isTied = !isReading(request) || reply.statusCode >= 400 || reply.hasHeader('set-cookie')
    if (isTied) return void reply.header('cache-control', 'no-store')
    const own = String(reply.getHeader('cache-control') ?? '')
    // The headers with a client's counts must not be stored in a shared cache and shown to other clients.
    if (own.includes('public') && !request.apiKey) for (const name of counts) reply.removeHeader(name)
    // An answer for a key contains the count of that key.
    if (own.includes('public') && request.apiKey) reply.header('cache-control', own.replace('public', 'private'))
    if (own !== '') return
    if (knowsAsker(request) || isCall(request)) return void reply.header('cache-control', 'no-store')
    // A visitor's page still differs by the theme, which is stored in a cookie.
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie' })
  })
}

const counts = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const isCall = ({ url }: FastifyRequest) => url.startsWith('/api/')
