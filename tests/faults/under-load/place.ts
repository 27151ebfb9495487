import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { operator } from '@trampolim/phrases/pt-br/operator.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded/embedded.ts'
import { unforeseen } from '@trampolim/server/platform/last-resort.ts'
import { commandOf, isAlive } from '@trampolim/server/platform/processes.ts'
import { temporaryDataDir } from '../../data-dir.ts'
import { hasRabbitmq, startRabbitmq } from '../../engines/rabbitmq.ts'
import { type StreamingReplica, startReplica } from '../../engines/streaming-replica.ts'
import { freePort } from '../../free-port.ts'
import { settingsOfLoad } from '../../load/own-house.ts'
import { mailServer } from '../../mail/mail-server.ts'
import { callsAt, readPostmaster, type StartedHouse, startHouse } from '../../started-house.ts'
import { childrenOf } from '../frozen.ts'
import { headOf, type PostedLetter, readLetters } from '../mail-folder.ts'
import { hasBalancer, startBalancer } from './balancer.ts'
import { openNetwork } from './network.ts'

/** What a place has in addition to a marketplace with its database. */
export type PlaceOptions = {
  /** A prepared data folder, which is copied. */
  prepared: string
  /** Whether it uses RabbitMQ for real time. */
  broker?: boolean
  /** Whether it uses a separate database, outside the marketplace, with a streaming replica for searches. */
  replica?: boolean
  /** Whether the clock of the marketplace and its database can be moved. */
  clock?: boolean
  /** Separate disks with sizes in megabytes, by the folder within the data folder; '' is the data folder itself. */
  disks?: Readonly<Record<string, number>>
  /** Whether there is a simulated network between clients and the marketplace. */
  network?: boolean
}

/**
 * A marketplace behind nginx with deploy/nginx/trampolim.conf, all parts that may fail, and the service manager that
 * restarts parts which the marketplace doesn't start itself.
 */
export type Place = {
  /** The address for clients: the balancer's. */
  address: string
  /** The marketplace's own address, for monitoring. */
  ownAddress: string
  publicUrl: string
  /** How long the marketplace took to start, in milliseconds, as a measure of the machine's current speed. */
  readyAfter: number
  dataDir: string
  databaseUrl: string
  calls: StartedHouse['calls']
  printed: () => string
  /** The process ids by part; undefined for a part that isn't running. */
  parent: () => number
  workers: () => number[]
  /** How many of them ended whose successors don't serve yet. */
  awaited: () => number
  /** What the log says about each process that ended itself because of an error that nobody caught. */
  unforeseen: () => readonly string[]
  /** The one of them that does background work, once it has noted so in the data folder. */
  background: () => number | undefined
  database: () => number | undefined
  broker: Awaited<ReturnType<typeof startRabbitmq>> | undefined
  replica: StreamingReplica | undefined
  balancer: Awaited<ReturnType<typeof startBalancer>>
  /** Restarts the marketplace after its parent process was killed, as a service manager does. */
  startAgain: () => Promise<void>
  /** Sets the clock to this many seconds after the real time. */
  moveClock: (seconds: number) => void
  fillDisk: (folder: string) => () => void
  network: ReturnType<typeof openNetwork> | undefined
  /** The letters that were taken by its mail server, or written to its data folder: there only once each. */
  letters: () => Promise<PostedLetter[]>
  stop: () => Promise<void>
}

const t = speak(operator)
const processes = '2'
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

const isRoot = process.getuid?.() === 0
const isThere = (program: string) => spawnSync('which', [program]).status === 0

/** Why a place can't be created on this machine; undefined if it can. */
export function lackOf({ broker, clock, disks, network }: Omit<PlaceOptions, 'prepared'>): string | undefined {
  if (!hasBalancer) return 'no nginx'
  if (broker && !hasRabbitmq) return 'no RabbitMQ'
  if (clock && spawnSync('test', ['-e', library]).status !== 0) return 'no libfaketime'
  if (disks && !isRoot) return 'not root, who alone mounts disks'
  if (network && !isRoot) return 'not root, who alone makes networks'
  if (network && !(isThere('ip') && isThere('tc'))) return 'no iproute2'
  return undefined
}

/** Creates and starts a place; it has no people yet. */
export async function openPlace({
  prepared,
  broker,
  replica,
  clock,
  disks = {},
  network,
}: PlaceOptions): Promise<Place> {
  const dataDir = temporaryDataDir('fault')
  const ended: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of ended.splice(0).reverse()) await end()
  }
  try {
    const folderOf = (name: string) => {
      const folder = temporaryDataDir(name)
      ended.push(() => rmSync(folder, { recursive: true, force: true }))
      return folder
    }
    const port = await freePort()
    for (const [folder, megabytes] of Object.entries(disks)) {
      mount(join(dataDir, folder), megabytes)
      ended.push(() => void spawnSync('umount', ['--lazy', join(dataDir, folder)]))
    }
    execFileSync('cp', ['-R', '-p', `${prepared}/.`, dataDir])
    const between = network ? openNetwork() : undefined
    if (between) ended.push(between.close)
    const host = between?.host ?? '127.0.0.1'
    const within = between?.within ?? []
    const balancer = await startBalancer({ folder: folderOf('balancer'), upstream: port, host, within })
    ended.push(balancer.stop)
    const secret = 'b'.repeat(64)
    const rabbitmq = broker ? await startRabbitmq({ authUrl: `http://127.0.0.1:${port}/broker/${secret}` }) : undefined
    if (rabbitmq) ended.push(rabbitmq.stop)
    const primary = replica ? await startEmbeddedDatabase({ folder: join(dataDir, 'database') }) : undefined
    if (primary) ended.push(primary.stop)
    const searched = primary && {
      ...primary,
      replica: await startReplica(primary, {
        from: join(dataDir, 'database'),
        folder: join(folderOf('replica'), 'database'),
      }),
    }
    if (searched) ended.push(searched.replica.stop)
    // A disk for letters is for those in the data folder, and nothing outside a network of its own is reached from there.
    const mail = between || Object.keys(disks).length > 0 ? undefined : await mailServer()
    if (mail) ended.push(mail.close)
    const clockFile = join(dataDir, 'clock')
    const setClock = (seconds: number) =>
      execFileSync('sh', ['-c', `echo "${seconds < 0 ? '' : '+'}${seconds}" > "$0"`, clockFile])
    if (clock) setClock(0)
    const start = () =>
      startHouse({
        ...{ dataDir, demo: false, port },
        lookFor: [t('workerChange.ended'), t('workerChange.back'), unforeseen],
        settings: {
          ...settingsOfLoad,
          WORKERS: processes,
          PUBLIC_URL: balancer.address,
          ...(mail && { SMTP_URL: mail.url }),
          ...(rabbitmq && {
            BROKER_URL: rabbitmq.settings.url,
            BROKER_PUBLIC_URL: rabbitmq.settings.publicUrl,
            BROKER_MANAGEMENT_URL: rabbitmq.settings.managementUrl,
            BROKER_AUTH_SECRET: secret,
          }),
          ...(searched && {
            DATABASE_URL: searched.url,
            DATABASE_OWNER_URL: searched.ownerUrl,
            SEARCH_DATABASE_URL: searched.replica.url,
          }),
          ...(clock && {
            LD_PRELOAD: library,
            FAKETIME_TIMESTAMP_FILE: clockFile,
            FAKETIME_NO_CACHE: '1',
            // Pauses and time-outs use the monotonic clock, which isn't moved.
            FAKETIME_DONT_FAKE_MONOTONIC: '1',
          }),
          ...(between && { HOST: '0.0.0.0' }),
        },
        ...(between && { within: between.within, host: between.host }),
      })
    let house = await start()
    const houses = [house]
    ended.push(() => house.stop())
    const workers = () => childrenOf(house.pid).filter((pid) => commandOf(pid).includes('tools/worker.mjs'))
    return {
      address: balancer.address,
      publicUrl: balancer.address,
      get ownAddress() {
        return house.address
      },
      readyAfter: house.readyAfter,
      dataDir,
      get databaseUrl() {
        return house.databaseUrl
      },
      calls: (token) => callsAt(balancer.address, token),
      printed: () => house.printed(),
      parent: () => house.pid,
      workers,
      awaited: () => house.linesWith(t('workerChange.ended')).length - house.linesWith(t('workerChange.back')).length,
      unforeseen: () => houses.flatMap(({ linesWith }) => linesWith(unforeseen)),
      background: () => workers().find((pid) => existsSync(join(dataDir, 'background', `${hostname()}-${pid}`))),
      database() {
        try {
          const { pid } = readPostmaster(dataDir)
          return isAlive(pid) ? pid : undefined
        } catch {
          return undefined
        }
      },
      broker: rabbitmq,
      replica: searched?.replica,
      balancer,
      async startAgain() {
        for (;;) {
          const next = await start().catch(() => undefined)
          if (next) {
            house = next
            houses.push(next)
            return
          }
          await wait(1000)
        }
      },
      moveClock: setClock,
      fillDisk: (folder) => fill(join(dataDir, folder)),
      network: between,
      letters: async () => mail?.taken.map(({ message }) => headOf(message.toString())) ?? readLetters(dataDir),
      stop,
    }
  } catch (problem) {
    await stop()
    throw problem
  }
}

function mount(folder: string, megabytes: number) {
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'trampolim-test', folder])
  chmodSync(folder, 0o755)
}

/** Writes a file that fills a disk; returns a function that removes it. */
function fill(folder: string): () => void {
  const file = join(folder, 'full')
  spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=64k'], { stdio: 'ignore' })
  spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=1', 'oflag=append', 'conv=notrunc', 'count=65536'], {
    stdio: 'ignore',
  })
  return () => rmSync(file, { force: true })
}
