import { describe, expect, it, vi } from 'vitest'
import { type MailResolver, validateMailbox } from './validate-mailbox.ts'

const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code })
}

describe('a mailbox', () => {
  const table: readonly [string, Partial<MailResolver>, string][] = [
    [
      'exists where the domain names mail servers',
      { resolveMx: async () => [{ exchange: 'mx.exemplo.com.br' }] },
      'exists',
    ],
    ['is none where the domain refuses mail', { resolveMx: async () => [{ exchange: '' }] }, 'none'],
    ['exists where only the domain’s own address is known', { resolve4: async () => ['203.0.113.9'] }, 'exists'],
    ['is none where the domain is unknown', {}, 'none'],
    ['is unknown where the network knows no domain at all', { resolveNs: failing('ENOTFOUND') }, 'unknown'],
    ['is unknown where nobody answers', { resolveMx: failing('ETIMEOUT') }, 'unknown'],
    ['is unknown where the second question fails', { resolve4: failing('ESERVFAIL') }, 'unknown'],
  ]

  it.each(table)('%s', async (_name, answers, expected) => {
    const absent = {
      resolveMx: failing('ENODATA'),
      resolve4: failing('ENOTFOUND'),
      resolveNs: async () => ['a.dns.br'],
    }
    expect(await validateMailbox('ana@exemplo.com.br', { ...absent, ...answers })).toBe(expected)
  })

  it('is looked up by the part after the last @', async () => {
    const resolveMx = vi.fn(async () => [{ exchange: 'mx' }])
    await validateMailbox('"a@b"@exemplo.com.br', {
      resolveMx,
      resolve4: failing('ENOTFOUND'),
      resolveNs: failing('ENOTFOUND'),
    })
    expect(resolveMx).toHaveBeenCalledWith('exemplo.com.br')
  })
})
