import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const blocks = [...css.matchAll(/\{([^{}]*--paper[^{}]*)\}/g)].map(([, body]) => tokensOf(body ?? ''))
const [light, chosenDark, deviceDark] = blocks as [Tokens, Tokens, Tokens]

/** Foregrounds, backgrounds and the required contrast: 4.5 for text, 3 for edges and icons (WCAG 1.4.3 and 1.4.11). */
const pairs = [
  ['ink', 'paper', 4.5],
  ['ink', 'card', 4.5],
  ['ink', 'wash', 4.5],
  ['soft', 'paper', 4.5],
  ['soft', 'card', 4.5],
  ['soft', 'wash', 4.5],
  ['green', 'paper', 4.5],
  ['green', 'card', 4.5],
  ['green', 'green-tint', 4.5],
  ['on-tint', 'green-tint', 4.5],
  ['on-main', 'main', 4.5],
  ['on-main', 'main-hover', 4.5],
  ['on-sun', 'sun', 4.5],
  ['on-sun', 'sun-hover', 4.5],
  ['sun-ink', 'sun-tint', 4.5],
  ['coral', 'card', 4.5],
  ['coral', 'paper', 4.5],
  ['coral', 'coral-tint', 4.5],
  ['coral', 'wash', 4.5],
  ['on-coral', 'coral', 4.5],
  ['sky-ink', 'sky-tint', 4.5],
  ['on-hero', 'hero', 4.5],
  ['hero-soft', 'hero', 4.5],
  ['on-hero', 'hero-lit', 4.5],
  ['hero-soft', 'hero-lit', 4.5],
  ['hero-eyebrow', 'hero-lit', 4.5],
  ['hero-edge', 'hero-lit', 3],
  ['edge', 'card', 3],
  ['edge', 'paper', 3],
  ['ring', 'paper', 3],
  ['ring', 'card', 3],
  ['green-mid', 'line', 3],
] as const

describe.each([
  ['light', light],
  ['dark', { ...light, ...chosenDark }],
] as const)('the %s scheme', (_name, tokens) => {
  it.each(pairs)('shows %s on %s with a contrast of at least %d', (front, back, least) => {
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(least)
  })
})

it('is the same by choice as by the device', () => {
  expect(deviceDark).toEqual(chosenDark)
})

it.each(['scene.svg', 'scene-narrow.svg', 'scene-hiring.svg', 'scene-hiring-narrow.svg'])(
  'has only its own red in %s',
  (file) => {
    const drawn = readFileSync(new URL(`../public/${file}`, import.meta.url), 'utf8').match(/#[0-9a-f]{6}/g) ?? []
    const reds = drawn.filter((color) => {
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [
        number,
        number,
        number,
      ]
      return red > 2 * green && red > 2 * blue
    })
    expect(new Set(reds)).toEqual(new Set([light.coral]))
  },
)

type Tokens = Readonly<Record<string, string>>

function tokensOf(body: string): Tokens {
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(color: string | undefined): number {
  const channels = color?.match(/^#(..)(..)(..)$/)?.slice(1)
  if (!channels) throw new Error(`no six-digit color: ${color}`)
  const [red, green, blue] = channels.map((hex) => {
    const share = Number.parseInt(hex, 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
