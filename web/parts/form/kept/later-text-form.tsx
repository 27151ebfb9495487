import { type ComponentProps, Suspense } from 'react'
import { laterPart } from '../../later/later-part.tsx'
import type { TextForm } from './text-form.tsx'

const Loaded = laterPart('text-form', async () => (await import('./text-form.tsx')).TextForm)

/** The same for a page that only sometimes shows one: its scripts are loaded when it is rendered. */
export function LaterTextForm(props: ComponentProps<typeof TextForm>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
