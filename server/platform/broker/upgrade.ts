import type { IncomingMessage } from 'node:http'
import { brokerDefaults } from '@trampolim/marketplace/realtime/broker.ts'

/**
 * Whether a request asks for the embedded broker's protocol. A request that offers any other upgrade, such as to
 * HTTP/2, is answered without it.
 */
export function wantsBroker({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url.split('?', 1)[0] === brokerDefaults.path
}
