import { cnpj } from 'cpf-cnpj-validator'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Actor, mayMove, move, obstaclesOf } from '../transitions.ts'
import { formatCnpj, isCnpj, normaliseCnpj } from './cnpj.ts'
import { isAuthorisedFor, isFreeMail, registeredDomainOf, siteAddress, siteHost } from './company-email.ts'
import {
  candidateTransitions,
  isEditable,
  isUnderReview,
  organizationTransitions,
  profileStatuses,
  recruiterTransitions,
} from './profile-status.ts'

const actors: readonly Actor[] = ['recruiter', 'candidate', 'reviewer', 'automation']

describe.each([
  ['an organisation', organizationTransitions, 'recruiter'],
  ['a recruiter’s profile', recruiterTransitions, 'recruiter'],
  ['a candidate’s profile', candidateTransitions, 'candidate'],
] as const)('%s', (_, table, owner) => {
  const allowed = new Set([
    'created>validating reviewer',
    'created>approved reviewer',
    'created>rejected reviewer',
    'created>blocked reviewer',
    'pending>validating reviewer',
    'pending>approved reviewer',
    'pending>rejected reviewer',
    'pending>blocked reviewer',
    `pending>pending ${owner}`,
    'validating>pending reviewer',
    'validating>pending automation',
    'validating>approved reviewer',
    'validating>rejected reviewer',
    'validating>blocked reviewer',
    `approved>pending ${owner}`,
    ...(owner === 'candidate' ? ['approved>pending reviewer'] : []),
    'approved>blocked reviewer',
    `rejected>pending ${owner}`,
    'rejected>blocked reviewer',
    `blocked>pending ${owner}`,
  ])

  const pairs = profileStatuses.codes.flatMap((from) =>
    profileStatuses.codes.flatMap((to) => actors.map((actor) => ({ from, to, actor }))),
  )
  it.each(pairs)('from $from to $to by $actor', ({ from, to, actor }) => {
    expect(mayMove(table, { from, to, actor })).toBe(allowed.has(`${from}>${to} ${actor}`))
  })

  it('is blocked or rejected only with a reason', () => {
    for (const to of ['blocked', 'rejected'] as const)
      expect(obstaclesOf(table, { from: 'created', to, actor: 'reviewer' })).toContain('reason_required')
  })

  it('is corrected while pending only where changes were asked for', () => {
    const correct = (nothingAsked: boolean) =>
      move(table, { from: 'pending', to: 'pending', actor: owner, obstacles: { no_change_requested: nothingAsked } })
    expect(correct(true)).toEqual({ ok: false, code: 'no_change_requested' })
    expect(correct(false)).toEqual({ ok: true, status: 'pending' })
  })
})

it('is freely edited only once approved', () => {
  expect(profileStatuses.codes.filter(isEditable)).toEqual(['approved'])
  expect(profileStatuses.codes.filter(isUnderReview)).toEqual(['created', 'pending', 'validating'])
})

describe('CNPJ', () => {
  const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const made = fc
    .array(fc.constantFrom(...characters), { minLength: 12, maxLength: 12 })
    .map((parts) => parts.join(''))
    .filter((twelve) => new Set(twelve).size > 1)
    .map((twelve) => {
      const first = cnpj.verifierDigit(twelve)
      return `${twelve}${first}${cnpj.verifierDigit(`${twelve}${first}`)}`
    })

  it('keeps its characters through masks and small letters, alphanumeric ones too', () => {
    fc.assert(
      fc.property(
        made,
        (each) =>
          isCnpj(each) &&
          isCnpj(formatCnpj(each).toLowerCase()) &&
          normaliseCnpj(formatCnpj(each).toLowerCase()) === each,
      ),
    )
  })

  it.each([
    '',
    '11.222.333/0001-82',
    '00.000.000/0000-00',
    '12.ABC.345/01DE-36',
    '12.ABC.345/01DE-3X',
    '1122233300018',
  ])('%o is none', (text) => {
    expect(isCnpj(text)).toBe(false)
  })
})

describe('an e-mail address', () => {
  it.each([
    ['elisa@padariaaurora.com.br', 'https://www.padariaaurora.com.br/contato', true],
    ['Elisa@PadariaAurora.com.br', 'padariaaurora.com.br', true],
    ['rh@rh.padariaaurora.com.br', 'www.padariaaurora.com.br', true],
    ['rh@padariaaurora.com.br', 'vagas.padariaaurora.com.br', true],
    ['elisa@gmail.com', 'padariaaurora.com.br', false],
    ['elisa@gmail.com', 'gmail.com', false],
    ['elisa@outra.com.br', 'padariaaurora.com.br', false],
    ['elisa@naopadariaaurora.com.br', 'padariaaurora.com.br', false],
    ['elisa@com.br', 'padariaaurora.com.br', false],
    ['elisa@padariaaurora.com.br', 'com.br', false],
    ['elisa@instagram.com', 'https://instagram.com/padariaaurora', false],
    ['elisa', 'padariaaurora.com.br', false],
    ['elisa@padariaaurora.com.br', '', false],
    ['elisa@padariaaurora.com.br', null, false],
  ])('%s for the site %s: authorised %o', (email, site, authorised) => {
    expect(isAuthorisedFor(email, site)).toBe(authorised)
  })

  it('of a free provider is known as one', () => {
    expect(['ana@gmail.com', 'ANA@UOL.COM.BR', 'ana@hotmail.com'].every(isFreeMail)).toBe(true)
    expect(isFreeMail('ana@padariaaurora.com.br')).toBe(false)
  })

  it.each([
    ['ana@bomdia.com', 'bomdia.com'],
    ['ana@rh.BomDia.com', 'bomdia.com'],
    ['ana@bomdia.com.br', 'bomdia.com.br'],
    ['ana@a.b.bomdia.com.br', 'bomdia.com.br'],
    ['ana@local', 'local'],
  ])('%s is of the registered domain %s', (email, domain) => {
    expect(registeredDomainOf(email)).toBe(domain)
  })

  it.each([
    ['HTTPS://WWW.Exemplo.com.br/a?b', 'exemplo.com.br'],
    ['exemplo.com:8080', 'exemplo.com'],
    ['pão.com.br', 'xn--po-sia.com.br'],
    ['', undefined],
    ['exemplo', undefined],
    ['não é site', undefined],
    ['10.0.0.1', undefined],
    ['javascript:alert(1)', undefined],
    ['javascript:alert(1)<!--@exemplo.com.br', undefined],
    ['tel:190@exemplo.com.br', undefined],
    ['https://banco.com.br@exemplo.com.br', undefined],
  ])('the host of %o is %o', (site, host) => {
    expect(siteHost(site)).toBe(host)
  })

  it.each([
    ['www.exemplo.com.br/vagas', 'https://www.exemplo.com.br/vagas'],
    [' http://exemplo.com.br ', 'http://exemplo.com.br'],
    ['exemplo', undefined],
    ['javascript:alert(1)<!--@exemplo.com.br', undefined],
    ['https://banco.com.br@exemplo.com.br', undefined],
  ])('the address of %o is %o', (site, address) => {
    expect(siteAddress(site)).toBe(address)
  })
})
