import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { type AtOnce, boundBodies, filesAtOnce } from './bound-bodies.ts'

/** The size of everything in a form besides its file: its fields and the boundaries between parts. */
const besides = 64 * 1024
const mostFields = 20

/**
 * Serves a call that takes a form with a file. Only its own path reads such bodies, only up to its own size and only so
 * many at once; all other calls refuse them.
 */
export function serveFileForm(
  app: FastifyInstance,
  {
    path,
    most,
    handler,
    atOnce = filesAtOnce,
  }: { path: string; most: number; handler: RouteHandlerMethod; atOnce?: AtOnce },
) {
  app.register(async (scope) => {
    boundBodies(scope, atOnce)
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: most + besides },
      async (request: FastifyRequest, body: Buffer) => formIn(body, request.headers['content-type'] ?? ''),
    )
    scope.post(path, handler)
  })
}

async function formIn(body: Buffer, type: string): Promise<FormData> {
  const form = await new Response(body as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  if (!form || [...form].length > mostFields) throw Object.assign(new Error('not a form'), { statusCode: 400 })
  return form
}
