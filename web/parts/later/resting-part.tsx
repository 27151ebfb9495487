import { type ComponentType, memo, Suspense, use, useEffect, useMemo, useState } from 'react'
import { useIsScripted } from '../../platform/browser/is-scripted.ts'
import { whenIdle } from '../../platform/browser/when-idle.ts'
import { patiently } from './patiently.ts'

let rest: Promise<void> | undefined

/** Resolves once the page is at rest, or is used. */
function atRest(): Promise<void> {
  rest ??= new Promise((resolve) => {
    const done = () => resolve()
    whenIdle(done)
    for (const first of ['pointerdown', 'keydown']) addEventListener(first, done, { once: true, capture: true })
  })
  return rest
}

/**
 * A part that works as the server drew it, such as a menu of links and forms: the browser loads it and takes it over
 * once the page is at rest. Nothing may be typed in it. On later pages it is loaded when it is rendered.
 */
export function restingPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  let waking: Promise<void> | undefined
  const get = () => {
    loading ??= patiently(load, name).then((loaded) => {
      Loaded = loaded
    })
    return loading
  }
  const wake = () => {
    waking ??= typeof window === 'undefined' ? get() : atRest().then(get)
    return waking
  }
  function Part({ isSent, props }: { isSent: boolean; props: Props }) {
    if (!Loaded) use(isSent ? wake() : get())
    return Loaded && <Loaded {...props} />
  }
  function RestingPart(props: Props) {
    const isScripted = useIsScripted()
    // Whether the server drew it, which is taken over now, perhaps later than the page around it.
    const [isSent] = useState(!isScripted)
    const [first] = useState(props)
    const [isThere, setThere] = useState(false)
    useEffect(() => {
      if (isSent) wake().then(() => setThere(true))
    }, [isSent])
    // Until it is loaded it stays as it was sent: a change would make React take away what the server drew.
    const shown = isSent && !isThere ? first : props
    const sent = useMemo(
      () => (
        <Suspense>
          <Part isSent props={shown} />
        </Suspense>
      ),
      [shown],
    )
    // Only a page that was sent shows something in place of what isn't loaded yet.
    return isSent ? sent : <Part isSent={false} props={props} />
  }
  return memo(RestingPart) as unknown as ComponentType<Props>
}
