import { afterEach, expect, it, vi } from 'vitest'
import { pathAround } from './near-me.tsx'

afterEach(() => vi.unstubAllGlobals())

it('names the place at a position, as the field for it would', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{ value: 'Campinas, SP' }]))
  expect(await pathAround('-22.9,-47.1')).toBe('/search?location=Campinas%2C+SP&near=-22.9%2C-47.1&sort=distance')
})

it('searches around a position also where the place’s name can’t be asked for', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  expect(await pathAround('-22.9,-47.1')).toBe('/search?near=-22.9%2C-47.1&sort=distance')
})
