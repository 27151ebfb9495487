/** The longest side of a picture while it is being cropped, and of the picture that is sent, in pixels. */
const shown = 1600
const sent = 512
const quality = 0.9

/** An upright picture small enough to be cropped on a phone, as a data URL; null if the browser can't read it. */
export async function drawnSmaller(file: Blob): Promise<string | null> {
  try {
    const image = await createImageBitmap(file)
    const scale = Math.min(1, shown / Math.max(image.width, image.height))
    const canvas = drawn(image, { x: 0, y: 0, width: image.width, height: image.height }, scale)
    image.close()
    return canvas.toDataURL('image/jpeg', quality)
  } catch {
    return null
  }
}

/** A part of a picture in pixels. */
export type Part = { x: number; y: number; width: number; height: number }

/** The chosen square of a picture as it is sent; null if it can't be drawn. */
export async function squareOf(image: string, part: Part): Promise<Blob | null> {
  try {
    const element = new Image()
    element.src = image
    await element.decode()
    const canvas = drawn(element, part, Math.min(1, sent / part.width))
    return await new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality))
  } catch {
    return null
  }
}

function drawn(image: CanvasImageSource, { x, y, width, height }: Part, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  // Transparent areas become white, as on the server.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}
