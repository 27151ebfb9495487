import { type Handler, handler } from '../platform/background/work.ts'
import { listen } from '../platform/events/listener.ts'
import { storeAutomatic } from './store-automatic.ts'
import { askForLetter, tellReaders, tellReadersWork } from './tell-readers.ts'

export const messageHandlers: readonly Handler[] = [handler(tellReadersWork, tellReaders)]

/** Queues the letter about a message that stays unread, and adds automatic responses to their threads. */
export const messageListeners = [
  listen('message.sent', 'message-letter', (tx, { payload, occurredAt }) =>
    askForLetter(tx, { messageId: payload.messageId, sent: occurredAt }),
  ),
  listen('response.sent', 'message-automatic', (tx, { id, payload, occurredAt }, house) =>
    storeAutomatic(tx, house, { id, ...payload, sent: occurredAt }),
  ),
]
