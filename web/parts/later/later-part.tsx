import { type ComponentType, use } from 'react'
import { patiently } from './patiently.ts'

/** A part of a page; `prepare` loads it before it is rendered. */
export type LaterPart<Props> = ComponentType<Props> & { prepare: () => void }

/** The loader of each part by its name, in the browser. */
const parts = new Map<string, () => Promise<void>>()

/**
 * A part of a page that only some of its addresses show, such as the form behind 'Mudar': its scripts are loaded when
 * it is rendered. A page that is sent with such a part names it in its head, and loads it before hydration.
 */
export function laterPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LaterPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const get = () => {
    loading ??= patiently(load, name).then((loaded) => {
      Loaded = loaded
    })
    return loading
  }
  parts.set(name, get)
  /** Without a message if it fails, since nobody asked for the part yet. */
  const prepare = () => {
    if (!Loaded)
      load().then(
        (loaded) => (Loaded = loaded),
        () => {},
      )
  }
  function LaterPart(props: Props) {
    if (!Loaded) use(get())
    return (
      <>
        <meta name="part" content={name} />
        {Loaded && <Loaded {...props} />}
      </>
    )
  }
  return Object.assign(LaterPart, { prepare })
}

/** Loads the parts with which a page was sent, so that hydration isn't interrupted. */
export async function loadPartsOf(page: Document): Promise<void> {
  let names = [...page.querySelectorAll<HTMLMetaElement>('meta[name=part]')].map(({ content }) => content)
  // A part may contain further parts, which are known once it is loaded.
  for (let known = names; known.length > 0; ) {
    known = names.filter((name) => parts.has(name))
    names = names.filter((name) => !parts.has(name))
    await Promise.all(known.map((name) => parts.get(name)?.()))
  }
}
