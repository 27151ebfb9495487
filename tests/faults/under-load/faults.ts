import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from '@trampolim/server/platform/processes.ts'
import { freeze, freezeAlone } from '../frozen.ts'
import type { Place, PlaceOptions } from './place.ts'

/** A fault that happens while people continue: how it starts and ends. */
export type Fault = {
  name: string
  place?: Omit<PlaceOptions, 'prepared'>
  /** Its duration in seconds; killed parts come back by themselves. */
  lasts: number
  /** Starts the fault; returns a function that ends it. */
  begin: (place: Place) => Promise<End> | End
  /** Whether it breaks people's connections without any answer, since it affects the outermost part. */
  outermost?: boolean
}
type End = () => Promise<void> | void

const nothing = () => undefined
const [hour, day] = [3600, 24 * 3600]
/** How long a frozen process stays frozen. */
const frozenFor = 20
const fullFor = 20

/** Kills a process; where the processor is busy, it takes some time to die. */
async function kill(pid: number | undefined) {
  if (pid === undefined) return
  process.kill(pid, 'SIGKILL')
  while (isAlive(pid)) await wait(5)
}

/** The process that does background work, which the successor of a killed one notes a moment after it began. */
async function backgroundIn(place: Place): Promise<number> {
  let found = place.background()
  for (; found === undefined; found = place.background()) await wait(20)
  return found
}

/** A process that only serves. */
async function otherIn(place: Place): Promise<number> {
  const background = await backgroundIn(place)
  let other = place.workers().find((pid) => pid !== background)
  for (; other === undefined; other = place.workers().find((pid) => pid !== background)) await wait(20)
  return other
}

/** Seconds until a killed replica is started again, and until a service manager restarts a killed balancer. */
const replicaAway = 10
const balancerAway = 1

/** A part that can be killed. */
type Killable = Pick<Fault, 'begin' | 'outermost'> & Partial<Pick<Fault, 'place' | 'lasts'>>

/** Every part that can be killed and comes back by itself or through its service manager. */
export const killable: Readonly<Record<string, Killable>> = {
  'a process with background work': {
    async begin(place) {
      await kill(await backgroundIn(place))
      return nothing
    },
  },
  'a process': {
    async begin(place) {
      await kill(await otherIn(place))
      return nothing
    },
  },
  'the parent': {
    async begin(place) {
      await kill(place.parent())
      const back = place.startAgain()
      return () => back
    },
  },
  'the database': {
    async begin(place) {
      await kill(place.database())
      return nothing
    },
  },
  'the replica': {
    place: { replica: true },
    lasts: replicaAway,
    async begin(place) {
      await place.replica?.kill()
      return () => place.replica?.startAgain()
    },
  },
  'the broker': {
    place: { broker: true },
    async begin(place) {
      await place.broker?.kill()
      await place.broker?.startAgain()
      return nothing
    },
  },
  'the balancer': {
    outermost: true,
    lasts: balancerAway,
    async begin(place) {
      await place.balancer.kill()
      return () => place.balancer.startAgain()
    },
  },
}

const kills: readonly Fault[] = Object.entries(killable).map(([part, how]) => ({
  name: `kill ${part}`,
  lasts: 0,
  ...how,
}))

const freezes = (
  [
    { name: 'freeze a process with background work', begin: async (place) => freezeAlone(await backgroundIn(place)) },
    { name: 'freeze a process', begin: async (place) => freezeAlone(await otherIn(place)) },
    { name: 'freeze the parent', begin: (place) => freezeAlone(place.parent()) },
    { name: 'freeze the database', begin: (place) => freeze(place.database() as number) },
    {
      name: 'freeze the replica',
      place: { replica: true },
      begin: (place) => freeze(place.replica?.pid() as number),
    },
    { name: 'freeze the broker', place: { broker: true }, begin: (place) => freeze(place.broker?.pid as number) },
    { name: 'freeze the balancer', outermost: true, begin: (place) => freeze(place.balancer.pid()) },
  ] satisfies Omit<Fault, 'lasts'>[]
).map((fault): Fault => ({ ...fault, lasts: frozenFor }))

/** Sizes in MB of separate disks for the parts of a place; if only the data folder has one, it contains everything. */
const disks = { database: 1500, files: 20, mail: 20 }
const oneDisk = { '': 1500 }

const fullDisks = Object.entries({ 'data folder': '', database: 'database', files: 'files', mail: 'mail' }).map(
  ([name, folder]): Fault => ({
    name: `disk full: ${name}`,
    place: { disks: folder === '' ? oneDisk : disks },
    lasts: fullFor,
    begin: (place) => place.fillDisk(folder),
  }),
)

const clocks = Object.entries({
  'an hour ahead': hour,
  'an hour back': -hour,
  'a day ahead': day,
  'a day back': -day,
}).map(
  ([name, seconds]): Fault => ({
    name: `clock ${name}`,
    place: { clock: true },
    lasts: frozenFor,
    begin(place) {
      place.moveClock(seconds)
      return () => place.moveClock(0)
    },
  }),
)

const networks: readonly Fault[] = [
  {
    name: 'network: 300 ms and 5 % loss',
    place: { network: true },
    lasts: 60,
    begin: (place) => place.network?.worsen({ delay: 300, loss: 5 }) ?? nothing,
  },
]

/** All faults that are tried under load, in this order. */
export const faults: readonly Fault[] = [...kills, ...freezes, ...fullDisks, ...clocks, ...networks]

/** Divides faults into groups that can happen to the same place one after the other. */
export function groupsOf(chosen: readonly Fault[]): Fault[][] {
  return [...Map.groupBy(chosen, ({ place }) => JSON.stringify(place ?? {})).values()]
}
