import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Sets Cache-Control on every response. Changes, errors and responses that set a cookie are not stored; a response with
 * its own Cache-Control keeps it; calls and anything that depends on the session are not stored either. Other pages may
 * be stored by the browser, which must revalidate them.
 */
export function sayWhatIsKept(
  app: FastifyInstance,
  { knowsAsker }: { knowsAsker: (request: FastifyRequest) => boolean },
) {
  app.addHook('onSend', async (request, reply) => {
    const isTied = !isReading(request) || reply.statusCode >= 400 || reply.hasHeader('set-cookie')
    if (isTied) return void reply.header('cache-control', 'no-store')
    const own = String(reply.getHeader('cache-control') ?? '')
    // What counts for one client is no business of those to whom a cache hands the same response.
    if (own.includes('public') && !request.apiKey) for (const name of counts) reply.removeHeader(name)
    // What somebody reads with a key carries their count.
    if (own.includes('public') && request.apiKey) reply.header('cache-control', own.replace('public', 'private'))
    if (own !== '') return
    if (knowsAsker(request) || isCall(request)) return void reply.header('cache-control', 'no-store')
    // A visitor's page still differs by the theme that a cookie names.
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie' })
  })
}

const counts = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const isCall = ({ url }: FastifyRequest) => url.startsWith('/api/')
