import { basePaths } from '@trampolim/contract/services.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../platform/house.ts'
import { refuseRequest } from '../platform/http/refusals/refuse-request.ts'
import { stopLetterPath } from '../platform/mail/stop-letter-path.ts'
import { stopLetters } from '../preferences/stop-letters.ts'
import { stopLetter } from './stop-letter.ts'

type StopRequest = FastifyRequest<{ Params: { token: string }; Body: string | undefined }>

/** The request has only one field, so this is more than enough. */
const bodyLimit = 4096
/** The field that RFC 8058 requires, in a form body or in a multipart body. */
const oneClick = /List-Unsubscribe[^\w]{1,40}One-Click/

/**
 * Serves the unsubscribe links in letters' headers (RFC 8058). A POST by a mail program turns off letters of that kind,
 * without a session, since the link itself is the proof. A GET changes nothing and redirects to a page: the one that
 * asks for confirmation, or the one where alerts are paused.
 */
export async function serveStopLinks(app: FastifyInstance, house: House) {
  const { publicUrl } = house.configuration
  const path = `${basePaths.gateway}${stopLetterPath}/:token`
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body))
    scope.post(path, { config: { carriesOwnProof: true } }, async (request: StopRequest, reply) => {
      if (!oneClick.test(request.body ?? '')) return refuseRequest(request, reply, { code: 'malformed_request' })
      const { token } = request.params
      const isKnown = (await stopLetters(house, token)) || (await stopLetter(house, token))
      return isKnown ? reply.status(204).send() : refuseRequest(request, reply, { code: 'action_not_found' })
    })
    scope.get(path, (request: StopRequest, reply) => {
      const { token } = request.params
      // A link to stop alerts has no signature; a damaged one of the others is explained by its page.
      const page = token.includes('.') ? `/letters/stop?token=${encodeURIComponent(token)}` : '/jobs?tab=alerts'
      return reply.redirect(`${publicUrl}${page}`, 302)
    })
  })
}
