import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'

/** The size of everything in a form besides its file: its fields and the boundaries between parts. */
const besides = 64 * 1024
const mostFields = 20

/**
 * Serves a call that takes a form with a file. Only its own path reads such bodies, and only up to its own size; all other
 * calls refuse them.
 */
export function serveFileForm(
  app: FastifyInstance,
  { path, most, handler }: { path: string; most: number; handler: RouteHandlerMethod },
) {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: most + besides },
      async (request: FastifyRequest, body: Buffer) => formIn(body, request.headers['content-type'] ?? ''),
    )
    scope.post(path, handler)
  })
}

async function formIn(body: Buffer, type: string): Promise<FormData> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  if (!form || [...form].length > mostFields) throw Object.assign(new Error('not a form'), { statusCode: 400 })
  return form
}
