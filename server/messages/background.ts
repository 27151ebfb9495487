import { type Handler, handler } from '../platform/background/work.ts'
import { listen } from '../platform/events/listener.ts'
import { askForLetter, tellReaders, tellReadersWork } from './tell-readers.ts'

export const messageHandlers: readonly Handler[] = [handler(tellReadersWork, tellReaders)]

/** Plans the letter about a message that stays unread. */
export const messageListeners = [
  listen('message.sent', 'message-letter', (tx, { payload, occurredAt }) =>
    askForLetter(tx, { messageId: payload.messageId, sent: occurredAt }),
  ),
]
