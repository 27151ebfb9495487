import { randomInt } from 'node:crypto'
import type { SocketOptions } from '@trampolim/contract/gateway/realtime.ts'
import { brokerDefaults, brokerTimes } from '@trampolim/marketplace/realtime/broker.ts'
import type { Configuration } from '../configuration.ts'

type Settings = Pick<Configuration, 'publicUrl' | 'broker'>

/**
 * The addresses to which clients connect: of RabbitMQ if it is configured, otherwise of the product itself. A different
 * one comes first each time, so that the clients are spread over the nodes.
 */
export function brokerUrlsOf(settings: Settings): [string, ...string[]] {
  const all = addressesOf(settings)
  const at = randomInt(all.length)
  const [first = all[0], ...others] = [...all.slice(at), ...all.slice(0, at)]
  return [first, ...others]
}

/** The options for a session's connection to an address; they override the clients' defaults. */
export function socketOptionsOf(settings: Settings, url: string = addressesOf(settings)[0]): SocketOptions {
  const { pathname, port, protocol } = new URL(url)
  return { ...brokerTimes, path: pathname, port: Number(port) || (protocol === 'wss:' ? 443 : 80) }
}

function addressesOf({ publicUrl, broker }: Settings): readonly [string, ...string[]] {
  const own = publicUrl.replace(/^http/, 'ws') + brokerDefaults.path
  const [first = own, ...others] = broker?.publicUrls ?? []
  return [first, ...others]
}
