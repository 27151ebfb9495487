import { Readable } from 'node:stream'
import { basePaths } from '@trampolim/contract/services.ts'
import { safeFileName } from '@trampolim/marketplace/files/file-name.ts'
import { create as attachmentNamed } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../platform/house.ts'
import { refuseRequest } from '../platform/http/refusals/refuse-request.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { isShownInPages } from './file-types.ts'
import { isGoodPictureLink } from './picture-link.ts'
import { findFile } from './queries.ts'
import { type FileMethod, judgeLink } from './signed-link.ts'
import { storeUpload } from './store-upload.ts'
import { readStored } from './stored-bytes.ts'

type LinkRequest = FastifyRequest<{
  Params: { id: string }
  Querystring: { expires?: unknown; signature?: unknown }
}>

const path = `${basePaths.socialMedia}/files/:id`
const picturePath = `${basePaths.socialMedia}/pictures/:id`

/** Serves signed links: uploads with PUT, downloads with GET, and pictures inside pages. */
export async function serveFiles(app: FastifyInstance, house: House) {
  await app.register(async (scope) => {
    // Any content type is accepted; the bytes decide.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body))
    scope.put(path, { config: { carriesOwnProof: true } }, (request: LinkRequest, reply) =>
      refusing(request, reply, async () => {
        const fileId = checkLink(house, 'put', request)
        const body = request.body instanceof Readable ? request.body : Readable.from([])
        const checking = await storeUpload(house, { fileId, body })
        return reply.status(201).send({ fileId, checking })
      }),
    )
    scope.get(path, (request: LinkRequest, reply) =>
      refusing(request, reply, async () => sendFile(house, checkLink(house, 'get', request), reply)),
    )
    scope.get(picturePath, (request: LinkRequest, reply) =>
      refusing(request, reply, () => sendPicture(house, request, reply)),
    )
  })
}

/** Checks a link and returns its file's id. @throws file_not_found, action_expired */
function checkLink(house: House, method: FileMethod, { params, query }: LinkRequest): string {
  const link = { method, fileId: params.id, expires: String(query.expires), signature: String(query.signature) }
  const worth = judgeLink(house, link)
  if (worth === 'forged') refuse('file_not_found')
  if (worth === 'expired') refuse('action_expired')
  return params.id
}

/**
 * Sends a picture that is shown inside a page. The content of an id never changes, so a browser may cache it for as
 * long as links to it can be valid.
 */
async function sendPicture(house: House, { params, query }: LinkRequest, reply: FastifyReply) {
  const link = { fileId: params.id, expires: String(query.expires), signature: String(query.signature) }
  const file = isGoodPictureLink(house, link) ? await findFile(house.database, params.id) : undefined
  const isShown = file?.state === 'clear' && isShownInPages(file.purpose)
  const bytes = isShown ? await readStored(house, file) : null
  if (!isShown || !file.contentType || !bytes) return refuse('file_not_found')
  return reply
    .type(file.contentType)
    .headers({
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=86400, immutable',
    })
    .send(Buffer.from(bytes))
}

/** Always sent as an attachment with the detected type, so that no browser executes it. */
async function sendFile(house: House, id: string, reply: FastifyReply) {
  const file = await findFile(house.database, id)
  if (file?.state === 'waiting') refuse('file_being_checked')
  const bytes = file?.state === 'clear' ? await readStored(house, file) : null
  if (!file?.contentType || !bytes) return refuse('file_not_found')
  return reply
    .type(file.contentType)
    .headers({
      'content-disposition': attachment(file.originalName, file.contentType),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(Buffer.from(bytes))
}

/** Gives the name twice: in ASCII for old browsers, and in full. */
function attachment(name: string, contentType: string): string {
  const plain = name.normalize('NFD').replace(/[^ -~]/g, '')
  return attachmentNamed(safeFileName(name, contentType), { fallback: safeFileName(plain, contentType) })
}

async function refusing(request: FastifyRequest, reply: FastifyReply, act: () => Promise<FastifyReply>) {
  try {
    return await act()
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return refuseRequest(request, reply, { code: problem.code })
  }
}
