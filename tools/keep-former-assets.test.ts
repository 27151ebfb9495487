import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepFormerAssets } from './keep-former-assets.ts'

let folder: string
let build: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trampolim-build-'))
  build = join(folder, 'build')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What a build does: it empties the folder and writes its own files. */
const making = (name: string) => async () => {
  rmSync(build, { recursive: true, force: true })
  mkdirSync(join(build, 'client/assets'), { recursive: true })
  writeFileSync(join(build, 'client/assets', name), name)
}
const failing = async () => {
  rmSync(build, { recursive: true, force: true })
  throw new Error('a fault in the sources')
}
const filesOf = (path: string) => (existsSync(join(build, path)) ? readdirSync(join(build, path)) : [])
const files = () => ({ assets: filesOf('client/assets'), former: filesOf('former-assets') })

it('keeps the assets of the build before, and none older than those', async () => {
  await keepFormerAssets(build, { isWhole: false }, making('first.js'))
  expect(files()).toEqual({ assets: ['first.js'], former: [] })
  await keepFormerAssets(build, { isWhole: true }, making('second.js'))
  expect(files()).toEqual({ assets: ['second.js'], former: ['first.js'] })
  await keepFormerAssets(build, { isWhole: true }, making('third.js'))
  expect(files()).toEqual({ assets: ['third.js'], former: ['second.js'] })
  expect(readdirSync(folder)).toEqual(['build'])
})

it('keeps those of the last whole build where builds failed or were killed since', async () => {
  await making('first.js')()
  await expect(keepFormerAssets(build, { isWhole: true }, failing)).rejects.toThrow('a fault in the sources')
  expect(files()).toEqual({ assets: [], former: ['first.js'] })
  await making('half.js')()
  mkdirSync(join(folder, 'build-former-assets'))
  writeFileSync(join(folder, 'build-former-assets/first.js'), '')
  await keepFormerAssets(build, { isWhole: false }, making('second.js'))
  expect(files()).toEqual({ assets: ['second.js'], former: ['first.js'] })
})
