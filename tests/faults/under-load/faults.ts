import { freeze, freezeAlone } from '../frozen.ts'
import { type Place, type PlaceOptions } from './place.ts'

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

/** Room for what a marketplace needs, but for what is written until it is filled. */
const fullDisks: readonly Fault[] = [
  { name: 'disk full: data folder', place: { disks: { '': 2000 } }, folder: '' },
  { name: 'disk full: database', place: { disks: { database: 2000 } }, folder: 'database' },
  { name: 'disk full: files', place: { disks: { files: 20 } }, folder: 'files' },
  { name: 'disk full: mail', place: { disks: { mail: 20 } }, folder: 'mail' },
].map(({ folder, ...fault }) => ({ ...fault, lasts: fullFor, begin: (place) => place.fillDisk(folder) }))

const clocks: readonly Fault[] = [
  { name: 'clock an hour ahead', by: hour },
  { name: 'clock an hour back', by: -hour },
  { name: 'clock a day ahead', by: day },
  { name: 'clock a day back', by: -day },
].map(({ by, ...fault }) => ({
  ...fault,
  place: { clock: true },
  lasts: frozenFor,
  begin(place) {
    place.moveClock(by)
    return () => place.moveClock(0)
  },
}))

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
