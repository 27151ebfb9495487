import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeMailDomains } from '../organizations/company-email.ts'
import { likelyEmail } from './likely-email.ts'

describe('the address that somebody probably meant', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['gmail.com.br', 'gmail.com'],
    ['gmail.com.', 'gmail.com'],
    ['GMIAL.COM', 'gmail.com'],
    ['hotmal.com', 'hotmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotamil.com.br', 'hotmail.com.br'],
    ['hotmai.com', 'hotmail.com'],
    ['homail.com', 'hotmail.com'],
    ['rotmail.com', 'hotmail.com'],
    ['htomal.com', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['outllok.com', 'outlook.com'],
    ['outlook.com.b', 'outlook.com.br'],
    ['yaho.com.br', 'yahoo.com.br'],
    ['yahooo.com', 'yahoo.com'],
    ['yahoo.com.rb', 'yahoo.com.br'],
    ['iclod.com', 'icloud.com'],
    ['icloud.con', 'icloud.com'],
    ['uol.com.b', 'uol.com.br'],
    ['bol.combr', 'bol.com.br'],
    ['terra.con.br', 'terra.com.br'],
    ['padaria-aurora.con.br', 'padaria-aurora.com.br'],
  ])('at %s is at %s', (typed, meant) => {
    expect(likelyEmail(`ana.souza@${typed}`)).toBe(`ana.souza@${meant}`)
  })

  it.each([
    ...freeMailDomains,
    'serra.com.br',
    'global.com',
    'email.com',
    'gmail.org',
    'yahoo.fr',
    'hotmail.co.uk',
    'outlook.pt',
    'usp.br',
    'gov.br',
    'padaria-aurora.example',
    'hospital.com.br',
    'look.com.br',
    'gama.com.br',
    'uai.com.br',
    'sol.com.br',
  ])('at %s is as typed', (domain) => {
    expect(likelyEmail(`ana@${domain}`)).toBeNull()
  })

  it.each(['', 'ana', 'ana@', '@gmial.com', 'ana@b@gmial.com', 'ana souza'])('isn’t guessed from %j', (typed) => {
    expect(likelyEmail(typed)).toBeNull()
  })

  it('is never doubted itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.stringMatching(/^a@[a-z.]{1,14}$/)), (typed) => {
        const likely = likelyEmail(typed)
        if (likely !== null) expect(likelyEmail(likely)).toBeNull()
      }),
    )
  })
})
