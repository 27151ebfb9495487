import { largestImageSide, mostImagePixels } from '@trampolim/marketplace/files/images.ts'
import sharp, { type Sharp } from 'sharp'
import { refuse } from '../platform/refusal.ts'
import type { FilePurpose } from './file-types.ts'

/** What a decoder may be: of everything that the library reads, only what is taken. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
// A picture is read once, and one at a time: nothing is gained by keeping parts of it, or by more threads.
sharp.cache(false)
sharp.concurrency(1)

/** The longest side of what is kept, in pixels: a square on a card, or a page of paper at 300 dots an inch. */
const longestSides: Readonly<Record<FilePurpose, number>> = {
  logo: 512,
  avatar: 512,
  curriculum: 3508,
  'medical-report': 3508,
}

/** The largest picture that is kept, in bytes; a small one may grow when it is made anew. */
const largestKept = 8 * 1024 * 1024
const longestWork = { seconds: 20 }

const encoders = {
  'image/jpeg': (image: Sharp) => image.flatten({ background: 'white' }).jpeg({ quality: 85, mozjpeg: true }),
  'image/png': (image: Sharp) => image.png({ compressionLevel: 9 }),
} as const

export type ImageType = keyof typeof encoders

/** Whether files of a type are pictures, which are never kept as they came. */
export function isImageType(type: string): type is ImageType {
  return Object.hasOwn(encoders, type)
}

/** How many pictures may wait for their turn, each with its bytes in memory. */
const mostWaiting = 40

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Draws a picture anew: upright, no larger than it is shown, in the usual colours, and without anything that came with it,
 * such as the place where it was taken or a program behind its end. One at a time in a process, so that the largest ones
 * don't fill its memory together. @throws file_unreadable, image_too_large, too_many_requests
 */
export async function remakeImage(bytes: Uint8Array, of: { purpose: FilePurpose; type: ImageType }): Promise<Buffer> {
  if (waiting >= mostWaiting) refuse('too_many_requests')
  waiting += 1
  const remade = last.then(() => remake(bytes, of))
  last = remade.catch(() => undefined).finally(() => (waiting -= 1))
  return remade
}

async function remake(bytes: Uint8Array, { purpose, type }: { purpose: FilePurpose; type: ImageType }) {
  const side = longestSides[purpose]
  // The measures stand at the beginning, and are read without drawing anything.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable)
  if (Math.max(width, height) > largestImageSide || width * height > mostImagePixels) refuse('image_too_large')
  const image = sharp(bytes, { limitInputPixels: mostImagePixels, failOn: 'error', autoOrient: true })
  const drawn = image.toColourspace('srgb').resize(side, side, { fit: 'inside', withoutEnlargement: true })
  const kept = await encoders[type](drawn).timeout(longestWork).toBuffer().catch(unreadable)
  return kept.length > largestKept ? refuse('image_too_large') : kept
}

function unreadable(): never {
  return refuse('file_unreadable')
}
