/** What is used of the library, which has no types of its own: MQTT 3.1.1 for browsers, without routes of topics. */
declare module 'u8-mqtt/esm/web/basic-v4.js' {
  type Message = { utf8: () => string }

  type Handlers = {
    on_mqtt_type: { mqtt_publish: (message: Message) => void; mqtt_pingresp: () => void }
    on_disconnect: () => void
    log_conn: () => void
    /** In seconds; 0: the caller sends the pings. */
    keep_alive: number
  }

  type Connecting = {
    client_id: string
    username: string
    password: string
    /** In seconds. */
    keep_alive: number
    flags: { clean_start: boolean }
  }

  type Client = {
    with_websock: (socket: WebSocket) => Client
    /** @throws if the broker refuses */
    connect: (connecting: Connecting) => Promise<unknown>
    /** The broker's answer, which has a code for each topic: 128 or above for a refused one. */
    subscribe: (topic: string) => Promise<[answer?: { answers: { valueOf(): number }[] }]>
    ping: () => Promise<unknown>
  }

  export const mqtt: (handlers: Handlers) => Client
}
