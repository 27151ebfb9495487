import { createHash } from 'node:crypto'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { salaryText } from '@trampolim/phrases/pt-br/salary.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readJob } from '../jobs/read-job.ts'
import type { House } from '../platform/house.ts'
import { Refusal } from '../platform/refusal.ts'
import { drawPicture, type SharedTexts } from './draw-picture.ts'

const t = speak({ confidential: jobs.confidential })
/** The picture of the product, for a job that has none. */
const ourPicture = '/share.png'
const recordId = /^[0-9a-f]{24}$/
/** How many pictures a process keeps, of about 30 kB each, and how many may wait to be drawn. */
const mostKept = 200
const mostWaiting = 20

type PictureRequest = FastifyRequest<{ Params: { jobId: string } }>

/** Serves the pictures of open jobs, of what anyone may read alone. Where there is none, it leads to the product's. */
export function servePictures(app: FastifyInstance, house: House) {
  const pictures = keptPictures()
  app.get('/jobs/:jobId/share.png', async ({ params: { jobId }, headers }: PictureRequest, reply) => {
    const texts = recordId.test(jobId) ? await textsOf(house, jobId) : null
    const picture = texts && (await pictures(texts))
    if (!picture) return reply.header('cache-control', 'public, max-age=300').redirect(ourPicture, 302)
    reply.headers({ 'cache-control': 'public, max-age=3600', etag: picture.etag })
    // Other sites and chats show it beside the link.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (headers['if-none-match'] === picture.etag) return reply.status(304).send()
    return reply.type('image/png').send(picture.bytes)
  })
}

/** What the picture of a job says; null if no visitor may read it, or if it takes no applications. */
async function textsOf(house: House, jobId: string): Promise<SharedTexts | null> {
  try {
    const { open, jobName, company, workPlaces, salary } = await readJob(house, null, jobId)
    if (!open) return null
    const [first] = workPlaces
    return {
      job: jobName,
      company: company ?? t('confidential'),
      place: first ? `${first.city}, ${first.state}` : '',
      salary: salaryText(salary),
    }
  } catch (problem) {
    if (problem instanceof Refusal) return null
    throw problem
  }
}

type Picture = { bytes: Buffer; etag: string }

/** Keeps pictures by what they say, and draws one at a time; null if too many wait already. */
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
