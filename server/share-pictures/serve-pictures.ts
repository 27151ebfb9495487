import { createHash } from 'node:crypto'
import { dayFormat } from '@trampolim/phrases/formats.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { notices } from '@trampolim/phrases/pt-br/notices.ts'
import { salaryText } from '@trampolim/phrases/pt-br/salary.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readJob } from '../jobs/read-job.ts'
import { readNotice } from '../notices/read-notices.ts'
import type { House } from '../platform/house.ts'
import { Refusal } from '../platform/refusal.ts'
import { drawPicture, type SharedTexts } from './draw-picture.ts'

const t = speak({ confidential: jobs.confidential, byAgency: jobs.byAgency, onDay: notices.onDay })
const dayOfNotice = dayFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' })
/** The product's picture, for jobs and notices without one. */
const ourPicture = '/share.png'
const recordId = /^[0-9a-f]{24}$/
/** How many pictures a process caches, of about 30 kB each, and how many may wait to be drawn. */
const mostKept = 200
const mostWaiting = 20

type PictureRequest = FastifyRequest<{ Params: { id: string } }>

/**
 * Serves the pictures of open jobs and of notices, using only public data. If there is none, it redirects to the
 * product's picture.
 */
export function servePictures(app: FastifyInstance, house: House) {
  const pictures = keptPictures()
  const serve = (textsOf: TextsOf) => async (request: PictureRequest, reply: FastifyReply) => {
    const { params, headers } = request
    const texts = recordId.test(params.id) ? await textsOf(house, params.id) : null
    const picture = texts && (await pictures(texts))
    if (!picture) return reply.header('cache-control', 'public, max-age=300').redirect(ourPicture, 302)
    reply.headers({ 'cache-control': 'public, max-age=3600', etag: picture.etag })
    // Other sites and chats show it beside the link.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (headers['if-none-match'] === picture.etag) return reply.status(304).send()
    return reply.type('image/png').send(picture.bytes)
  }
  app.get('/jobs/:id/share.png', serve(textsOfJob))
  app.get('/classifieds/:id/share.png', serve(textsOfNotice))
}

/** Reads the texts of a picture; null if visitors may not read them. */
type TextsOf = (house: House, id: string) => Promise<SharedTexts | null>

/** The texts for a job; also null if it doesn't accept applications. */
const textsOfJob: TextsOf = async (house, id) => {
  const job = await unlessRefused(readJob(house, null, id))
  if (!job?.open) return null
  const { jobName, company, client, workPlaces, salary } = job
  const [first] = workPlaces
  const place = first ? `${first.city}, ${first.state}` : ''
  const shown = company && client ? t('byAgency', { company }) : (company ?? t('confidential'))
  return { title: jobName, company: shown, place, fact: salaryText(salary) }
}

const textsOfNotice: TextsOf = async (house, id) => {
  const notice = await unlessRefused(readNotice(house, id))
  if (!notice) return null
  const { title, company, city, state, day, start, end } = notice
  const fact = t('onDay', { day: dayOfNotice(new Date(`${day}T00:00:00Z`)), start, end })
  return { title, company, place: `${city}, ${state}`, fact }
}

async function unlessRefused<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading
  } catch (problem) {
    if (problem instanceof Refusal) return null
    throw problem
  }
}

type Picture = { bytes: Buffer; etag: string }

/** Caches pictures by their texts, and draws one at a time; null if too many are already waiting. */
function keptPictures() {
  const kept = new Map<string, Promise<Picture>>()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function draw(texts: SharedTexts, after: Promise<unknown>): Promise<Picture> {
    await after.catch(() => undefined)
    const bytes = await drawPicture(texts)
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
  }

  return (texts: SharedTexts): Promise<Picture> | null => {
    const key = JSON.stringify(texts)
    const known = kept.get(key)
    if (known) return known
    if (waiting >= mostWaiting) return null
    waiting++
    const drawn = draw(texts, last).finally(() => {
      waiting--
    })
    last = drawn
    drawn.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    kept.set(key, drawn)
    return drawn
  }
}
