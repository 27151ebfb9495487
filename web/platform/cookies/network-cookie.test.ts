import { describe, expect, it } from 'vitest'
import { forgetNetworkStart, keepNetworkStart, keptNetworkStart } from './network-cookie.ts'

const [publicUrl, secure] = ['http://localhost:3000', 'https://trampolim.example']
const asked = (cookie: string) => new Request(publicUrl, { headers: { cookie } })

describe('what is kept while somebody is at a network', () => {
  it('comes back in this browser alone, for ten minutes, hidden from scripts', () => {
    const cookie = keepNetworkStart('id.abc_-9', { start: 'recruiter', publicUrl: secure })
    expect(cookie).toBe(
      '__Host-trampolim_network=recruiter~id.abc_-9; Path=/; HttpOnly; SameSite=Lax; Max-Age=600; Secure',
    )
    const [value = ''] = keepNetworkStart('id.abc_-9', { start: 'access', publicUrl }).split(';')
    expect(keptNetworkStart(asked(`theme=dark; ${value}`), publicUrl)).toEqual({ start: 'access', kept: 'id.abc_-9' })
    expect(forgetNetworkStart(publicUrl)).toContain('trampolim_network=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  })

  it.each(['', 'theme=dark', 'trampolim_network=', 'trampolim_network=home~abc', 'trampolim_network=access~a"b'])(
    'is nothing in %j',
    (cookie) => {
      expect(keptNetworkStart(asked(cookie), publicUrl)).toBeNull()
    },
  )
})
