import { useEffect, useState } from 'react'
import { whenIdle } from '../../platform/browser/when-idle.ts'

/** Something that the browser gets later, and what it has of it. */
export type OnceAtRest<Thing> = { now: Thing | undefined; get: () => Promise<Thing> }

/**
 * What a page works without until somebody uses it, such as the rules of a form: the browser loads it once the page is
 * at rest. Until then only the server knows it, as without JavaScript.
 */
export function onceAtRest<Thing>(load: () => Promise<Thing>): OnceAtRest<Thing> {
  const later: OnceAtRest<Thing> = {
    now: undefined,
    get: async () => {
      later.now ??= await load()
      return later.now
    },
  }
  return later
}

/** The thing once it is loaded; undefined until then, on the server, and if it can't be loaded. */
export function useOnceAtRest<Thing>(later: OnceAtRest<Thing>): Thing | undefined {
  const [thing, setThing] = useState(() => later.now)
  useEffect(() => {
    if (thing !== undefined) return
    let left = false
    const cancel = whenIdle(() => {
      later.get().then(
        (loaded) => !left && setThing(() => loaded),
        () => {},
      )
    })
    return () => {
      left = true
      cancel()
    }
  }, [later, thing])
  return thing
}
