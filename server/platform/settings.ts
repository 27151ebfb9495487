import { isLinkPattern } from '@trampolim/marketplace/links/link-pattern.ts'
import { z } from 'zod'
import { faultText, StartFault } from './fault.ts'
import { isLoopback, readTrustedProxies } from './http/caller/proxies.ts'
import { addressIn } from './mail/mail.ts'
import { fitsOwnPart, readDkimKey } from './mail/mail-settings.ts'

/** What a process can serve, by the names that the setting SERVICES takes. */
const serviceNames = ['gateway', 'search-jobs', 'search-cv', 'social-media', 'web', 'realtime', 'background'] as const
export type RunnableService = (typeof serviceNames)[number]

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

/** The settings as they are given, with their defaults; those that say nothing are missing. */
export type Settings = z.infer<typeof settings>

const neededApart = ['DATABASE_URL', 'STORAGE_URL', 'SECRET'] as const

/**
 * Reads the settings from the environment; an empty value counts as not set.
 * @throws StartFault that names every wrong setting at once
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
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
  return data
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

function faultOf(settings: readonly { name: string; expected: string }[]): StartFault {
  return new StartFault(settings.map((each) => faultText('setting', each)).join('\n'))
}
