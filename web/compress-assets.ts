import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/**
 * Writes a `.gz` and a `.br` file for every script, style sheet and SVG of a folder, so that nothing is compressed per
 * request.
 */
export async function compressAssets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => /\.(?:js|css|svg|json|txt)$/.test(name))) {
    const path = join(folder, file)
    const content = await readFile(path)
    await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }))
    await writeFile(
      `${path}.br`,
      await toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    )
  }
}
