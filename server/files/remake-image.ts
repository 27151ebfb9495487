import { largestImageSide, mostImagePixels } from '@trampolim/marketplace/files/images.ts'
import sharp, { type Sharp } from 'sharp'
import { refuse } from '../platform/refusal.ts'
import type { FilePurpose } from './file-types.ts'

/** Only these decoders of the library are allowed. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
// Images are read once and one at a time, so a cache or more threads wouldn't help.
sharp.cache(false)
sharp.concurrency(1)

/** The purposes of images: those of uploads, and the small pictures in link previews. */
export type ImagePurpose = FilePurpose | 'link-preview'

/** The longest side of stored images, in pixels: a square on a card, or a page of paper at 300 dpi. */
const longestSides: Readonly<Record<ImagePurpose, number>> = {
  logo: 512,
  avatar: 512,
  curriculum: 3508,
  'medical-report': 3508,
  'link-preview': 320,
}

/**
 * The images of link previews come from other sites and aren't chosen by the person who waits for them, so they may use
 * fewer resources.
 */
const mostPixels = (purpose: ImagePurpose) => (purpose === 'link-preview' ? 4_000_000 : mostImagePixels)

/** The purposes for which the square in the middle is kept, since a person's picture is shown in a circle. */
const squares: ReadonlySet<ImagePurpose> = new Set(['avatar'])
const squareWithin = (side: number) => ({ width: side, height: side, fit: 'cover', position: 'centre' }) as const
const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

/** The largest stored image, in bytes; re-encoding can make a small one larger. */
const largestKept = 8 * 1024 * 1024
const longestWork = { seconds: 20 }

const encoders = {
  'image/jpeg': (image: Sharp) => image.flatten({ background: 'white' }).jpeg({ quality: 85, mozjpeg: true }),
  'image/png': (image: Sharp) => image.png({ compressionLevel: 9 }),
} as const

export type ImageType = keyof typeof encoders

/** Whether files of a type are images, which are always re-encoded. */
export function isImageType(type: string): type is ImageType {
  return Object.hasOwn(encoders, type)
}

/** How many images may wait in memory to be re-encoded. */
const mostWaiting = 40

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Re-encodes an image: upright, no larger than it is shown, in sRGB, and without metadata or appended data, such as the
 * location where it was taken or a program after its end. A process re-encodes one image at a time, so that several
 * large ones don't fill the memory. `type` is the resulting type.
 * @throws file_unreadable, image_too_large, too_many_requests
 */
export async function remakeImage(bytes: Uint8Array, of: { purpose: ImagePurpose; type: ImageType }): Promise<Buffer> {
  if (waiting >= mostWaiting) refuse('too_many_requests')
  waiting += 1
  const remade = last.then(() => remake(bytes, of))
  last = remade.catch(() => undefined).finally(() => (waiting -= 1))
  return remade
}

async function remake(bytes: Uint8Array, { purpose, type }: { purpose: ImagePurpose; type: ImageType }) {
  const side = longestSides[purpose]
  // The dimensions are in the header and are read without decoding.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable)
  if (Math.max(width, height) > largestImageSide || width * height > mostPixels(purpose)) refuse('image_too_large')
  const image = sharp(bytes, { limitInputPixels: mostPixels(purpose), failOn: 'error', autoOrient: true })
  const size = squares.has(purpose) ? squareWithin(Math.min(side, width, height)) : within(side)
  const drawn = image.toColourspace('srgb').resize(size)
  const kept = await encoders[type](drawn).timeout(longestWork).toBuffer().catch(unreadable)
  return kept.length > largestKept ? refuse('image_too_large') : kept
}

function unreadable(): never {
  return refuse('file_unreadable')
}
