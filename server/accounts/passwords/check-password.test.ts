import { insertCandidate } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { commonestPasswords } from '@trampolim/tests/samples/commonest-passwords.ts'
import { describe, expect, it } from 'vitest'
import { createActionLink } from '../../action-links/action-links.ts'
import { accountRoutes } from '../routes.ts'
import { hashPassword, isPassword } from './passwords.ts'

describe('a new password', async () => {
  const house = await testHouse()
  const visitor = () => house.as(accountRoutes)
  const check = (password: string, owner = {}) => visitor().checkPassword({ password, owner })
  const codeOf = (password: string, owner = {}) =>
    check(password, owner).then(
      () => null,
      (problem) => (problem.data as { fields: { password: { code: string } } }).fields.password.code,
    )

  it('can’t be one of the commonest, worldwide and in Brazil', async () => {
    expect(commonestPasswords.length).toBeGreaterThan(800)
    const codes = await Promise.all(commonestPasswords.map(async (password) => [password, await codeOf(password)]))
    expect(codes.filter(([, code]) => code === null)).toEqual([])
  })

  it.each(['!', '1', '2026', '@123', '123!'])('can’t be one of them followed by %s', async (tail) => {
    const codes = await Promise.all(commonestPasswords.map(async (each) => [each, await codeOf(`${each}${tail}`)]))
    expect(codes.filter(([, code]) => code === null).length).toBeLessThan(commonestPasswords.length / 100)
  })

  it.each(['cachorro1', 'Queijo2024', 'm4rg4r1d4', 'Sebastiana!', 'oliveira10', 'saudades2026'])(
    'can’t be a Brazilian word or name with a suffix: %s',
    async (password) => {
      expect(await codeOf(password)).toBe('password_common')
    },
  )

  it.each([
    'broa de milho',
    'gato preto na janela',
    'jabuticaba7',
    'kz7vq2mw',
    'três pratos de trigo para três tigres',
  ])('can consist of uncommon words: %s', async (password) => {
    expect(await codeOf(password, { name: 'Ana Souza', company: ['Padaria Aurora'] })).toBeNull()
  })

  it('can’t be made of its owner’s data in the form', async () => {
    const owner = {
      name: 'Jandira Xavante',
      phones: ['(11) 98765-4321'],
      birthDate: '1994-05-17',
      company: ['Kzqx S.A.'],
    }
    for (const password of ['xavante!1994', 'jandira-17051994', 'kzqx98765-4321']) {
      expect(await codeOf(password, owner)).toBe('password_is_personal')
    }
    expect((await refusal(check('', owner))).fields).toMatchObject({ password: { code: 'required' } })
  })

  it('can’t be made of the account’s data when set by a link', async () => {
    const { accountId } = await insertCandidate(house, { email: 'jandira@exemplo.com.br', cpf: '52998224725' })
    const now = house.now()
    const { token } = await house.database
      .transaction()
      .execute((tx) => createActionLink(tx, { kind: 'reset-password', accountId, payload: {}, now }))
    for (const password of ['52998224725!', 'ana17051994', '987654321ana', 'jandira.94!']) {
      const { fields } = await refusal(visitor().takeAction({ id: token, password }))
      expect(Object.keys(fields)).toEqual(['password'])
    }
    expect(await visitor().takeAction({ id: token, password: 'broa de milho' })).toMatchObject({ done: true })
  })

  it('is the same on every keyboard', async () => {
    const stored = await hashPassword('pão de açúcar é doce'.normalize('NFC'))
    expect(await isPassword('pão de açúcar é doce'.normalize('NFD'), stored)).toBe(true)
    expect(await isPassword('pao de acucar e doce', stored)).toBe(false)
  })
})
