import type { FastifyInstance } from 'fastify'
import type { House } from '../platform/house.ts'
import { keyPath } from './tell-search-engines.ts'

/** Serves the key file with which search engines verify reports of changed pages. */
export function serveKey(app: FastifyInstance, { configuration: { indexNow } }: House) {
  if (!indexNow) return
  app.get(keyPath(indexNow.key), (_request, reply) => reply.type('text/plain; charset=utf-8').send(indexNow.key))
}
