import { generateKeyPairSync } from 'node:crypto'
import { type Names, startDns } from '@trampolim/tests/engines/dns-server.ts'
import { describe, expect, it } from 'vitest'
import { dkimRecord } from '../mail/mail-settings.ts'
import { checkDns } from './check-dns.ts'

const newKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
}
const dkim = { domain: 'example.org', selector: 'trampolim', privateKey: newKey() }
const { name, value } = dkimRecord(dkim)
const settings = {
  publicUrl: 'https://vagas.example.org',
  smtpUrl: 'smtp://mail.example.org',
  mailFrom: 'Vagas <nao-responda@example.org>',
  bounceAddress: null,
  dkim,
}
const good: Names = {
  'vagas.example.org': { A: ['192.0.2.7', '192.0.2.8'] },
  'example.org': { TXT: ['something else', 'v=spf1 ip4:192.0.2.0/24 -all'] },
  [name]: { TXT: [value] },
  '_dmarc.example.org': { TXT: ['v=DMARC1; p=reject'] },
}

/** The findings if the DNS has these names in place of those with the same name in `good`. */
async function found(names: Names = {}, changes: Partial<Parameters<typeof checkDns>[0]> = {}) {
  const dns = await startDns({ ...good, ...names })
  try {
    return await checkDns({ ...settings, ...changes }, [dns.server])
  } finally {
    dns.stop()
  }
}
const troubles = async (...asked: Parameters<typeof found>) =>
  (await found(...asked)).flatMap(({ level, what }) => (level === 'ok' ? [] : `${level} ${what}`))

describe('the DNS', () => {
  it('is fine if it has the public address, SPF, our key and DMARC', async () => {
    const findings = await found()
    expect(findings.map(({ level }) => level)).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(findings[0]?.what).toContain('192.0.2.7, 192.0.2.8')
    expect(findings[3]?.what).toContain('reject')
  })

  it.each<[string, Names, RegExp]>([
    ['the public address', { 'vagas.example.org': {} }, /vagas\.example\.org não tem endereço/],
    ['SPF', { 'example.org': { TXT: ['something else'] } }, /SPF: example\.org não diz/],
    ['the only SPF', { 'example.org': { TXT: ['v=spf1 -all', 'v=spf1 mx -all'] } }, /SPF: example\.org tem 2/],
    ['an SPF that refuses anybody', { 'example.org': { TXT: ['v=spf1 +all'] } }, /SPF: example\.org deixa/],
    ['our key', { [name]: {} }, /DKIM: .* não tem a chave/],
    [
      'our key, but another one',
      { [name]: { TXT: [dkimRecord({ ...dkim, privateKey: newKey() }).value] } },
      /DKIM: .* outra/,
    ],
    ['DMARC', { '_dmarc.example.org': {} }, /DMARC: example\.org não diz/],
  ])('is at fault without %s', async (_what, names, said) => {
    expect(await troubles(names)).toEqual([expect.stringMatching(said)])
  })

  it('says what to publish', async () => {
    const [missing] = (await found({ [name]: {} })).filter(({ level }) => level !== 'ok')
    expect(missing?.todo).toContain(value)
  })

  it('is checked for SPF at the address to which letters return, and for DMARC at the parent domain if needed', async () => {
    const changes = { mailFrom: 'vagas@mail.example.org', bounceAddress: 'b@returns.example.org' }
    const names = { 'returns.example.org': { TXT: ['v=spf1 mx -all'] }, 'example.org': {} }
    expect(await troubles(names, changes)).toEqual([])
  })

  it('isn’t checked for letters without a mail server, nor for this machine', async () => {
    expect(await found({}, { smtpUrl: '', publicUrl: 'http://localhost:3000' })).toEqual([])
    expect(await found({}, { smtpUrl: '', publicUrl: 'https://192.0.2.1' })).toEqual([])
  })

  it('is reported as silent if it doesn’t answer, in a few seconds', async () => {
    const dns = await startDns({}, { silent: true })
    const begun = performance.now()
    const findings = await checkDns({ ...settings, smtpUrl: null }, [dns.server])
    dns.stop()
    expect(findings).toMatchObject([{ level: 'warn', what: expect.stringContaining('ETIMEOUT') }])
    expect(performance.now() - begun).toBeLessThan(20_000)
  })
})
