import { expect, it } from 'vitest'
import { keepDevice } from './device-cookie.ts'

const keep = (token: string, cookie: string, publicUrl = 'https://trampolim.test') =>
  keepDevice(token, { request: new Request('https://trampolim.test', { headers: { cookie } }), publicUrl })

it('is inaccessible to scripts and other sites, and lasts a year', () => {
  expect(keep('a.b.c', '')).toBe(
    '__Host-trampolim_device=a.b.c; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure',
  )
  expect(keep('a.b.c', '', 'http://localhost:3000')).not.toContain('Secure')
})

it('keeps those of other accounts, each once, the newest first, and at most five', () => {
  expect(keep('new', 'theme=dark; __Host-trampolim_device=old~new')).toMatch(/^__Host-trampolim_device=new~old;/)
  expect(keep('f', '__Host-trampolim_device=a~b~c~d~e')).toMatch(/^__Host-trampolim_device=f~a~b~c~d;/)
})

it('drops what isn’t a token', () => {
  expect(keep('a', '__Host-trampolim_device=b%20c~<d>~ok')).toMatch(/^__Host-trampolim_device=a~ok;/)
})
