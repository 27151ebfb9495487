import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')
const sheets = globSync('{design,parts,platform,screens}/**/*.css', { cwd: web })

it('sizes no text in pixels, which the browser’s text size would not change', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const fixed = sheets.flatMap((sheet) =>
    [
      ...readFileSync(join(web, sheet), 'utf8').matchAll(/^\s*(?:font|font-size|line-height):[^;]*\d(?:px|pt)[^;]*;/gm),
    ].map(([rule]) => `${sheet}: ${rule.trim()}`),
  )
  expect(fixed).toEqual([])
})
