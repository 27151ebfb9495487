import { setTimeout as wait } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'

/** How long a runner none of whose work goes on may take to end, in milliseconds. */
const longestIdle = 10_000

/**
 * Tells a runner to end and waits until it has, however long its work takes. The library may wait forever for work that
 * is over, such as where its end couldn't be recorded: a runner without work in progress is left behind after a while.
 * `isBusy` is asked at every `tick`, and says whether any of its work goes on.
 * @returns whether it ended
 */
export async function endRunner(
  { stop, promise }: Pick<Runner, 'stop' | 'promise'>,
  { isBusy, patience = longestIdle, tick = 500 }: { isBusy: () => boolean; patience?: number; tick?: number },
): Promise<boolean> {
  // A runner that is ending already refuses to be told again.
  const ended = Promise.allSettled([stop(), promise]).then(() => true)
  for (let idle = 0; idle < patience; idle = isBusy() ? 0 : idle + tick) {
    if (await Promise.race([ended, wait(tick, false)])) return true
  }
  return false
}
