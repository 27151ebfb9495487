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
  /** Whether connections end without an answer: what held them was killed, and no balancer stands before it. */
  cuts?: boolean
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

/** Every part that can be killed and is back by itself, or by its service manager. */
export const killable: Record<string, (place: Place) => Promise<End> | End> = {
  'a process with background work': (place) => {
    kill(workerAt(place, 0))
    return nothing
  },
  'a process': (place) => {
    kill(workerAt(place, 1))
    return nothing
  },
  'the parent': (place) => {
    kill(place.parent())
    const back = place.startAgain()
    return () => back
  },
  'the database': (place) => {
    kill(place.database())
    return nothing
  },
  'the broker': async (place) => {
    await place.broker?.kill()
    await place.broker?.startAgain()
    return nothing
  },
}

/** Which of them hold people's connections. */
const holders: ReadonlySet<string> = new Set(['a process with background work', 'a process', 'the parent'])

const kills: readonly Fault[] = Object.entries(killable).map(([part, begin]) => ({
  name: `kill ${part}`,
  lasts: 0,
  begin,
  cuts: holders.has(part),
  ...(part === 'the broker' && { place: { broker: true } }),
}))

const freezes: readonly Fault[] = [
  {
    name: 'freeze a process with background work',
    lasts: frozenFor,
    begin: (place) => freezeAlone(workerAt(place, 0)),
    cuts: true,
  },
  { name: 'freeze a process', lasts: frozenFor, begin: (place) => freezeAlone(workerAt(place, 1)), cuts: true },
  { name: 'freeze the parent', lasts: frozenFor, begin: (place) => freezeAlone(place.parent()) },
  { name: 'freeze the database', lasts: frozenFor, begin: (place) => freeze(place.database() as number) },
  {
    name: 'freeze the broker',
    place: { broker: true },
    lasts: frozenFor,
    begin: (place) => freeze(place.broker?.pid as number),
  },
]

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
