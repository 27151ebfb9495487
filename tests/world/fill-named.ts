import { consentVersions } from '@trampolim/marketplace/accounts/terms.ts'
import { hashPassword } from '@trampolim/server/accounts/passwords/passwords.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import type { Storage } from '@trampolim/server/platform/storage/storage.ts'
import { cpfOf, worldId } from './ids.ts'
import { insertMany } from './insert.ts'
import { addressIn, readTowns } from './municipalities.ts'
import { anasCurriculums, fillAnasLists } from './named/ana.ts'
import { fillBakery } from './named/bakery.ts'
import { fillConsentRequests } from './named/consent-requests.ts'
import { before, type Row } from './named/days.ts'
import { fillInvitations } from './named/invitations.ts'
import { liasCurriculum, liasLink, liasProfile } from './named/lia.ts'
import { anasLooks, anasReport } from './named/looks.ts'
import { fillPopular } from './named/popular.ts'
import { fillReceipts } from './named/receipts.ts'
import { fillReviews } from './named/reviews.ts'
import { fillSelections } from './named/selections.ts'
import { knownZipCodes } from './named/zip-codes.ts'
import { demoAccounts, demoPassword } from './named-people.ts'
import { randomFrom } from './random.ts'

/** The people as whom visitors may sign in, the bakery, and what connects them. */
export async function fillNamedWorld(
  database: Database,
  { now, storage }: { now: Date; storage?: Storage | undefined },
) {
  const random = randomFrom(7)
  const towns = await readTowns(database)
  const saoPaulo = towns.named('São Paulo, SP')
  const accounts = await namedAccounts(now)
  await insertMany(database, 'account', accounts)
  const idOf = (key: string) => accounts[demoAccounts.findIndex((each) => each.key === key)]?.id as string
  await insertMany(database, 'professional', [
    {
      ...addressIn(saoPaulo, random),
      account_id: idOf('ana'),
      status: 'approved',
      name: 'Ana Souza',
      cpf: cpfOf(1),
      birth_date: '2004-05-14',
      gender: 2,
      phones: [{ phone: '11987654321', isWhatsApp: true, verified: true }],
      zip_code: '04101000',
      district: 'Vila Mariana',
      street: 'Rua Vergueiro, 1200',
      latitude: -23.5745,
      longitude: -46.6408,
      exact_position: true,
      share_contact_data: true,
      first_approved_at: before(now, 59),
      created_at: before(now, 60),
      modified_at: before(now, 60),
    },
    {
      ...addressIn(towns.named('Campinas, SP'), random),
      account_id: idOf('davi'),
      status: 'blocked',
      status_reason: 'Os dados do cadastro divergem dos documentos enviados.',
      name: 'Davi Rocha',
      cpf: cpfOf(2),
      birth_date: '1990-02-03',
      gender: 1,
      phones: [{ phone: '19981234567', isWhatsApp: false, verified: true }],
      exact_position: true,
      share_contact_data: false,
      first_approved_at: before(now, 89),
      created_at: before(now, 90),
      modified_at: before(now, 5),
    },
  ])
  await insertMany(database, 'professional', [
    { ...addressIn(saoPaulo, randomFrom(11)), ...liasProfile(idOf('lia'), now) },
  ])
  await insertMany(database, 'curriculum', [...anasCurriculums(idOf('ana'), now), liasCurriculum(idOf('lia'), now)])
  await insertMany(database, 'linked_login', [liasLink(idOf('lia'), now)])
  const bakery = await fillBakery(database, {
    now,
    random,
    recruiters: [idOf('bruno'), idOf('elisa')],
    carla: idOf('carla'),
    nina: idOf('nina'),
    towns,
  })
  await fillSelections(database, { now, random, towns, bakery, ana: idOf('ana'), lia: idOf('lia'), storage })
  await fillReceipts(database, { now, ana: idOf('ana') })
  await fillInvitations(database, { now, towns, bakery, ana: idOf('ana') })
  await fillConsentRequests(database, { now, bakery, ana: idOf('ana') })
  await fillAnasLists(database, {
    ana: idOf('ana'),
    now,
    applied: bakery.jobs.slice(0, 3).map(({ id }) => id as string),
  })
  await fillPopular(database, { now, jobs: bakery.jobs })
  await fillReviews(database, {
    ...{ now, towns, bakery },
    bruno: idOf('bruno'),
    carla: idOf('carla'),
    davi: idOf('davi'),
    rita: idOf('rita'),
    nina: idOf('nina'),
  })
  const ofAna = { now, ana: idOf('ana'), rita: idOf('rita'), bakery }
  const looks = anasLooks(ofAna)
  await insertMany(database, 'look', looks)
  await insertMany(database, 'look_report', [anasReport(ofAna, looks)])
  await insertMany(database, 'terms_acceptance', consents(idOf, now))
  await insertMany(database, 'watched_search', watchedSearches(idOf('bruno'), { now, saoPaulo: saoPaulo.id }))
  await insertMany(database, 'known_zip_code', knownZipCodes(saoPaulo.id, towns.named('Campinas, SP').id))
}

/** The consents of the named people; Nina accepted the terms before their last change. */
function consents(idOf: (key: string) => string, now: Date): Row<'terms_acceptance'>[] {
  const current = ['ana', 'davi', 'lia', 'bruno', 'elisa', 'carla'].map((key) => ({
    ...{ account_id: idOf(key), document: 'terms', version: consentVersions.terms, accepted_at: now },
  }))
  const shared = { document: 'share-contact-data', version: consentVersions['share-contact-data'] }
  return [
    ...current,
    { account_id: idOf('nina'), document: 'terms', version: '2026-11', accepted_at: before(now, 1) },
    { account_id: idOf('ana'), ...shared, accepted_at: before(now, 60) },
  ]
}

/** Bruno's searches of curriculums, which he opened some weeks ago. */
function watchedSearches(bruno: string, { now, saoPaulo }: { now: Date; saoPaulo: number }): Row<'watched_search'>[] {
  const kept = {
    cvType: 'professional',
    name: '',
    keywords: '',
    languages: [],
    states: [],
    districts: [],
    salaries: [],
  }
  const opened = before(now, 30)
  return [
    { name: 'Gente da cidade de São Paulo', filters: { location: [saoPaulo] } },
    { name: 'Quem fala inglês', filters: { location: [], languages: [{ language: 'ingles' }] } },
  ].map(({ name, filters }, at) => ({
    id: worldId('other', 900_000 + at, opened),
    recruiter_id: bruno,
    name,
    filters: { ...kept, careerFocus: [], sort: 'relevance', ...filters },
    created_at: opened,
    seen_at: opened,
    counted_at: opened,
  }))
}

/** Everybody has the same password, hashed once. */
async function namedAccounts(now: Date): Promise<Row<'account'>[]> {
  const passwordHash = await hashPassword(demoPassword)
  const roles: Record<string, string> = {
    ana: 'user:professional',
    davi: 'user:inactive',
    bruno: 'user:recruiter',
    elisa: 'user:recruiter',
    carla: 'user:recruiter',
    rita: 'user:reviewer',
    nina: 'user:recruiter',
    lia: 'user:professional',
  }
  return demoAccounts.map(({ key, email }, at) => ({
    id: worldId('account', at + 1, before(now, 100)),
    email,
    email_validated_at: before(now, 100),
    password_hash: passwordHash,
    role: roles[key] as string,
    created_at: before(now, 100),
    modified_at: before(now, 100),
  }))
}
