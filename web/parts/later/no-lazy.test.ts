import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '../..')
const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/(^|\/)(build|node_modules|\.react-router)\//.test(file)

// `lazy` replaces the whole page with the error page if its scripts can't be loaded.
it('loads later parts by `laterPart` alone, which offers and reports what can’t be loaded', () => {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(isSource)
  expect(sources).toContain('parts/later/later-part.tsx')
  const lazy = sources.filter((file) => /\blazy\s*[(<]/.test(readFileSync(join(web, file), 'utf8')))
  expect(lazy).toEqual([])
})
