/// <reference path="./u8-mqtt.d.ts" />
import { mqtt } from 'u8-mqtt/esm/web/basic-v4.js'
import { newClientId } from '../../platform/browser/new-client-id.ts'
import { hintIn } from './hint-in.ts'
import type { Connect } from './keep-connection.ts'

type Site = { readonly protocol: string; readonly host: string }

/** The code of a topic that the broker refuses. */
const refused = 0x80

/** Connects a page of this site by MQTT over WebSocket, and reads the topic of a ticket. */
export const connectByMqtt =
  (site: Site): Connect =>
  (ticket, { timeout, keepAlive, path }, on) => {
    const own = `${site.protocol === 'https:' ? 'wss' : 'ws'}://${site.host}${path}`
    let socket: WebSocket | undefined
    let pinging: ReturnType<typeof setInterval> | undefined
    let overdue: ReturnType<typeof setTimeout> | undefined
    let ended = false

    const leave = () => {
      ended = true
      clearTimeout(overdue)
      clearInterval(pinging)
      socket?.close()
    }
    // A failed connection changes nothing on the page.
    const end = () => {
      if (ended) return
      leave()
      on.end()
    }
    /** Ends the connection unless the broker answers in time, since a lost network doesn't close it. */
    const expectAnswer = (within: number) => {
      clearTimeout(overdue)
      overdue = setTimeout(end, within)
    }

    const client = mqtt({
      on_mqtt_type: {
        mqtt_publish(message) {
          const hint = ended ? null : hintIn(message.utf8())
          if (hint) on.hint(hint)
        },
        mqtt_pingresp: () => clearTimeout(overdue),
      },
      on_disconnect: () => undefined,
      log_conn: () => undefined,
      keep_alive: 0,
    })

    async function begin() {
      expectAnswer(timeout)
      socket = new WebSocket(ticket.url ?? own, ['mqtt'])
      socket.addEventListener('close', end)
      await client.with_websock(socket).connect({
        client_id: newClientId(),
        username: ticket.username,
        password: ticket.ticket,
        keep_alive: Math.ceil(keepAlive / 1000),
        flags: { clean_start: true },
      })
      expectAnswer(timeout)
      const [answer] = await client.subscribe(ticket.topic)
      if (!answer || answer.answers.some((code) => code.valueOf() >= refused)) throw new Error('the topic is refused')
      if (ended) return
      clearTimeout(overdue)
      pinging = setInterval(() => {
        expectAnswer(keepAlive / 2)
        void client.ping()
      }, keepAlive)
      on.listening()
    }

    begin().catch(end)
    return { end: leave }
  }
