import type { SocketOptions } from '@trampolim/contract/gateway/realtime.ts'
import { brokerDefaults, brokerTimes } from '@trampolim/marketplace/realtime/broker.ts'
import type { Configuration } from '../configuration.ts'

type Settings = Pick<Configuration, 'publicUrl' | 'broker'>

/** Where clients connect: RabbitMQ if there is one, otherwise the product itself. */
export function brokerUrlOf({ publicUrl, broker }: Settings): string {
  return broker?.publicUrl ?? publicUrl.replace(/^http/, 'ws') + brokerDefaults.path
}

/** The options of a session's connection, which override what clients do by default. */
export function socketOptionsOf(settings: Settings): SocketOptions {
  const { pathname, port, protocol } = new URL(brokerUrlOf(settings))
  return { ...brokerTimes, path: pathname, port: Number(port) || (protocol === 'wss:' ? 443 : 80) }
}
