import { expect, it } from 'vitest'
import { themeCookie, themeOf, themes } from './theme.ts'

const [secure, plain] = ['https://trampolim.test', 'http://localhost:3000']

it.each(themes.flatMap((theme) => [secure, plain].map((at) => [theme, at] as const)))(
  'restores the choice %s at %s',
  (theme, at) => {
    const kept = themeCookie(theme, at).split(';', 1)[0] ?? ''
    expect(themeOf(`other=1; ${kept}; last=2`, at)).toBe(theme)
  },
)

it('is a cookie that over https only this host can have set', () => {
  expect(themeCookie('dark', secure)).toBe('__Host-theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(themeOf('theme=dark', secure)).toBe('system')
})

it('follows the device for anyone else’s cookie', () => {
  expect(themeOf('theme=purple', plain)).toBe('system')
  expect(themeOf('mytheme=dark', plain)).toBe('system')
  expect(themeOf(null, plain)).toBe('system')
})
