import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Says with every answer who may keep it. What changes something, fails or sets a cookie is kept nowhere; what says
 * itself how it may be kept stays so; what depends on who asks, and every call, is kept nowhere either. Any other page
 * may be kept by the browser that asked, to be asked about again.
 */
export function sayWhatIsKept(
  app: FastifyInstance,
  { knowsAsker }: { knowsAsker: (request: FastifyRequest) => boolean },
) {
  app.addHook('onSend', async (request, reply) => {
    const isTied = !isReading(request) || reply.statusCode >= 400 || reply.hasHeader('set-cookie')
    if (isTied) return void reply.header('cache-control', 'no-store')
    if (reply.hasHeader('cache-control')) return
    if (knowsAsker(request) || isCall(request)) return void reply.header('cache-control', 'no-store')
    // A visitor's page still differs by the theme that a cookie names.
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie' })
  })
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const isCall = ({ url }: FastifyRequest) => url.startsWith('/api/')
