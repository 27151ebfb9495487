import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyRouter, createRouterClient, type RouterClient } from '@orpc/server'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { Handler } from '@trampolim/server/platform/background/work.ts'
import { payloadAndCause } from '@trampolim/server/platform/cause/cause.ts'
import { deliverEvent } from '@trampolim/server/platform/events/deliver.ts'
import type { Listener } from '@trampolim/server/platform/events/listener.ts'
import type { Database, House } from '@trampolim/server/platform/house.ts'
import type { Asking, Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { newId } from '@trampolim/server/platform/ids.ts'
import { openLog } from '@trampolim/server/platform/log/log.ts'
import type { Letter } from '@trampolim/server/platform/mail/mail.ts'
import { folderPost } from '@trampolim/server/platform/mail/post.ts'
import { recordSecurity } from '@trampolim/server/platform/security-log/record.ts'
import { folderStorage } from '@trampolim/server/platform/storage/folder.ts'
import { countUses } from '@trampolim/server/popularity/count-uses.ts'
import { takeQuota } from '@trampolim/server/quotas/take-quota.ts'
import { afterAll, beforeEach } from 'vitest'
import { testDatabases } from './database/test-database.ts'
import { takeWork } from './database/waiting-work.ts'

/** The time at which every test begins: a Tuesday, noon in São Paulo. */
export const beginning = new Date('2026-03-10T15:00:00.000Z')

/** A clock that stands still until it is moved. */
export type Clock = {
  now: () => Date
  /** Advances by a number of seconds. */
  pass: (seconds: number) => void
  set: (moment: Date) => void
}

/** A whole house for a test file: a real database, files and letters in a temporary folder, a clock that stands still. */
export type TestHouse = House & {
  clock: Clock
  /** The database with the rights of its tables' owner. */
  owner: Database
  /** The connection of its database. */
  databaseUrl: string
  /** Writes the uses that were counted in memory. */
  writeUses: () => Promise<void>
  /** The letters sent, in order. */
  letters: Letter[]
  /** The context of a call by this person, or by a visitor. */
  asking: (person?: Person | null, address?: string, deviceTokens?: readonly string[], userAgent?: string) => Asking
  /** A noun's routes as a typed client on behalf of this person, or of a visitor; the contract validates as over HTTP. */
  as: <Routes extends AnyRouter>(
    routes: Routes,
    person?: Person | null,
    address?: string,
    deviceTokens?: readonly string[],
    userAgent?: string,
  ) => RouterClient<Routes, Record<never, never>>
  /**
   * Runs all queued work with these handlers, including deliveries of events to these listeners, until the queue is
   * empty.
   */
  work: (doers: { handlers?: readonly Handler[]; listeners?: readonly Listener[] }) => Promise<void>
}

/**
 * Opens a house for a test file, emptied and reset before each test:
 *
 *     const house = await testHouse()
 *     it('…', async () => { await house.as(accountRoutes, ana).session({}) })
 */
export async function testHouse(
  changes: Partial<House['configuration']> = {},
  options: Parameters<typeof testDatabases>[0] = {},
): Promise<TestHouse> {
  const { database, owner, url } = await testDatabases(options)
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-house-'))
  const letters: Letter[] = []
  let moment = beginning
  beforeEach(() => {
    moment = beginning
    letters.length = 0
    for (const kept of ['mail', 'files']) rmSync(join(folder, kept), { recursive: true, force: true })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const written = folderPost(join(folder, 'mail'), { from: 'Trampolim <ola@trampolim.test>', host: 'trampolim.test' })
  const house: House = {
    configuration: { ...testConfiguration(folder), ...changes },
    database,
    searchDatabase: database,
    storage: folderStorage(join(folder, 'files')),
    scanner: null,
    post: {
      async send(letter) {
        await written.send(letter)
        letters.push(letter)
      },
      close: () => written.close(),
    },
    log: openLog('silent'),
    now: () => moment,
    takeQuota,
    once: (_question, ask) => ask(),
    outdatePages: () => undefined,
    noteUse: (use) => uses.note(use),
    timeSearch: (_of, search) => search(),
    noteChange: async () => undefined,
    recordLook: (event) => recordSecurity(database, event),
  }
  const newUses = () => countUses({ ...house, secret: house.configuration.secret }, { pause: null })
  let uses = newUses()
  beforeEach(() => {
    uses = newUses()
  })
  const asking: TestHouse['asking'] = (person = null, address = '203.0.113.7', deviceTokens = [], userAgent = '') => ({
    house,
    person,
    address,
    deviceTokens,
    userAgent,
    requestId: newId(moment),
  })
  return Object.assign(house, {
    owner,
    databaseUrl: url,
    writeUses: () => uses.write(),
    clock: {
      now: () => moment,
      pass: (seconds: number) => {
        moment = new Date(moment.getTime() + seconds * 1000)
      },
      set: (to: Date) => {
        moment = to
      },
    },
    letters,
    asking,
    as: <Routes extends AnyRouter>(
      routes: Routes,
      person?: Person | null,
      address?: string,
      deviceTokens?: readonly string[],
      userAgent?: string,
    ) =>
      createRouterClient<AnyRouter, Record<never, never>>(routes, {
        context: asking(person, address, deviceTokens, userAgent),
      }) as RouterClient<Routes, Record<never, never>>,
    async work({ handlers = [], listeners = [] }: Parameters<TestHouse['work']>[0]) {
      const known = new Map(handlers.map((each) => [each.work.name, each]))
      for (let waiting = await takeWork(database, moment); waiting.length; waiting = await takeWork(database, moment)) {
        for (const { name, payload: given } of waiting) {
          const { payload } = payloadAndCause(given)
          if (name === 'deliver-event') await deliverEvent(house, listeners, String(payload.eventId))
          else await known.get(name)?.run(house, known.get(name)?.work.payload.parse(payload) as never)
        }
      }
    },
  })
}

/** Returns the refusal of a call; fails if the call succeeds or fails with anything else. */
export async function refusal(asked: Promise<unknown>) {
  const answered = await asked.then(
    () => 'an answer',
    (problem: unknown) => refusalOf(problem) ?? Promise.reject(problem),
  )
  if (answered === 'an answer') throw new Error('expected a refusal and got an answer')
  return answered as NonNullable<ReturnType<typeof refusalOf>>
}

/** The code of a call's refusal. */
export const codeOf = async (asked: Promise<unknown>) => (await refusal(asked)).code

function testConfiguration(folder: string): House['configuration'] {
  return {
    port: 0,
    host: '127.0.0.1',
    dataDir: folder,
    publicUrl: 'http://trampolim.test',
    secret: { current: 'a secret for tests that nobody else knows', former: [] },
    trustProxy: null,
    localOnly: true,
    metricsToken: null,
    mailFrom: 'Trampolim <ola@trampolim.test>',
    privacyEmail: 'privacidade@trampolim.test',
    contactEmail: 'contato@trampolim.test',
    helpUrl: null,
    blogUrl: null,
    cepUrl: null,
    meetingUrl: null,
    rfbUrl: null,
    smsUrl: null,
    demo: true,
    services: new Set(['gateway', 'search-jobs', 'search-cv', 'social-media', 'web', 'realtime', 'background']),
    workers: 1,
    addresses: {
      gateway: 'http://trampolim.test/api/gateway',
      searchJobs: 'http://trampolim.test/api/search-jobs',
      searchCv: 'http://trampolim.test/api/search-cv',
      socialMedia: 'http://trampolim.test/api/social-media',
    },
    networks: { google: null, linkedin: null },
    databaseUrl: null,
    databaseOwnerUrl: null,
    databaseDirectUrl: null,
    databaseBackupUrl: null,
    searchDatabaseUrl: null,
    searchDatabaseLag: 5,
    preparedStatements: false,
    storageUrl: null,
    backupArchive: null,
    smtpUrl: null,
    dkim: null,
    bounceAddress: null,
    bounceKey: null,
    broker: null,
    clamdUrl: null,
    indexNow: null,
    curriculumFileMb: 5,
    serviceWorker: true,
    sharedCacheSeconds: 0,
    cachePurgeUrls: [],
    vlibrasUrl: null,
    tracing: null,
  }
}
