import { expect, it } from 'vitest'
import { themeCookie, themeOf, themes } from './theme.ts'

it.each(themes)('reads back the choice %s', (theme) => {
  const kept = themeCookie(theme).split(';', 1)[0] ?? ''
  expect(themeOf(`other=1; ${kept}; last=2`)).toBe(theme)
})

it('follows the device for anyone else’s cookie', () => {
  expect(themeOf('theme=purple')).toBe('system')
  expect(themeOf('mytheme=dark')).toBe('system')
  expect(themeOf(null)).toBe('system')
})
