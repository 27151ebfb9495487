import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { isLinkPattern } from '@trampolim/marketplace/links/link-pattern.ts'
import { brokerDefaults } from '@trampolim/marketplace/realtime/broker.ts'
import { z } from 'zod'
import { letsOthersThrough } from './data-folder.ts'
import { faultText, StartFault } from './fault.ts'
import { isLoopback, readTrustedProxies, type TrustedProxies } from './http/caller/proxies.ts'
import { keptSecrets } from './kept-secret.ts'
import { addressIn } from './mail/mail.ts'
import { domainOf, fitsOwnPart, readDkimKey } from './mail/mail-settings.ts'
import type { DkimKey } from './mail/post.ts'
import { type Keyring, sign } from './tokens.ts'

/** What a process can serve, by the names that the setting SERVICES takes. */
export const serviceNames = [
  'gateway',
  'search-jobs',
  'search-cv',
  'social-media',
  'web',
  'realtime',
  'background',
] as const
export type RunnableService = (typeof serviceNames)[number]

export type Configuration = {
  port: number
  host: string
  /** The folder in which the embedded parts keep their data. */
  dataDir: string
  /** The origin of every absolute link, without a trailing slash. */
  publicUrl: string
  secret: Keyring
  /** The proxies whose forwarded client address is trusted; null for none. */
  trustProxy: TrustedProxies | null
  /** Whether only this machine can reach the product, judged by the settings. */
  localOnly: boolean
  /** The token for reading `/metrics` from another machine. */
  metricsToken: string | null
  mailFrom: string
  /** The address of the person in charge of personal data (LGPD art. 41). */
  privacyEmail: string
  /** The address to which messages of the contact form are announced; by default `privacyEmail`. */
  contactEmail: string
  helpUrl: string | null
  blogUrl: string | null
  cepUrl: string | null
  /** The pattern for links to video meetings, with `{id}` for each meeting's own part; null if links aren't built. */
  meetingUrl: string | null
  rfbUrl: string | null
  smsUrl: string | null
  /** Whether to show the demo world, its mailbox and its sign-in hints. */
  demo: boolean
  services: ReadonlySet<RunnableService>
  /** How many processes share the port. */
  workers: number
  /** The base address of each service, for services that run elsewhere. */
  addresses: { gateway: string; searchJobs: string; searchCv: string; socialMedia: string }
  /** The social networks by which people can sign in; null for one that isn't offered. */
  networks: { google: NetworkSettings | null; linkedin: NetworkSettings | null }
  databaseUrl: string | null
  /** The connection of the owner of the tables, for migrations; by default `databaseUrl`. */
  databaseOwnerUrl: string | null
  /**
   * If `databaseUrl` is a pooler in transaction mode: a direct connection to the same database, for everything that
   * needs a session.
   */
  databaseDirectUrl: string | null
  /** The database connection of a role with the right to replicate, for backups; null without one. */
  databaseBackupUrl: string | null
  searchDatabaseUrl: string | null
  /** By how many seconds the replica for searches may lag before searches stop using it. */
  searchDatabaseLag: number
  /** Whether connections that answer requests use prepared statements. */
  preparedStatements: boolean
  storageUrl: string | null
  /**
   * Where the embedded database's log and uploaded files are archived, so that any moment can be restored; null for
   * nowhere.
   */
  backupArchive: string | null
  smtpUrl: string | null
  /** The key that signs letters (DKIM); null for letters without a signature. */
  dkim: DkimKey | null
  /**
   * The base address to which undeliverable letters return, each to an address derived from it; null for the sender's
   * address.
   */
  bounceAddress: string | null
  /** The key with which a mail service authenticates when it passes on returned letters by HTTP; null if none may. */
  bounceKey: string | null
  /** RabbitMQ, which carries hints to clients; null for the embedded broker. */
  broker: BrokerSettings | null
  /** The virus scanner; without one uploads are not scanned. */
  clamdUrl: string | null
  /** The largest file from which a curriculum is read, in megabytes. */
  curriculumFileMb: number
  /** The IndexNow endpoint to which changed pages are reported to search engines, and our key there; null for none. */
  indexNow: { key: string; url: string } | null
  /** Whether candidates' browsers store the latest data for use while offline; switching it off removes stored data. */
  serviceWorker: boolean
  /** The address of the VLibras application, whose widget translates pages into Libras; null if it isn't offered. */
  vlibrasUrl: string | null
  /** For how many seconds a shared cache in front of the product may keep visitors' pages; 0 for not at all. */
  sharedCacheSeconds: number
  /** The addresses at which such caches are told to purge outdated pages; empty if pages only expire by age. */
  cachePurgeUrls: readonly string[]
  /** The OTLP-over-HTTP endpoint for traces, and the share of requests that is traced; null for none. */
  tracing: { url: string; share: number } | null
}

/** A RabbitMQ with its plugins web_mqtt, management and auth_backend_http (docs/real-time.md). */
export type BrokerSettings = {
  /** The MQTT addresses of the nodes to which we publish. */
  urls: readonly string[]
  /** The addresses to which clients connect, by MQTT over WebSocket; they use whichever answers. */
  publicUrls: readonly string[]
  /** The addresses of the management APIs, by which connections of ended sessions are closed. */
  managementUrls: readonly string[]
  /** A secret in the path of the addresses at which RabbitMQ asks us for authorisation. */
  authSecret: string
}

/** Our registration at an OpenID Connect provider. */
export type NetworkSettings = { clientId: string; clientSecret: string; issuer: string }

const address = (protocols: readonly string[]) =>
  z
    .string()
    .refine((given) => URL.canParse(given) && protocols.includes(new URL(given).protocol), {
      error: faultText('expected.address', {
        beginnings: protocols.map((each) => `${each}//`).join(faultText('expected.or')),
      }),
    })
    .optional()
const web = ['http:', 'https:']
/** One or several addresses, with commas between them. */
const addresses = (protocols: readonly string[]) =>
  z
    .string()
    .transform((given) => given.split(',').map((each) => each.trim()))
    .pipe(z.array(address(protocols).unwrap()))
    .optional()
const upTo = (most: number) => {
  const text = faultText('expected.wholeNumber', { most })
  return z.coerce.number(text).int(text).min(0, text).max(most, text)
}
const mostWorkers = 64
const usualWorkers = 4
const workersText = faultText('expected.workers', { most: mostWorkers })
const mostFileMegabytes = 20
const mostLag = 60
const lagText = faultText('expected.lag', { most: mostLag })
const megabytesText = faultText('expected.megabytes', { most: mostFileMegabytes })
const yesOrNo = z.stringbool({ error: faultText('expected.yesOrNo') })

const shareText = faultText('expected.share')
/** One or several labels of a name in the DNS. */
const domainPattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i

const settings = z.object({
  PORT: upTo(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().optional(),
  PUBLIC_URL: address(web).refine(namesHostAlone, faultText('expected.host')),
  SECRET: z.string().min(32, faultText('expected.secret')).optional(),
  SECRET_PREVIOUS: z
    .string()
    .default('')
    .transform((given, context) => {
      const former = given.split(',').flatMap((each) => each.trim() || [])
      if (former.some((each) => each.length < 32)) context.addIssue(faultText('expected.secrets'))
      return former
    }),
  TRUST_PROXY: z
    .string()
    .default('0')
    .transform((given, context) => {
      const proxies = readTrustedProxies(given)
      if (proxies === undefined) context.addIssue(faultText('expected.proxies'))
      return proxies ?? null
    }),
  METRICS_TOKEN: z.string().min(32, faultText('expected.secret')).optional(),
  MAIL_FROM: z
    .string()
    .refine((given) => z.email().safeParse(addressIn(given)).success, faultText('expected.sender'))
    .default('Trampolim <nao-responda@trampolim.example>'),
  PRIVACY_EMAIL: z.email(faultText('expected.email')).default('privacidade@trampolim.example'),
  CONTACT_EMAIL: z.email(faultText('expected.email')).optional(),
  HELP_URL: address(web),
  BLOG_URL: address(web),
  CEP_URL: address(web),
  MEETING_URL: z.string().refine(isLinkPattern, faultText('expected.meeting')).optional(),
  RFB_URL: address(web),
  SMS_URL: address(web),
  DEMO: yesOrNo.optional(),
  SERVICES: z
    .string()
    .default('all')
    .transform((given, context) => {
      const names = given === 'all' ? [...serviceNames] : given.split(',').map((name) => name.trim())
      const unknown = names.filter((name) => !serviceNames.includes(name as RunnableService))
      if (unknown.length) {
        const lists = { unknown: unknown.join(', '), known: serviceNames.join(', ') }
        context.addIssue(faultText('expected.services', lists))
      }
      return new Set(names as RunnableService[])
    }),
  WORKERS: z.coerce.number(workersText).int(workersText).min(1, workersText).max(mostWorkers, workersText).optional(),
  GATEWAY_URL: address(web),
  SEARCH_JOBS_URL: address(web),
  SEARCH_CV_URL: address(web),
  SOCIAL_MEDIA_URL: address(web),
  DATABASE_URL: address(['postgres:', 'postgresql:']),
  DATABASE_OWNER_URL: address(['postgres:', 'postgresql:']),
  DATABASE_DIRECT_URL: address(['postgres:', 'postgresql:']),
  DATABASE_BACKUP_URL: address(['postgres:', 'postgresql:']),
  SEARCH_DATABASE_URL: address(['postgres:', 'postgresql:']),
  SEARCH_DATABASE_LAG: z.coerce.number(lagText).int(lagText).min(1, lagText).max(mostLag, lagText).default(5),
  PREPARED_STATEMENTS: yesOrNo.optional(),
  STORAGE_URL: address(['s3:']).refine(namesBucket, faultText('expected.bucket')),
  // The path becomes part of a shell command, so only some characters are accepted.
  BACKUP_ARCHIVE: z
    .string()
    .regex(/^\/[^'"%\\\n]+$/, faultText('expected.archive'))
    .optional(),
  SMTP_URL: address(['smtp:', 'smtps:']),
  DKIM_KEY: z
    .string()
    .transform((given, context) => {
      const key = readDkimKey(given)
      if (key === null) context.addIssue(faultText('expected.dkimKey'))
      return key ?? ''
    })
    .optional(),
  DKIM_DOMAIN: z.string().regex(domainPattern, faultText('expected.domain')).optional(),
  DKIM_SELECTOR: z.string().regex(domainPattern, faultText('expected.domain')).default('trampolim'),
  BOUNCE_ADDRESS: z.email(faultText('expected.email')).refine(fitsOwnPart, faultText('expected.shortEmail')).optional(),
  BOUNCE_KEY: z.string().min(32, faultText('expected.secret')).optional(),
  BROKER_URL: addresses(['mqtt:', 'mqtts:']),
  BROKER_PUBLIC_URL: addresses(['ws:', 'wss:']),
  BROKER_MANAGEMENT_URL: addresses(web),
  BROKER_AUTH_SECRET: z
    .string()
    .regex(/^[\w-]{32,}$/, faultText('expected.pathSecret'))
    .optional(),
  CLAMD_URL: address(['tcp:', 'unix:']),
  CURRICULUM_FILE_MB: z.coerce
    .number(megabytesText)
    .int(megabytesText)
    .min(1, megabytesText)
    .max(mostFileMegabytes, megabytesText)
    .default(5),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, faultText('expected.indexNowKey'))
    .optional(),
  INDEXNOW_URL: address(web),
  SERVICE_WORKER: yesOrNo.default(true),
  VLIBRAS_URL: address(web),
  SHARED_CACHE_SECONDS: upTo(300).default(0),
  CACHE_PURGE_URL: z
    .string()
    .default('')
    .transform((given, context) => {
      const caches = given.split(',').flatMap((each) => each.trim().replace(/\/+$/, '') || [])
      if (!caches.every(isOrigin)) context.addIssue(faultText('expected.origins'))
      return caches
    }),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(web),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(shareText).min(0, shareText).max(1, shareText).default(1),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: address(web),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_ISSUER: address(web),
})

/** The issuers of the networks themselves. */
export const networkIssuers = {
  google: 'https://accounts.google.com',
  linkedin: 'https://www.linkedin.com/oauth',
} as const

/** The endpoint that forwards changes to every participating search engine. */
const indexNowUrl = 'https://api.indexnow.org/indexnow'

const neededApart = ['DATABASE_URL', 'STORAGE_URL', 'SECRET'] as const

/**
 * Reads the settings from the environment; an empty value counts as not set.
 * @throws StartFault that names every wrong setting at once
 */
export function readConfiguration(env: NodeJS.ProcessEnv, { checkout }: { checkout: string }): Configuration {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const { data, error } = settings.safeParse(given)
  if (error) {
    // For a fault within a list, the setting is named and not the position in the list.
    throw faultOf(error.issues.map(({ path, message }) => ({ name: String(path[0]), expected: message })))
  }
  if (data.SERVICES.size < serviceNames.length) {
    const missing = neededApart.filter((name) => !data[name])
    if (missing.length) {
      throw faultOf(missing.map((name) => ({ name, expected: faultText('expected.apart') })))
    }
  }
  const unpaired = (['GOOGLE', 'LINKEDIN'] as const).filter(
    (name) => !data[`${name}_CLIENT_ID`] !== !data[`${name}_CLIENT_SECRET`],
  )
  if (unpaired.length) {
    throw faultOf(
      unpaired.map((name) => ({ name: `${name}_CLIENT_ID`, expected: faultText('expected.paired', { name }) })),
    )
  }
  const unsafe = (['GOOGLE_ISSUER', 'LINKEDIN_ISSUER'] as const).filter((name) => isUnsafe(data[name]))
  if (unsafe.length) throw faultOf(unsafe.map((name) => ({ name, expected: faultText('expected.https') })))
  if (data.BACKUP_ARCHIVE && data.DATABASE_URL) {
    throw faultOf([{ name: 'BACKUP_ARCHIVE', expected: faultText('expected.archiveEmbedded') }])
  }
  // Without it the embedded database would be served, and another one backed up.
  if (data.DATABASE_OWNER_URL && !data.DATABASE_URL) {
    throw faultOf([{ name: 'DATABASE_OWNER_URL', expected: faultText('expected.owner') }])
  }
  if (data.DATABASE_DIRECT_URL && !data.DATABASE_URL) {
    throw faultOf([{ name: 'DATABASE_DIRECT_URL', expected: faultText('expected.pooler') }])
  }
  if (data.DATABASE_BACKUP_URL && !data.DATABASE_URL) {
    throw faultOf([{ name: 'DATABASE_BACKUP_URL', expected: faultText('expected.backup') }])
  }
  if (data.BROKER_URL && !data.BROKER_AUTH_SECRET) {
    throw faultOf([{ name: 'BROKER_AUTH_SECRET', expected: faultText('expected.brokerSecret') }])
  }
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, '')
  const localOnly = isLoopback(new URL(publicUrl).hostname) && isLoopback(data.HOST) && !data.TRUST_PROXY
  const dataDir = data.DATA_DIR ? resolve(checkout, data.DATA_DIR) : usualDataDir(checkout)
  const demo = data.DEMO ?? (localOnly && !data.DATABASE_URL)
  const kept = data.SECRET ? { current: data.SECRET, former: [] } : keptSecrets(dataDir)
  const secret = { ...kept, former: [...data.SECRET_PREVIOUS, ...kept.former] }
  const network = (name: 'google' | 'linkedin'): NetworkSettings | null => {
    const upper = name === 'google' ? 'GOOGLE' : 'LINKEDIN'
    const [clientId, clientSecret] = [data[`${upper}_CLIENT_ID`], data[`${upper}_CLIENT_SECRET`]]
    if (clientId && clientSecret) {
      return { clientId, clientSecret, issuer: data[`${upper}_ISSUER`] ?? networkIssuers[name] }
    }
    return demo ? demoNetwork(name, { publicUrl, secret }) : null
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir,
    publicUrl,
    secret,
    trustProxy: data.TRUST_PROXY,
    localOnly,
    metricsToken: data.METRICS_TOKEN ?? null,
    mailFrom: data.MAIL_FROM,
    privacyEmail: data.PRIVACY_EMAIL,
    contactEmail: data.CONTACT_EMAIL ?? data.PRIVACY_EMAIL,
    helpUrl: data.HELP_URL ?? null,
    blogUrl: data.BLOG_URL ?? null,
    cepUrl: data.CEP_URL ?? null,
    meetingUrl: data.MEETING_URL ?? null,
    rfbUrl: data.RFB_URL ?? null,
    smsUrl: data.SMS_URL ?? null,
    demo,
    services: data.SERVICES,
    workers: data.WORKERS ?? Math.min(availableParallelism(), usualWorkers),
    addresses: {
      gateway: data.GATEWAY_URL ?? `${publicUrl}/api/gateway`,
      searchJobs: data.SEARCH_JOBS_URL ?? `${publicUrl}/api/search-jobs`,
      searchCv: data.SEARCH_CV_URL ?? `${publicUrl}/api/search-cv`,
      socialMedia: data.SOCIAL_MEDIA_URL ?? `${publicUrl}/api/social-media`,
    },
    networks: { google: network('google'), linkedin: network('linkedin') },
    databaseUrl: data.DATABASE_URL ?? null,
    databaseOwnerUrl: data.DATABASE_OWNER_URL ?? data.DATABASE_DIRECT_URL ?? data.DATABASE_URL ?? null,
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? null,
    databaseBackupUrl: data.DATABASE_BACKUP_URL ?? null,
    searchDatabaseUrl: data.SEARCH_DATABASE_URL ?? null,
    searchDatabaseLag: data.SEARCH_DATABASE_LAG,
    preparedStatements: data.PREPARED_STATEMENTS ?? !data.DATABASE_URL,
    storageUrl: data.STORAGE_URL ?? null,
    backupArchive: data.BACKUP_ARCHIVE?.replace(/\/+$/, '') ?? null,
    smtpUrl: data.SMTP_URL ?? null,
    dkim: data.DKIM_KEY
      ? {
          domain: data.DKIM_DOMAIN ?? domainOf(data.MAIL_FROM),
          selector: data.DKIM_SELECTOR,
          privateKey: data.DKIM_KEY,
        }
      : null,
    bounceAddress: data.BOUNCE_ADDRESS?.toLowerCase() ?? null,
    bounceKey: data.BOUNCE_KEY ?? null,
    broker: brokerOf(data, publicUrl),
    clamdUrl: data.CLAMD_URL ?? null,
    curriculumFileMb: data.CURRICULUM_FILE_MB,
    indexNow: data.INDEXNOW_KEY ? { key: data.INDEXNOW_KEY, url: data.INDEXNOW_URL ?? indexNowUrl } : null,
    serviceWorker: data.SERVICE_WORKER,
    sharedCacheSeconds: data.SHARED_CACHE_SECONDS,
    cachePurgeUrls: data.CACHE_PURGE_URL,
    tracing: data.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { url: data.OTEL_EXPORTER_OTLP_ENDPOINT, share: data.OTEL_TRACES_SAMPLER_ARG }
      : null,
    vlibrasUrl: data.VLIBRAS_URL?.replace(/\/+$/, '') ?? null,
  }
}

type GivenBroker = {
  BROKER_URL?: string[] | undefined
  BROKER_PUBLIC_URL?: string[] | undefined
  BROKER_MANAGEMENT_URL?: string[] | undefined
  BROKER_AUTH_SECRET?: string | undefined
}

/** RabbitMQ's other addresses are those of its plugins on the same machines, unless they are named. */
function brokerOf(given: GivenBroker, publicUrl: string): BrokerSettings | null {
  const { BROKER_URL: urls, BROKER_AUTH_SECRET: authSecret } = given
  if (!urls || !authSecret) return null
  const secure = publicUrl.startsWith('https:')
  const own = new URL(publicUrl).hostname
  const managementOf = (url: string) => {
    const { hostname, username, password } = new URL(url)
    return `http://${username}:${password}@${hostname}:15672`
  }
  return {
    urls,
    authSecret,
    publicUrls: given.BROKER_PUBLIC_URL ?? [
      `${secure ? 'wss' : 'ws'}://${own}:${brokerDefaults.port}${brokerDefaults.path}`,
    ],
    managementUrls: given.BROKER_MANAGEMENT_URL ?? urls.map(managementOf),
  }
}

/** The demo's own identity provider, which stands in for a network without settings. */
export function demoNetwork(
  name: string,
  { publicUrl, secret }: { publicUrl: string; secret: Keyring },
): NetworkSettings {
  return {
    clientId: 'trampolim',
    clientSecret: sign(secret, ['demo identity', name]),
    issuer: `${publicUrl}/demo/identity/${name}`,
  }
}

/** Whether an address has nothing but a host and a port; whether it is one is another check's concern. */
function namesHostAlone(given: string | undefined): boolean {
  if (!given || !URL.canParse(given) || !web.includes(new URL(given).protocol)) return true
  const { pathname, search, hash, username } = new URL(given)
  return [pathname.replace(/^\/+$/, ''), search, hash, username].every((part) => part === '')
}

/** Whether the path of a bucket's address is one name; whether it is such an address is another check's concern. */
function namesBucket(given: string | undefined): boolean {
  if (!given?.startsWith('s3:') || !URL.canParse(given)) return true
  return /^\/[^/]+$/.test(new URL(given).pathname)
}

/** Whether it is an address of http or https without a path. */
function isOrigin(given: string): boolean {
  return URL.canParse(given) && web.includes(new URL(given).protocol) && new URL(given).origin === given.toLowerCase()
}

/** Whether a provider's answers could be changed on their way to us. */
function isUnsafe(issuer: string | undefined): boolean {
  if (!issuer) return false
  const { protocol, hostname } = new URL(issuer)
  return protocol !== 'https:' && !isLoopback(hostname)
}

/** `var` in the checkout, or a system folder if root's checkout can't be entered by the database's own user. */
function usualDataDir(checkout: string): string {
  if (process.getuid?.() !== 0 || letsOthersThrough(checkout)) return join(checkout, 'var')
  const place = createHash('sha256').update(checkout).digest('hex').slice(0, 12)
  return join('/var/lib/trampolim', place)
}

function faultOf(settings: readonly { name: string; expected: string }[]): StartFault {
  return new StartFault(settings.map((each) => faultText('setting', each)).join('\n'))
}
