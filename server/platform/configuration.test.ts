import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { replaceKeptSecrets } from './kept-secret.ts'

const secret = 's'.repeat(32)
const apart = {
  SERVICES: 'gateway,background',
  DATABASE_URL: 'postgresql://db/trampolim',
  STORAGE_URL: 's3://s3.internal/bucket',
  SECRET: secret,
}

let checkout: string
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'trampolim-configuration-'))
})
afterEach(() => rmSync(checkout, { recursive: true, force: true }))

const read = (env: NodeJS.ProcessEnv) => readConfiguration({ DATA_DIR: 'data', ...env }, { checkout })

/** The lines of the error message for invalid settings. */
function faultsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    read(env)
  } catch (problem) {
    return (problem as Error).message.split('\n')
  }
  return []
}

it('needs no setting at all', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    trustProxy: null,
    localOnly: true,
    curriculumFileMb: 5,
    demo: true,
    databaseUrl: null,
    helpUrl: null,
    addresses: { gateway: 'http://localhost:3000/api/gateway' },
  })
})

it.each(['s3://key:secret@s3.internal:9000/trampolim?region=us-east-1&tls=false', 's3:///trampolim?region=sa-east-1'])(
  'keeps files in the bucket %s',
  (address) => {
    expect(read({ STORAGE_URL: address }).storageUrl).toBe(address)
  },
)

it.each(['Vagas <nao-responda@vagas.example.org>', 'nao-responda@vagas.example.org'])(
  'sends letters from %s',
  (from) => {
    expect(read({ MAIL_FROM: from }).mailFrom).toBe(from)
  },
)

it('treats an empty value as one that is not set', () => {
  expect(read({ PORT: '', PUBLIC_URL: '', SECRET: '', DEMO: '' })).toMatchObject({ port: 3000, demo: true })
})

it('offers the networks with settings, and in the demo stand-ins for the others', () => {
  const google = { GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 'secret' }
  expect(read({ ...google, DEMO: 'false' }).networks).toEqual({
    google: { clientId: 'us', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
    linkedin: null,
  })
  const { networks } = read({ ...google, GOOGLE_ISSUER: 'http://localhost:9/', DEMO: 'true' })
  expect(networks.google?.issuer).toBe('http://localhost:9/')
  expect(networks.linkedin?.issuer).toBe('http://localhost:3000/demo/identity/linkedin')
})

describe('a setting that is wrong is reported in its own line', () => {
  it.each([
    [{ GOOGLE_CLIENT_ID: 'us' }, 'GOOGLE_CLIENT_ID: vai junto com GOOGLE_CLIENT_SECRET; defina os dois ou nenhum.'],
    [{ LINKEDIN_ISSUER: 'http://example.org' }, 'LINKEDIN_ISSUER: espera um endereço https, ou um desta máquina.'],
    [{ PORT: 'abc' }, 'PORT: espera um número inteiro de 0 a 65535.'],
    [{ PORT: '70000' }, 'PORT: espera um número inteiro de 0 a 65535.'],
    [{ PORT: '1.5' }, 'PORT: espera um número inteiro de 0 a 65535.'],
    [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL: espera um endereço que comece com http:// ou https://.'],
    [{ HELP_URL: 'ftp://example.org' }, 'HELP_URL: espera um endereço que comece com http:// ou https://.'],
    [
      { MEETING_URL: 'https://meet.example.org/' },
      'MEETING_URL: espera um endereço que comece com https:// e tenha {id} uma vez, onde cada chamada tem a sua parte.',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: espera um endereço que comece com postgres:// ou postgresql://.'],
    [{ STORAGE_URL: 'http://x' }, 'STORAGE_URL: espera um endereço que comece com s3://.'],
    [{ SHARED_CACHE_SECONDS: '301' }, 'SHARED_CACHE_SECONDS: espera um número inteiro de 0 a 300.'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL: espera um endereço que comece com smtp:// ou smtps://.'],
    [{ CLAMD_URL: 'http://x' }, 'CLAMD_URL: espera um endereço que comece com tcp:// ou unix://.'],
    [{ INDEXNOW_KEY: 'a key' }, 'INDEXNOW_KEY: espera de 8 a 128 letras, algarismos ou -.'],
    [{ DEMO: '2' }, 'DEMO: espera true ou false.'],
    [{ CURRICULUM_FILE_MB: '21' }, 'CURRICULUM_FILE_MB: espera um número inteiro de 1 a 20.'],
    [{ WORKERS: '0' }, 'WORKERS: espera um número inteiro de 1 a 64.'],
    [{ WORKERS: 'many' }, 'WORKERS: espera um número inteiro de 1 a 64.'],
    [{ SECRET: 'short' }, 'SECRET: espera pelo menos 32 caracteres.'],
    [
      { SERVICES: 'gateway,kitchen' },
      'SERVICES: não conhece kitchen; espera all ou uma lista de gateway, search-jobs, search-cv, social-media, web, realtime, background.',
    ],
    [
      { DATABASE_DIRECT_URL: 'postgres://db/x' },
      'DATABASE_DIRECT_URL: é o caminho direto para o banco de DATABASE_URL, que falta.',
    ],
    [
      { DATABASE_OWNER_URL: 'postgres://db/x' },
      'DATABASE_OWNER_URL: é o caminho do dono para o banco de DATABASE_URL, que falta.',
    ],
    [
      { SEARCH_DATABASE_LAG: '0' },
      'SEARCH_DATABASE_LAG: espera de quantos segundos é o maior atraso, um número inteiro de 1 a 60.',
    ],
    [{ BROKER_URL: 'amqp://rabbit' }, 'BROKER_URL: espera um endereço que comece com mqtt:// ou mqtts://.'],
    [{ BROKER_URL: 'mqtt://one,two' }, 'BROKER_URL: espera um endereço que comece com mqtt:// ou mqtts://.'],
    [{ BROKER_URL: 'mqtt://rabbit' }, 'BROKER_AUTH_SECRET: é preciso quando há BROKER_URL.'],
    [
      { BROKER_URL: 'mqtt://rabbit', BROKER_AUTH_SECRET: 's'.repeat(31) },
      'BROKER_AUTH_SECRET: espera pelo menos 32 letras, algarismos, - ou _.',
    ],
  ])('%j', (env, line) => {
    expect(faultsOf(env)).toEqual([line])
  })
})

it.each(['https://example.org/vagas', 'https://example.org/?a=b', 'https://user:secret@example.org'])(
  'refuses to be found at %s',
  (given) => {
    expect(faultsOf({ PUBLIC_URL: given })).toEqual([
      'PUBLIC_URL: espera só o servidor, sem caminho, como https://vagas.empresa.com.br.',
    ])
  },
)

it.each(['s3://bucket', 's3://host/', 's3://host/bucket/folder', 's3:///'])('refuses to keep files in %s', (given) => {
  expect(faultsOf({ STORAGE_URL: given })).toEqual([
    'STORAGE_URL: espera o nome do bucket depois do servidor, s3://CHAVE:SEGREDO@servidor/bucket?region=…, ou s3:///bucket?region=… na AWS.',
  ])
})

it.each(['Vagas', 'Vagas <vagas>', 'vagas@', ' '])('refuses to send letters from %j', (given) => {
  expect(faultsOf({ MAIL_FROM: given })).toEqual([
    'MAIL_FROM: espera um endereço de e-mail, só ou depois de um nome: Vagas <nao-responda@empresa.com.br>.',
  ])
})

it.each(['maybe', 'true', '10', '-1', '1.5', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.1,', '10.0.0.1 10.0.0.2'])(
  'refuses to trust proxies by %j',
  (given) => {
    expect(faultsOf({ TRUST_PROXY: given })).toEqual([
      'TRUST_PROXY: espera quantos proxies há em sequência (de 1 a 9), uma lista de endereços ou faixas como 10.0.0.0/8, ou 0 para nenhum.',
    ])
  },
)

it.each([
  ['', null],
  ['0', null],
  ['false', null],
  ['2', { hops: 2 }],
  ['loopback, 10.0.0.0/8', { ranges: ['loopback', '10.0.0.0/8'] }],
  ['2001:db8::1', { ranges: ['2001:db8::1'] }],
])('trusts proxies by %j', (given, proxies) => {
  expect(read({ TRUST_PROXY: given }).trustProxy).toEqual(proxies)
})

it('migrates directly where requests go by a pooler', () => {
  const [pooler, direct, owner] = ['postgres://pooler/x', 'postgres://db/x', 'postgres://owner@db/x']
  const pooled = { DATABASE_URL: pooler, DATABASE_DIRECT_URL: direct }
  expect(read(pooled)).toMatchObject({ databaseUrl: pooler, databaseOwnerUrl: direct, preparedStatements: false })
  expect(read({ ...pooled, DATABASE_OWNER_URL: owner }).databaseOwnerUrl).toBe(owner)
})

it('names all faults at once', () => {
  expect(faultsOf({ PORT: 'x', DEMO: 'x', SMTP_URL: 'x' })).toHaveLength(3)
})

describe('a process that runs only some services', () => {
  it('runs only those', () => {
    expect([...read(apart).services]).toEqual(['gateway', 'background'])
  })

  it.each(['DATABASE_URL', 'STORAGE_URL', 'SECRET'])('needs %s', (name) => {
    expect(faultsOf({ ...apart, [name]: undefined })).toEqual([`${name}: é preciso quando SERVICES não é all.`])
  })
})

describe('the demo', () => {
  it.each([
    [{}, true],
    [{ DEMO: 'false' }, false],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    [{ PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' }, true],
    [{ PUBLIC_URL: 'https://trampolim.example' }, false],
    [{ PUBLIC_URL: 'http://localhost.trampolim.example' }, false],
    [{ PUBLIC_URL: 'https://trampolim.example', DEMO: 'true' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.168.0.10' }, false],
    [{ TRUST_PROXY: '1' }, false],
    [{ DATABASE_URL: apart.DATABASE_URL }, false],
    [{ DATABASE_URL: apart.DATABASE_URL, DEMO: '1' }, true],
  ])('with %j is on: %s', (env: NodeJS.ProcessEnv, demo) => {
    expect(read(env).demo).toBe(demo)
  })
})

describe('prepared statements', () => {
  it.each([
    [{}, true],
    [{ PREPARED_STATEMENTS: 'no' }, false],
    [{ DATABASE_URL: apart.DATABASE_URL }, false],
    [{ DATABASE_URL: apart.DATABASE_URL, PREPARED_STATEMENTS: 'yes' }, true],
  ])('with %j are on: %s', (env: NodeJS.ProcessEnv, on) => {
    expect(read(env).preparedStatements).toBe(on)
  })
})

describe('the secret', () => {
  it('is generated once and stored where only its owner can read it', () => {
    const first = read({}).secret.current
    const path = join(checkout, 'data/secret')
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(read({}).secret).toEqual({ current: first, former: [] })
    expect(readFileSync(path, 'utf8')).toBe(first)
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('stands beside former ones, of the setting or in further lines of the file', () => {
    const [first, second, third] = ['1', '2', '3'].map((each) => each.repeat(32)) as [string, string, string]
    const given = read({ SECRET: secret, SECRET_PREVIOUS: `${first}, ${second}` })
    expect(given.secret).toEqual({ current: secret, former: [first, second] })
    const { current } = read({}).secret
    replaceKeptSecrets(join(checkout, 'data'), { current: third, former: [current] })
    expect(read({}).secret).toEqual({ current: third, former: [current] })
    expect(read({ SECRET_PREVIOUS: first }).secret).toEqual({ current: third, former: [first, current] })
    expect(statSync(join(checkout, 'data/secret')).mode & 0o777).toBe(0o600)
    expect(faultsOf({ SECRET_PREVIOUS: `${first},short` })).toEqual([
      'SECRET_PREVIOUS: espera segredos de pelo menos 32 caracteres, separados por vírgulas.',
    ])
  })

  it('is the configured one if there is one', () => {
    expect(read({ SECRET: secret }).secret).toEqual({ current: secret, former: [] })
  })
})

it('refuses a data folder that can’t be made', () => {
  writeFileSync(join(checkout, 'file'), '')
  expect(faultsOf({ DATA_DIR: 'file/data' })).toEqual([
    `Não é possível gravar na pasta de dados ${checkout}/file/data. Escolha outra com DATA_DIR.`,
  ])
})

it('removes the trailing slash of the public address', () => {
  expect(read({ PUBLIC_URL: 'https://trampolim.example/' }).addresses.gateway).toBe(
    'https://trampolim.example/api/gateway',
  )
})

it('finds a broker’s plugins beside it unless they are named', () => {
  const [url, authSecret] = ['mqtt://us:secret@rabbit:1883', 's'.repeat(32)]
  const given = { BROKER_URL: url, BROKER_AUTH_SECRET: authSecret, PUBLIC_URL: 'https://vagas.example' }
  expect(read(given).broker).toEqual({
    ...{ urls: [url], authSecret, publicUrls: ['wss://vagas.example:15675/ws'] },
    managementUrls: ['http://us:secret@rabbit:15672'],
  })
  const [publicUrl, managementUrl] = ['wss://hints.example/ws', 'https://a:b@rabbit:443']
  expect(read({ ...given, BROKER_PUBLIC_URL: publicUrl, BROKER_MANAGEMENT_URL: managementUrl }).broker).toMatchObject({
    ...{ publicUrls: [publicUrl], managementUrls: [managementUrl] },
  })
  const nodes = ['mqtt://us:secret@one:1883', 'mqtts://us:secret@two:8883']
  const publicUrls = ['wss://one.example/ws', 'wss://two.example/ws']
  const named = { BROKER_URL: nodes.join(', '), BROKER_PUBLIC_URL: publicUrls.join(',') }
  expect(read({ ...given, ...named }).broker).toMatchObject({
    ...{ urls: nodes, publicUrls },
    managementUrls: ['http://us:secret@one:15672', 'http://us:secret@two:15672'],
  })
  expect(read({}).broker).toBeNull()
})

it('stores pages in candidates’ browsers unless switched off, and offers Libras only if configured', () => {
  expect(read({})).toMatchObject({ serviceWorker: true, vlibrasUrl: null, sharedCacheSeconds: 0 })
  expect(read({ SERVICE_WORKER: 'no', VLIBRAS_URL: 'https://libras.example/app/' })).toMatchObject({
    serviceWorker: false,
    vlibrasUrl: 'https://libras.example/app',
  })
  expect(faultsOf({ VLIBRAS_URL: 'libras' })).toHaveLength(1)
  expect(read({ SHARED_CACHE_SECONDS: '30' }).sharedCacheSeconds).toBe(30)
  expect(read({}).databaseBackupUrl).toBeNull()
  expect(faultsOf({ DATABASE_BACKUP_URL: 'postgres://backup@db/trampolim' })).toHaveLength(1)
  expect(read({}).cachePurgeUrls).toEqual([])
  const caches = ['http://127.0.0.1:8081', 'https://cache.example']
  expect(read({ CACHE_PURGE_URL: `${caches.join(', ')}/` }).cachePurgeUrls).toEqual(caches)
  expect(faultsOf({ CACHE_PURGE_URL: 'http://cache.example/purge' })).toHaveLength(1)
  expect(faultsOf({ CACHE_PURGE_URL: 'cache.example' })).toHaveLength(1)
})
