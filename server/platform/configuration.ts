import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { isOpenToOthers } from './database/server-binaries.ts'
import { StartFault } from './fault.ts'

/** What a process can serve, by the names that the setting SERVICES takes. */
export const serviceNames = ['gateway', 'search-jobs', 'social-media', 'web', 'background'] as const
export type RunnableService = (typeof serviceNames)[number]

export type Configuration = {
  port: number
  host: string
  /** Where the embedded parts keep everything. */
  dataDir: string
  /** The origin of every absolute link, without a slash at its end. */
  publicUrl: string
  secret: string
  trustProxy: boolean
  mailFrom: string
  helpUrl: string | null
  blogUrl: string | null
  cepUrl: string | null
  rfbUrl: string | null
  smsUrl: string | null
  /** Show the demo world, its mailbox and its sign-in hints. */
  demo: boolean
  services: ReadonlySet<RunnableService>
  /** The base address of each service, for those that run elsewhere. */
  addresses: { gateway: string; searchJobs: string; socialMedia: string }
  databaseUrl: string | null
  searchDatabaseUrl: string | null
  brokerUrl: string | null
  storageUrl: string | null
  smtpUrl: string | null
}

const address = (protocols: readonly string[]) =>
  z
    .string()
    .refine((given) => URL.canParse(given) && protocols.includes(new URL(given).protocol), {
      error: `espera um endereço que comece com ${protocols.map((each) => `${each}//`).join(' ou ')}`,
    })
    .optional()
const web = ['http:', 'https:']
const yesOrNo = z.stringbool({ error: 'espera true ou false' })

const settings = z.object({
  PORT: z.coerce
    .number('espera um número')
    .int('espera um número inteiro')
    .min(0, 'espera 0 a 65535')
    .max(65_535, 'espera 0 a 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().optional(),
  PUBLIC_URL: address(web),
  SECRET: z.string().min(32, 'espera pelo menos 32 caracteres').optional(),
  TRUST_PROXY: yesOrNo.default(false),
  MAIL_FROM: z.string().default('Trampolim <nao-responda@trampolim.example>'),
  HELP_URL: address(web),
  BLOG_URL: address(web),
  CEP_URL: address(web),
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
        context.addIssue(`não conhece ${unknown.join(', ')}; espera all ou uma lista de ${serviceNames.join(', ')}`)
      }
      return new Set(names as RunnableService[])
    }),
  GATEWAY_URL: address(web),
  SEARCH_JOBS_URL: address(web),
  SEARCH_CV_URL: address(web),
  SOCIAL_MEDIA_URL: address(web),
  DATABASE_URL: address(['postgres:', 'postgresql:']),
  SEARCH_DATABASE_URL: address(['postgres:', 'postgresql:']),
  BROKER_URL: address(['amqp:', 'amqps:', 'ws:', 'wss:', ...web]),
  STORAGE_URL: address(['s3:']),
  SMTP_URL: address(['smtp:', 'smtps:']),
})

const neededApart = ['DATABASE_URL', 'BROKER_URL', 'STORAGE_URL', 'SECRET'] as const

/**
 * Reads the settings from the environment; an empty value counts as not set.
 * @throws StartFault that names every wrong setting at once
 */
export function readConfiguration(env: NodeJS.ProcessEnv, { checkout }: { checkout: string }): Configuration {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const { data, error } = settings.safeParse(given)
  if (error) {
    throw new StartFault(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`).join('\n'))
  }
  if (data.SERVICES.size < serviceNames.length) {
    const missing = neededApart.filter((name) => !data[name])
    if (missing.length) {
      throw new StartFault(missing.map((name) => `${name}: é preciso quando SERVICES não é all.`).join('\n'))
    }
  }
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, '')
  const dataDir = data.DATA_DIR ? resolve(checkout, data.DATA_DIR) : usualDataDir(checkout)
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir,
    publicUrl,
    secret: data.SECRET ?? keptSecret(dataDir),
    trustProxy: data.TRUST_PROXY,
    mailFrom: data.MAIL_FROM,
    helpUrl: data.HELP_URL ?? null,
    blogUrl: data.BLOG_URL ?? null,
    cepUrl: data.CEP_URL ?? null,
    rfbUrl: data.RFB_URL ?? null,
    smsUrl: data.SMS_URL ?? null,
    demo: data.DEMO ?? !data.DATABASE_URL,
    services: data.SERVICES,
    addresses: {
      gateway: data.GATEWAY_URL ?? `${publicUrl}/api/gateway`,
      searchJobs: data.SEARCH_JOBS_URL ?? `${publicUrl}/api/search-jobs`,
      socialMedia: data.SOCIAL_MEDIA_URL ?? `${publicUrl}/api/social-media`,
    },
    databaseUrl: data.DATABASE_URL ?? null,
    searchDatabaseUrl: data.SEARCH_DATABASE_URL ?? null,
    brokerUrl: data.BROKER_URL ?? null,
    storageUrl: data.STORAGE_URL ?? null,
    smtpUrl: data.SMTP_URL ?? null,
  }
}

/** `var` of the checkout, or a folder of the system's where root's checkout is closed to the database's own user. */
function usualDataDir(checkout: string): string {
  if (process.getuid?.() !== 0 || isOpenToOthers(checkout)) return join(checkout, 'var')
  const place = createHash('sha256').update(checkout).digest('hex').slice(0, 12)
  return join('/var/lib/trampolim', place)
}

/** The secret of an installation that wasn't given one, made once. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret')
  try {
    mkdirSync(dataDir, { recursive: true })
    if (!existsSync(path)) writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new StartFault(`Não é possível gravar na pasta de dados ${dataDir}. Escolha outra com DATA_DIR.`)
  }
}
