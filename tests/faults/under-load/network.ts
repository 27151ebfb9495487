import { execFileSync, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

/** The quality of a network: the delay of a round trip in milliseconds, and the percentage of lost packets each way. */
type Badness = { delay: number; loss: number }

/**
 * A network namespace with a single link to this one, through which a marketplace inside it is reached. It needs Linux
 * and root.
 */
export function openNetwork() {
  const number = randomInt(1, 250)
  const name = `trampolim${process.pid}x${number}`
  const [here, there] = [`tr${number}a${process.pid % 1000}`, `tr${number}b${process.pid % 1000}`]
  const [ownHost, host] = [`10.213.${number}.1`, `10.213.${number}.2`]
  const ip = (...args: string[]) => execFileSync('ip', args)
  ip('netns', 'add', name)
  ip('link', 'add', here, 'type', 'veth', 'peer', 'name', there)
  ip('link', 'set', there, 'netns', name)
  ip('addr', 'add', `${ownHost}/24`, 'dev', here)
  ip('link', 'set', here, 'up')
  for (const args of [
    ['addr', 'add', `${host}/24`, 'dev', there],
    ['link', 'set', there, 'up'],
    ['link', 'set', 'lo', 'up'],
  ]) {
    ip('-n', name, ...args)
  }
  const ends = [
    { device: there, within: ['-n', name] },
    { device: here, within: [] },
  ]
  const settle = (what: 'add' | 'del', ...how: string[]) => {
    for (const { device, within } of ends) spawnSync('tc', [...within, 'qdisc', what, 'dev', device, 'root', ...how])
  }
  return {
    host,
    /** The command that runs a program in it. */
    within: ['ip', 'netns', 'exec', name],
    /** Degrades the path to the namespace and back; returns a function that restores it. */
    worsen({ delay, loss }: Badness): () => void {
      settle('add', 'netem', 'delay', `${delay / 2}ms`, 'loss', `${loss}%`)
      return () => settle('del')
    },
    close() {
      spawnSync('ip', ['link', 'del', here])
      spawnSync('ip', ['netns', 'del', name])
    },
  }
}
