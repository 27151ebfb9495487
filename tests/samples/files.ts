import sharp from 'sharp'

/** A complete PDF without pages. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n')

/** An image of one colour, to be encoded with `toBuffer`. */
export function picture(format: 'jpeg' | 'png', { width = 8, height = 8 } = {}) {
  return sharp({ create: { width, height, channels: 3, background: '#f2b705' } }).toFormat(format)
}
