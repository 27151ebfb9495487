import mqtt from 'mqtt'
import { newClientId } from '../../platform/browser/new-client-id.ts'
import { hintIn } from './hint-in.ts'
import type { Connect } from './keep-connection.ts'

type Site = { readonly protocol: string; readonly host: string }

/** Connects a page of this site by MQTT over WebSocket, and reads the topic of a ticket. */
export const connectByMqtt =
  (site: Site): Connect =>
  (ticket, { timeout, keepAlive, path }, on) => {
    const own = `${site.protocol === 'https:' ? 'wss' : 'ws'}://${site.host}${path}`
    const client = mqtt.connect(ticket.url ?? own, {
      protocolVersion: 4,
      clean: true,
      clientId: newClientId(),
      username: ticket.username,
      password: ticket.ticket,
      keepalive: Math.ceil(keepAlive / 1000),
      connectTimeout: timeout,
      // Automatic reconnecting is off, since each connection needs a new ticket.
      reconnectPeriod: 0,
      resubscribe: false,
      // The other timers run in a worker from a blob, which the content security policy forbids.
      timerVariant: 'native',
    })
    let ended = false
    const end = () => {
      if (ended) return
      ended = true
      client.end(true)
      on.end()
    }
    client.on('connect', () => {
      client.subscribe(ticket.topic, { qos: 0 }, (problem) => (problem ? end() : on.listening()))
    })
    client.on('message', (_topic, payload) => {
      const hint = hintIn(new TextDecoder().decode(payload))
      if (hint) on.hint(hint)
    })
    // A failed connection changes nothing on the page.
    client.on('error', end)
    client.on('close', end)
    return {
      end() {
        ended = true
        client.end(true)
      },
    }
  }
