import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const program = '/usr/lib/rabbitmq/bin/rabbitmq-server'
const portMapper = '/usr/bin/epmd'

/** Whether Debian's package of RabbitMQ is installed on this machine. */
export const hasRabbitmq = existsSync(program)

/** RabbitMQ's own user, as which we publish. */
const own = { name: 'trampolim', password: 'a-password-of-this-test' }
const longestStart = 90_000

/** Starts the real RabbitMQ as docs/real-time.md describes it; it asks at `authUrl` who may do what. */
export async function startRabbitmq({ authUrl }: { authUrl: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-rabbitmq-'))
  const [amqp, mqtt, webMqtt, management, epmd, distribution] = await Promise.all(Array.from({ length: 6 }, freePort))
  const settings = join(folder, 'rabbitmq.conf')
  const plugins = join(folder, 'enabled_plugins')
  writeFileSync(plugins, '[rabbitmq_mqtt,rabbitmq_web_mqtt,rabbitmq_management,rabbitmq_auth_backend_http].\n')
  writeFileSync(
    settings,
    `${[
      `listeners.tcp.1 = 127.0.0.1:${amqp}`,
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
    ].join('\n')}\n`,
  )
  for (const each of ['home', 'data', 'log']) mkdirSync(join(folder, each))
  const env = {
    PATH: process.env.PATH,
    HOME: join(folder, 'home'),
    LANG: 'C.UTF-8',
    ERL_EPMD_PORT: String(epmd),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_NODENAME: `trampolim${process.pid}@localhost`,
    RABBITMQ_DIST_PORT: String(distribution),
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
  let server = await start()
  /** Kills it at once, without a chance to say so to anybody. */
  const kill = async () => {
    const ended = once(server, 'exit')
    process.kill(-(server.pid as number), 'SIGKILL')
    await ended
    // It refuses to end while it still knows the killed server.
    const end = () => spawnSync(portMapper, ['-port', String(epmd), '-kill'], { env, encoding: 'utf8' }).stdout
    for (let waited = 0; waited < 5000 && !end().includes('Killed'); waited += 50) await wait(50)
  }
  return {
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
      server = await start()
    },
    async stop() {
      if (server.signalCode === null) await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isReady({ webMqtt, management }: { webMqtt: unknown; management: unknown }): Promise<boolean> {
  const credentials = Buffer.from(`${own.name}:${own.password}`).toString('base64')
  const headers = { authorization: `Basic ${credentials}` }
  const answers = await Promise.all([
    fetch(`http://127.0.0.1:${management}/api/overview`, { headers }).catch(() => null),
    fetch(`http://127.0.0.1:${webMqtt}/`).catch(() => null),
  ])
  return answers[0]?.ok === true && answers[1] !== null
}
