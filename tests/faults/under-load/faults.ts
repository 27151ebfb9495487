import { freeze, freezeAlone } from '../frozen.ts'
import type { Place, PlaceOptions } from './place.ts'

/** A cause under which people go on: how it begins, and how it ends. */
export type Fault = {
  name: string
  place?: Omit<PlaceOptions, 'prepared'>
  /** How long it lasts, in seconds; what is killed is back by itself. */
  lasts: number
  /** Begins it; returns how it is ended. */
  begin: (place: Place) => Promise<End> | End
  /** Whether people's connections end at it: while it is away nobody is there to say so. */
  outermost?: boolean
}
type End = () => Promise<void> | void

const nothing = () => undefined
const [hour, day] = [3600, 24 * 3600]
/** How long what is frozen stays so. */
const frozenFor = 20
const fullFor = 20

const kill = (pid: number | undefined) => {
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
}

/** The process with background work, and the other one. */
const workerAt = (place: Place, at: number) => place.workers().toSorted((one, other) => one - other)[at] as number

/** How long a killed replica is away, and a killed balancer until its service manager starts it again, in seconds. */
const replicaAway = 10
const balancerAway = 1

/** A part that can be killed. */
type Killable = Pick<Fault, 'begin' | 'outermost'> & Partial<Pick<Fault, 'place' | 'lasts'>>

/** Every part that can be killed, and is back by itself or by its service manager. */
export const killable: Readonly<Record<string, Killable>> = {
  'a process with background work': {
    begin(place) {
      kill(workerAt(place, 0))
      return nothing
    },
  },
  'a process': {
    begin(place) {
      kill(workerAt(place, 1))
      return nothing
    },
  },
  'the parent': {
    begin(place) {
      kill(place.parent())
      const back = place.startAgain()
      return () => back
    },
  },
  'the database': {
    begin(place) {
      kill(place.database())
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
    { name: 'freeze a process with background work', begin: (place) => freezeAlone(workerAt(place, 0)) },
    { name: 'freeze a process', begin: (place) => freezeAlone(workerAt(place, 1)) },
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

/** Disks of their own for each part of a place; where the data folder is on one alone, that has everything. */
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

/** Everything that is tried under load, in this order. */
export const faults: readonly Fault[] = [...kills, ...freezes, ...fullDisks, ...clocks, ...networks]

/** Faults that can happen to the same place, one after the other. */
export function groupsOf(chosen: readonly Fault[]): Fault[][] {
  return [...Map.groupBy(chosen, ({ place }) => JSON.stringify(place ?? {})).values()]
}
