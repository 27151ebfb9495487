import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { brokerDefaults } from '@trampolim/marketplace/realtime/broker.ts'
import { letsOthersThrough } from './data-folder.ts'
import { isLoopback, type TrustedProxies } from './http/caller/proxies.ts'
import { keptSecrets } from './kept-secret.ts'
import { domainOf } from './mail/mail-settings.ts'
import type { DkimKey } from './mail/post.ts'
import { type RunnableService, readSettings, type Settings } from './settings.ts'
import { type Keyring, sign } from './tokens.ts'

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

/** The issuers of the networks themselves. */
export const networkIssuers = {
  google: 'https://accounts.google.com',
  linkedin: 'https://www.linkedin.com/oauth',
} as const

const usualWorkers = 4

/** The endpoint that forwards changes to every participating search engine. */
const indexNowUrl = 'https://api.indexnow.org/indexnow'

/**
 * Works out the configuration from the settings in the environment.
 * @throws StartFault that names every wrong setting at once
 */
export function readConfiguration(env: NodeJS.ProcessEnv, { checkout }: { checkout: string }): Configuration {
  const data = readSettings(env)
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

/** RabbitMQ's other addresses are those of its plugins on the same machines, unless they are named. */
function brokerOf(given: Settings, publicUrl: string): BrokerSettings | null {
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

/** `var` in the checkout, or a system folder if root's checkout can't be entered by the database's own user. */
function usualDataDir(checkout: string): string {
  if (process.getuid?.() !== 0 || letsOthersThrough(checkout)) return join(checkout, 'var')
  const place = createHash('sha256').update(checkout).digest('hex').slice(0, 12)
  return join('/var/lib/trampolim', place)
}
