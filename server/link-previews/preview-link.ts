import { createHash } from 'node:crypto'
import { type PreviewAddress, previewAddress } from '@trampolim/marketplace/links/preview-address.ts'
import { deletedByAge } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { isStorable } from '@trampolim/marketplace/storable-text.ts'
import { fileTypeFromBuffer } from 'file-type'
import { isImageType, remakeImage } from '../files/remake-image.ts'
import type { House } from '../platform/house.ts'
import { countWithin, type Limit } from '../platform/limits.ts'
import { refuse } from '../platform/refusal.ts'
import { findPreview, keepPreview } from './queries.ts'
import { type Internet, NotRead, readAddress, theInternet } from './read-address.ts'
import { type PageWords, wordsOfAnswer, wordsOfPage } from './title-of-page.ts'

/** How long a link's page and picture may take together, in milliseconds. */
const timeout = 3000
/** How long previews are cached, in milliseconds. */
const keptFor = deletedByAge.linkPreview.days * 24 * 60 * 60 * 1000
/** How many links a process reads at once. */
const mostAtOnce = 8
let reading = 0
/** Attempts of an account. A failed one doesn't count against the call's quota, but a stranger's server was asked. */
const readings: Limit = { name: 'links-tried', most: 120, seconds: 60 * 60 }

/** `picture`: a small JPEG. */
export type Preview = { title: string; picture: Buffer | null }

/**
 * Reads the title and a picture of the page to which a link leads, or uses what was read within a day. `by`: the account
 * that asks, whose attempts are limited. The caller isn't told why a link can't be read, since that could reveal facts
 * about our network.
 * @throws link_not_read, too_many_requests
 */
export async function previewLink(
  { database, now, log }: House,
  { link, by }: { link: string; by: string },
  internet: Internet = theInternet,
): Promise<Preview> {
  const address = previewAddress(link) ?? refuse('link_not_read')
  const hash = createHash('sha256').update(address.url).digest()
  const kept = await findPreview(database, { hash, since: new Date(now().getTime() - keptFor) })
  if (kept) return kept
  if (!(await countWithin(database, readings, { subject: by, now: now() }))) refuse('too_many_requests')
  if (reading >= mostAtOnce) refuse('too_many_requests')
  reading += 1
  try {
    const read = await readPreview(address, { signal: AbortSignal.timeout(timeout), internet })
    await keepPreview(database, { hash, ...read, now: now() })
    return read
  } catch (problem) {
    // Neither the address nor the error is logged, since both come from the caller.
    log.info({ isRefused: problem instanceof NotRead }, 'a link was not read')
    return refuse('link_not_read')
  } finally {
    reading -= 1
  }
}

type Asking = { signal: AbortSignal; internet: Internet }

async function readPreview({ url: address, says }: PreviewAddress, asking: Asking): Promise<Preview> {
  const wanted = says === 'page' ? 'text/html' : 'application/json'
  const { url, type, charset, bytes, isWhole } = await readAddress(address, { ...asking, wanted })
  if (type !== wanted || (says === 'oembed' && !isWhole)) throw new NotRead('not what was wanted')
  const text = decoded(bytes, charset)
  const { title, picture } = says === 'page' ? wordsOfPage(text) : wordsOfAnswer(text)
  if (title === null || !isStorable(title)) throw new NotRead('no title')
  return { title, picture: await readPicture(picture, { ...asking, url }).catch(() => null) }
}

/** A page's picture, re-encoded and scaled down; null if the page names none. */
async function readPicture(picture: PageWords['picture'], { url: page, ...asking }: Asking & { url: URL }) {
  if (picture === null || !URL.canParse(picture, page.href)) return null
  const { bytes, isWhole } = await readAddress(new URL(picture, page).href, {
    ...asking,
    wanted: 'image/jpeg, image/png',
  })
  const type = isWhole ? ((await fileTypeFromBuffer(bytes))?.mime ?? '') : ''
  if (!isImageType(type)) return null
  return remakeImage(bytes, { purpose: 'link-preview', type: 'image/jpeg' })
}

function decoded(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return bytes.toString('utf8')
  }
}
