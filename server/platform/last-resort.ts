import type { Logger } from 'pino'
import { isLoss } from './database/away.ts'

/**
 * Hears of what nobody caught. A lost connection is told to whoever asked for something, so beyond the log it changes
 * nothing; after anything else nobody knows what state the process is in, and it ends in order.
 */
export function catchTheRest(log: Logger, endInOrder: () => Promise<void>): void {
  let ending = false
  const hear = (err: unknown) => {
    if (isLoss(err)) return log.error({ err }, 'a lost connection was caught by nobody')
    log.fatal({ err }, 'something unforeseen was caught by nobody')
    if (ending) return
    ending = true
    endInOrder().then(
      () => process.exit(1),
      (problem: unknown) => {
        log.fatal({ err: problem }, 'the process could not end in order')
        process.exit(1)
      },
    )
  }
  process.on('unhandledRejection', hear)
  process.on('uncaughtException', hear)
}
