import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const house = join(import.meta.dirname, '..')
/** A format that is created while its module is loaded, whether a page uses it or not. */
const atOnce = /^(?:export )?const [^=]*= new Intl\./m

it('no module of the pages creates a format of texts before it is used', () => {
  const modules = globSync('{web/{design,parts,platform,screens},phrases}/**/*.{ts,tsx}', { cwd: house })
  expect(modules.length).toBeGreaterThan(500)
  expect(modules.filter((file) => atOnce.test(readFileSync(join(house, file), 'utf8')))).toEqual([])
})
