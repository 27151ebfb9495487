import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { provideChromium } from './browser.ts'

/** The mark of `web/public/mark.svg` without its background; `fill` is the share of the icon's width that it takes. */
const mark = (fill: number) => {
  const inset = (40 - 40 * fill) / 2
  return `<g transform="translate(${inset} ${inset}) scale(${fill})" fill="none" stroke-linecap="round">
<path d="M6 30h19M10 30C13 16 21 11 31 15" stroke="#F4F1E4" stroke-width="3.5"/>
<circle cx="32.5" cy="16" r="3.2" fill="#F2A900"/></g>`
}

/**
 * Devices round the corners of maskable icons and Apple's themselves, so these fill the whole square; a mask shows at
 * least the middle four fifths.
 */
const icons = [
  { file: 'app-192.png', size: 192, radius: 10, fill: 1 },
  { file: 'app-512.png', size: 512, radius: 10, fill: 1 },
  { file: 'app-maskable-512.png', size: 512, radius: 0, fill: 0.72 },
  { file: 'apple-touch-icon.png', size: 180, radius: 0, fill: 0.86 },
] as const

/** The sizes within `favicon.ico`, for feed readers, old browsers and whoever asks for no other icon. */
const favicons = [16, 32].map((size) => ({ size, radius: 10, fill: 1 }))

type Icon = { size: number; radius: number; fill: number }

/** Redraws the icons of the app and of the site after the mark was changed: `node tools/app-icons.ts`. */
const folder = join(import.meta.dirname, '../web/public')
const browser = await chromium.launch({ executablePath: await provideChromium(), args: ['--no-sandbox'] })
for (const { file, ...icon } of icons) save(file, await draw(icon))
save('favicon.ico', ico(await Promise.all(favicons.map(draw))))
await browser.close()

function save(file: string, content: Buffer) {
  writeFileSync(join(folder, file), content)
  console.log(`web/public/${file}`)
}

async function draw({ size, radius, fill }: Icon): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body { margin: 0; background: none }</style>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}" style="display: block">
<rect width="40" height="40" rx="${radius}" fill="#0B5D4B"/>${mark(fill)}</svg>`)
  const drawn = await page.screenshot({ omitBackground: true })
  await page.close()
  return drawn
}

/** A file in the ICO format: a head, an entry for each picture with its place, and the pictures as PNG. */
function ico(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let from = head.length
  for (const [at, picture] of pictures.entries()) {
    const entry = head.subarray(6 + 16 * at)
    const { size = 0 } = favicons[at] ?? {}
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(picture.length, 8)
    entry.writeUInt32LE(from, 12)
    from += picture.length
  }
  return Buffer.concat([head, ...pictures])
}
