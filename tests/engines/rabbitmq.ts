import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

const program = '/usr/lib/rabbitmq/bin/rabbitmq-server'
const portMapper = '/usr/bin/epmd'

/** Whether Debian's package of RabbitMQ is installed on this machine. */
export const hasRabbitmq = existsSync(program)

/** RabbitMQ's administrator, as whom we publish. */
const own = { name: 'trampolim', password: 'a-password-of-this-test' }
const longestStart = 90_000

export type RabbitmqNode = Awaited<ReturnType<typeof startNode>>

type NodeOptions = {
  /** The address at which it asks who may do what. */
  authUrl: string
  /** The port of the program (epmd) that knows the nodes' ports. */
  epmd: number
  name?: string
  /** The host in its name, a loopback address at which other nodes reach it. */
  host?: string
  /** The address at which it listens for other nodes; the port is the same for both. */
  hears?: string
  distribution?: number
  /** Flags of Erlang (`ERL_AFLAGS`). */
  flags?: string | undefined
  /** Further lines for its settings. */
  settings?: readonly string[]
  /** Called around each start. */
  around?: <Done>(start: () => Promise<Done>) => Promise<Done>
}

/** Starts a single real RabbitMQ, as docs/real-time.md describes it; it asks at `authUrl` who may do what. */
export async function startRabbitmq({ authUrl }: { authUrl: string }) {
  const mapper = await startPortMapper([])
  try {
    const node = await startNode({ authUrl, epmd: mapper.port })
    return Object.assign(node, {
      stop: async () => {
        await node.end()
        await mapper.stop()
      },
    })
  } catch (problem) {
    await mapper.stop()
    throw problem
  }
}

/** Starts the port mapper of Erlang nodes (epmd); it listens at 127.0.0.1 and further addresses. */
export async function startPortMapper(hosts: readonly string[]) {
  const port = await freePort()
  const args = ['-port', String(port), '-address', ['127.0.0.1', ...hosts].join(',')]
  const mapper = spawn(portMapper, args, { stdio: 'ignore' })
  await once(mapper, 'spawn')
  return {
    port,
    async stop() {
      if (mapper.exitCode !== null || mapper.signalCode !== null) return
      const ended = once(mapper, 'exit')
      mapper.kill('SIGKILL')
      await ended
    },
  }
}

/** Starts a node, and waits until it answers clients and management. */
export async function startNode({
  authUrl,
  epmd,
  name: ownName = 'trampolim',
  host = '127.0.0.1',
  hears = host,
  distribution,
  flags,
  settings: further = [],
  around = (start) => start(),
}: NodeOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-rabbitmq-'))
  const [mqtt, webMqtt, management, free] = await Promise.all(Array.from({ length: 4 }, freePort))
  const settings = join(folder, 'rabbitmq.conf')
  const plugins = join(folder, 'enabled_plugins')
  writeFileSync(plugins, '[rabbitmq_mqtt,rabbitmq_web_mqtt,rabbitmq_management,rabbitmq_auth_backend_http].\n')
  writeFileSync(
    settings,
    `${[
      'listeners.tcp = none',
      `mqtt.listeners.tcp.1 = 127.0.0.1:${mqtt}`,
      'mqtt.allow_anonymous = false',
      'web_mqtt.tcp.ip = 127.0.0.1',
      `web_mqtt.tcp.port = ${webMqtt}`,
      'web_mqtt.ws_path = /ws',
      'web_mqtt.ws_opts.max_frame_size = 1024',
      'management.tcp.ip = 127.0.0.1',
      `management.tcp.port = ${management}`,
      `default_user = ${own.name}`,
      `default_pass = ${own.password}`,
      'auth_backends.1 = internal',
      'auth_backends.2 = http',
      'auth_http.http_method = post',
      ...['user', 'vhost', 'resource', 'topic'].map((each) => `auth_http.${each}_path = ${authUrl}/${each}`),
      ...further,
    ].join('\n')}\n`,
  )
  for (const each of ['home', 'data', 'log']) mkdirSync(join(folder, each))
  writeFileSync(join(folder, 'home', '.erlang.cookie'), 'aCookieOfTheseTests', { mode: 0o400 })
  const name = `${ownName}@${host}`
  const env = {
    PATH: process.env.PATH,
    HOME: join(folder, 'home'),
    LANG: 'C.UTF-8',
    ERL_CRASH_DUMP: join(folder, 'crash'),
    ...(flags && { ERL_AFLAGS: flags }),
    ERL_EPMD_PORT: String(epmd),
    RABBITMQ_USE_LONGNAME: 'true',
    RABBITMQ_NODENAME: name,
    RABBITMQ_DIST_PORT: String(distribution ?? free),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: `-kernel inet_dist_use_interface {${hears.replaceAll('.', ',')}}`,
    RABBITMQ_CONFIG_FILE: settings,
    RABBITMQ_ENABLED_PLUGINS_FILE: plugins,
    RABBITMQ_MNESIA_BASE: join(folder, 'data'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_PID_FILE: join(folder, 'pid'),
    RABBITMQ_CONF_ENV_FILE: join(folder, 'none'),
  }
  const managementUrl = `http://${own.name}:${own.password}@127.0.0.1:${management}`
  const start = async () => {
    const server = spawn(program, { env, stdio: 'ignore', detached: true })
    for (let waited = 0; !(await isReady({ webMqtt, management })); waited += 200) {
      if (waited > longestStart || server.exitCode !== null) throw new Error('RabbitMQ does not start')
      await wait(200)
    }
    return server
  }
  let server = await around(start)
  /** Kills it at once, so that it can't inform anybody. */
  const kill = async () => {
    const ended = once(server, 'exit')
    process.kill(-(server.pid as number), 'SIGKILL')
    await ended
  }
  return {
    name,
    get pid() {
      return server.pid as number
    },
    settings: {
      url: `mqtt://${own.name}:${own.password}@127.0.0.1:${mqtt}`,
      publicUrl: `ws://127.0.0.1:${webMqtt}/ws`,
      managementUrl,
    },
    kill,
    /** Starts it again after it was killed, at the same addresses and with what it had stored. */
    async startAgain() {
      server = await around(start)
    },
    /** The answer of its management API; null while it doesn't answer. */
    ask: (what: string) => ask({ management, what }),
    async end() {
      if (server.signalCode === null && server.exitCode === null) await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function ask({ management, what }: { management: unknown; what: string }): Promise<unknown> {
  const credentials = Buffer.from(`${own.name}:${own.password}`).toString('base64')
  const answer = await fetch(`http://127.0.0.1:${management}/api/${what}`, {
    headers: { authorization: `Basic ${credentials}` },
    signal: AbortSignal.timeout(5000),
  }).catch(() => null)
  return answer?.ok ? answer.json() : null
}

async function isReady({ webMqtt, management }: { webMqtt: unknown; management: unknown }): Promise<boolean> {
  const answers = await Promise.all([
    ask({ management, what: 'overview' }),
    fetch(`http://127.0.0.1:${webMqtt}/`).catch(() => null),
  ])
  return answers.every((answer) => answer !== null)
}
