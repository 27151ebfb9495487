import type { Logger } from 'pino'
import { isLoss } from './database/away.ts'

/** What the log says where a process ends itself. */
export const unforeseen = 'something unforeseen was caught by nobody'

/**
 * Handles uncaught errors. A lost connection has already failed the request that used it, so it is only logged; after
 * anything else the state of the process is unknown, and it shuts down gracefully.
 */
export function catchTheRest(log: Logger, endInOrder: () => Promise<void>): void {
  let ending = false
  const onUncaught = (err: unknown) => {
    if (isLoss(err)) return log.error({ err }, 'a lost connection was caught by nobody')
    log.fatal({ err }, unforeseen)
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
  process.on('unhandledRejection', onUncaught)
  process.on('uncaughtException', onUncaught)
}
