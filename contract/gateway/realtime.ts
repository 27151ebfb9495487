import { z } from 'zod'
import { call } from '../call.ts'
import { instant } from '../shapes.ts'

/** The settings of a client's connection to the broker; times in milliseconds. */
export const socketOptions = z.object({
  timeout: z.int(),
  retryInterval: z.int(),
  keepAlive: z.int(),
  path: z.string(),
  port: z.int(),
})
export type SocketOptions = z.infer<typeof socketOptions>

export const openRealtime = call({
  purpose:
    'A ticket with which the caller connects to the broker (MQTT 3.1.1 over WebSocket) within 60 seconds, as long as their session lasts. Clients ask for a new one at each connection.',
  request: 'POST /notifications/realtime',
  quota: 'realtime-tickets',
  allows: ['session'],
  input: z.object({}),
  answers: z.object({
    /** The broker's address. */
    url: z.string(),
    /** Further addresses of the broker, to be tried in this order with the same ticket if `url` doesn't answer. */
    others: z.array(z.string()),
    /** The user name of the connection: the session. */
    username: z.string(),
    /** Its password. */
    ticket: z.string(),
    expires: instant,
    /** The only topic that the caller can read; its messages are hints in JSON. */
    topic: z.string(),
    socketOptions,
  }),
})

export const realtime = { openRealtime }
