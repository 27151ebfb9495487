import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { faultOfPassword, isCommonPassword } from './passwords.ts'

const ana = {
  name: 'Ana Conceição Souza',
  email: 'ana.souza@bomdia.com.br',
  birthDate: '1994-05-17',
  cpf: '529.982.247-25',
  phones: ['(11) 98765-4321'],
  company: ['Padaria Aurora', 'Aurora Alimentos Ltda.', '11.222.333/0001-81'],
}

describe('a new password', () => {
  it.each([
    ['', 'required'],
    ['abc1234', 'password_too_short'],
    ['x'.repeat(64) + 'y'.repeat(65), 'password_too_long'],
    ['Ana.Souza@bomdia.com.br', 'password_is_email'],
    ['ana.souza', 'password_is_email'],
  ])('%s: %o', (password, fault) => {
    expect(faultOfPassword(password, { owner: ana })).toBe(fault)
  })

  it.each([
    ['12345678', 'a run'],
    ['9876543210', 'a run backwards'],
    ['abcdefgh', 'the alphabet'],
    ['poiuytrewq', 'a keyboard’s row backwards'],
    ['qwer1234', 'two runs'],
    ['aaaaaaaa', 'one character'],
    ['        ', 'nothing but spaces'],
    ['xy'.repeat(64), 'a short piece again and again'],
    ['Flamengo1', 'capitals'],
    ['  senha123  ', 'spaces around'],
    ['s.e.n.h.a.1.2.3', 'dots between'],
    ['321ahnes', 'turned round'],
    ['senha123senha123', 'doubled'],
    ['S3nh4123', 'digits like letters'],
    ['ｓｅｎｈａ１２３', 'wide letters'],
    ['fluminense@2026!', 'a year and marks'],
    ['01012000', 'a day'],
    ['trampolim2026', 'the product'],
    ['Tr4mp0l1m!', 'the product'],
    ['milopmart1', 'the product'],
  ])('is refused if it is common: %s (%s)', (password) => {
    expect(faultOfPassword(password)).toBe('password_common')
  })

  it.each([
    ['AnaSouza1994', 'names and year'],
    ['souza.conceicao', 'names without accents'],
    ['CONCEIÇÃO!!', 'a name with them'],
    ['4n4s0uz4!', 'digits like letters'],
    ['azuosana', 'turned round'],
    ['souzasouza', 'doubled'],
    ['bomdia2026', 'the e-mail’s domain'],
    ['94051794', 'no day at all, but with the year'],
    ['ana17051994', 'the birth date'],
    ['17-05-94-a', 'the birth date in short'],
    ['987654321a!', 'the phone'],
    ['tel98765-4321', 'the phone'],
    ['52998224725', 'the CPF'],
    ['529982247x', 'its root'],
    ['PadariaAurora#1', 'the company'],
    ['11222333', 'its CNPJ'],
  ])('is refused if it is made of its owner’s data: %s (%s)', (password) => {
    expect(['password_is_personal', 'password_common']).toContain(faultOfPassword(password, { owner: ana }))
    expect(faultOfPassword(password, { owner: ana })).toBeDefined()
  })

  it.each([
    ['padaria na esquina', 'words'],
    ['a ana gosta de pão com manteiga', 'a phrase with a name in it'],
    ['jabuticaba7', 'a rare word'],
    ['85749302', 'digits of chance'],
    ['kz7vq2mw', 'letters and digits of chance'],
    ['correct horse battery staple', 'a phrase'],
    ['日本語のパスワード', 'another script'],
    ['🐶🐱🐭🐹🐰🦊🐻🐼', 'pictures'],
    ['uma frase que é longa '.repeat(6).slice(0, 128), '128 characters'],
  ])('is accepted without any required mix of characters: %s (%s)', (password) => {
    expect(faultOfPassword(password, { owner: ana })).toBeUndefined()
  })

  it('is measured in characters rather than code units, however they are typed', () => {
    expect(faultOfPassword('🐶🐱🐭🐹')).toBe('password_too_short')
    expect(faultOfPassword('ção não!'.normalize('NFD'))).toBe(faultOfPassword('ção não!'))
  })

  it('isn’t refused for missing data of its owner', () => {
    for (const owner of [{}, { name: '', email: '', birthDate: '', cpf: '', phones: [''], company: ['', undefined] }]) {
      expect(faultOfPassword('kz7vq2mw', { owner })).toBeUndefined()
    }
  })

  it('is judged in bounded time, whatever it contains', () => {
    const anything = fc.string({ unit: 'grapheme', maxLength: 400 })
    const looks = fc.string({ unit: fc.constantFrom(...'aeo013457@$!|.- ﷺ'), maxLength: 128 })
    fc.assert(
      fc.property(fc.oneof(anything, looks), (password) => {
        let asked = 0
        const isKnown = () => {
          asked += 1
          return false
        }
        faultOfPassword(password, { owner: ana, isKnown })
        expect(asked).toBeLessThan(5000)
      }),
    )
  })
})

it('the listed common passwords are in lower case and of a permitted length', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(300)
  for (const password of commonPasswords) {
    expect(password).toBe(password.toLowerCase())
    expect([...password].length).toBeGreaterThanOrEqual(8)
    expect(isCommonPassword(password.toUpperCase())).toBe(true)
  }
})
