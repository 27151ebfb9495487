import type { Pool, PoolClient } from 'pg'

type OnConnect = Parameters<Pool['connect']>[0]

/**
 * Wraps a pool for the queue's library, which may release the connection on which it listens twice: once since it is
 * ending, and once since the connection broke meanwhile. The pool would throw then, in a promise that nobody awaits, and
 * the process would end.
 */
export function tolerateSecondRelease(pool: Pool): Pool {
  const connect = (onConnect?: OnConnect) =>
    onConnect ? pool.connect((problem, client, release) => onConnect(problem, client, once(release))) : pool.connect()
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return connect
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function once(release: PoolClient['release']): PoolClient['release'] {
  let isReleased = false
  return (broken) => {
    if (isReleased) return
    isReleased = true
    release(broken)
  }
}
