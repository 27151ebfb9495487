import { basePaths } from '@trampolim/contract/services.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../../platform/house.ts'
import { refuseRequest } from '../../platform/http/refusals/refuse-request.ts'
import { hashToken, sameSecret } from '../../platform/tokens.ts'
import { receiveReport } from './receive-report.ts'

/** A report often contains the letter. */
const bodyLimit = 1_048_576

type ReportRequest = FastifyRequest<{ Querystring: { to?: unknown }; Body: Buffer | undefined }>

/**
 * The endpoint to which a mail service passes messages that arrive at the address for returned letters: the message as
 * the body of a POST with `Authorization: Bearer BOUNCE_KEY`, and the address in `?to=` if no header of the message has
 * it. Without a key the endpoint doesn't exist.
 */
export async function serveReports(app: FastifyInstance, house: House) {
  const { bounceKey } = house.configuration
  if (bounceKey === null) return
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
    const path = `${basePaths.gateway}/letters/returned`
    scope.post(path, { config: { carriesOwnProof: true } }, async (request: ReportRequest, reply) => {
      const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
      // Hashes have equal lengths, so the comparison takes constant time.
      if (!sameSecret(hashToken(given), hashToken(bounceKey))) {
        return refuseRequest(request, reply, { code: 'returned_letters_closed' })
      }
      const { to } = request.query
      const recipient = typeof to === 'string' ? { recipient: to } : {}
      if (!request.body?.length) return refuseRequest(request, reply, { code: 'malformed_request' })
      return { outcome: await receiveReport(house, { message: request.body, ...recipient }) }
    })
  })
}
