import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mailServer } from '@trampolim/tests/mail/mail-server.ts'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfiguration } from '../configuration.ts'
import { checkLetters } from '../doctor/check-letters.ts'
import type { StartFault } from '../fault.ts'
import { dkimRecord, readDkimKey } from './mail-settings.ts'
import { smtpPost } from './post.ts'

const rsaKey = (modulusLength: number) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey
const pem = rsaKey(2048)
const dkim = { domain: 'trampolim.test', selector: 'cartas', privateKey: pem }
const sender = { from: 'Trampolim <ola@trampolim.test>', host: 'trampolim.test' }
const stopUrl = 'https://trampolim.test/api/gateway/letters/stop/abc'
const letter = {
  ...{ id: '0123456789abcdef01234567', to: 'ana@exemplo.com', subject: 'Confirmação de inscrição', stopUrl },
  ...{ text: 'Olá, Ana!\n\nAté já. ', html: '<p>Olá, Ana!</p>', returnTo: 'voltou+abc@trampolim.test' },
}

describe('a signed letter', () => {
  let server: Awaited<ReturnType<typeof mailServer>>
  let message: Buffer
  beforeAll(async () => {
    server = await mailServer()
    const post = smtpPost(server.url, sender, { dkim })
    await post.send(letter)
    post.close()
    message = server.taken[0]?.message ?? Buffer.of()
  })
  afterAll(() => server.close())

  /** Verifies a letter like a receiver who finds the DNS record that the doctor recommends. */
  async function check(received: Buffer) {
    const { name, value } = dkimRecord(dkim)
    const resolver = async (asked: string, type: string) => {
      if (asked === name && type === 'TXT') return [[value]]
      throw Object.assign(new Error('no such record'), { code: 'ENOTFOUND' })
    }
    const { results } = await dkimVerify(received, { resolver })
    return results.map(({ status, signingDomain, selector }) => [status.result, signingDomain, selector])
  }
  const altered = (from: string, to: string) => {
    const text = message.toString('latin1')
    expect(text).toContain(from)
    return Buffer.from(text.replace(from, to), 'latin1')
  }

  it('can be verified with the published record', async () => {
    expect(await check(message)).toEqual([['pass', 'trampolim.test', 'cartas']])
  })

  it.each([
    ['its subject', 'Subject: ', 'Subject: x'],
    ['its addressee', 'To: ana@exemplo.com', 'To: bia@exemplo.com'],
    ['what turns it off', '/letters/stop/abc', '/letters/stop/xyz'],
    ['how it is turned off', 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', 'List-Unsubscribe-Post: no'],
    ['its Message-ID', '<0123456789', '<9876543210'],
    ['its text', '<p>', '<b>'],
  ])('is no longer valid if somebody changes %s', async (_what, from, to) => {
    expect(await check(altered(from, to))).toEqual(
      [['fail', 'trampolim.test', 'cartas']].map((each) => expect.arrayContaining(each.slice(1))),
    )
    expect((await check(altered(from, to)))[0]?.[0]).not.toBe('pass')
  })
})

describe('the setting DKIM_KEY', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-dkim-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const read = (env: NodeJS.ProcessEnv) => readConfiguration({ DATA_DIR: 'data', ...env }, { checkout: folder })
  const faultOf = (env: NodeJS.ProcessEnv) => {
    try {
      read(env)
      return ''
    } catch (problem) {
      return (problem as StartFault).message
    }
  }

  it('is a key, a key on one line, or the path of a file with one', () => {
    const path = join(folder, 'dkim.pem')
    writeFileSync(path, pem)
    const given = [pem, pem.replaceAll('\n', '\\n'), path].map((key) =>
      read({ DKIM_KEY: key, MAIL_FROM: 'Vagas <oi@vagas.example>' }),
    )
    expect(given.map((configuration) => configuration.dkim)).toEqual(
      Array.from({ length: 3 }, () => ({ domain: 'vagas.example', selector: 'trampolim', privateKey: pem })),
    )
    expect(read({ DKIM_KEY: pem, DKIM_DOMAIN: 'a.example', DKIM_SELECTOR: 's2026' }).dkim).toMatchObject({
      domain: 'a.example',
      selector: 's2026',
    })
    expect(read({}).dkim).toBeNull()
  })

  it('is refused if it can’t sign', () => {
    const ed25519 = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
    for (const wrong of [join(folder, 'missing.pem'), ed25519, rsaKey(512), '-----BEGIN nonsense']) {
      expect(readDkimKey(wrong)).toBeNull()
      expect(faultOf({ DKIM_KEY: wrong })).toMatch(/^DKIM_KEY: espera uma chave RSA/)
    }
    expect(faultOf({ BOUNCE_ADDRESS: `${'x'.repeat(32)}@a.example` })).toMatch(/^BOUNCE_ADDRESS: .*31/)
    expect(faultOf({ BOUNCE_KEY: 'short' })).toMatch(/^BOUNCE_KEY/)
  })

  it('is said by the doctor with the record to publish, and whether it fits the sender', () => {
    const settings = { smtpUrl: 'smtp://mail', mailFrom: sender.from, dkim, bounceAddress: 'voltou@trampolim.test' }
    const levels = (changes: Partial<Parameters<typeof checkLetters>[0]>) =>
      checkLetters({ ...settings, ...changes }).map(({ level }) => level)
    const [signed] = checkLetters(settings)
    expect(signed?.what).toContain(`cartas._domainkey.trampolim.test TXT "${dkimRecord(dkim).value}"`)
    expect(levels({})).toEqual(['ok', 'ok'])
    expect(levels({ dkim: null, bounceAddress: null })).toEqual(['warn', 'warn'])
    expect(levels({ dkim: { ...dkim, privateKey: rsaKey(1024) } })).toEqual(['warn', 'ok'])
    expect(levels({ mailFrom: 'oi@outro.example' })).toEqual(['ok', 'warn', 'ok'])
    expect(levels({ mailFrom: 'oi@cartas.trampolim.test' })).toEqual(['ok', 'ok'])
    expect(levels({ smtpUrl: null })).toEqual([])
  })
})
