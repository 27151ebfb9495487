import { useEffect, useState } from 'react'
import { whenIdle } from '../../platform/when-idle.ts'

/** Rules that a form needs in the browser, and whether they are there. */
export type LaterRules<Rules> = { now: Rules | undefined; get: () => Promise<Rules> }

/**
 * The rules of a form, which the browser loads once the page is at rest. Until then only the server knows what is wrong,
 * as without JavaScript: it checks every form by the same rules.
 */
export function laterRules<Rules>(load: () => Promise<Rules>): LaterRules<Rules> {
  const rules: LaterRules<Rules> = {
    now: undefined,
    get: async () => {
      rules.now ??= await load()
      return rules.now
    },
  }
  return rules
}

/** The rules once they are loaded; undefined until then, and if they can't be loaded. */
export function useLaterRules<Rules>(later: LaterRules<Rules>): Rules | undefined {
  const [rules, setRules] = useState(() => later.now)
  useEffect(() => {
    if (rules !== undefined) return
    let left = false
    const cancel = whenIdle(() => {
      later.get().then(
        (loaded) => !left && setRules(() => loaded),
        () => {},
      )
    })
    return () => {
      left = true
      cancel()
    }
  }, [later, rules])
  return rules
}
