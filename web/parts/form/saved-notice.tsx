import { type ComponentProps, useEffect, useRef } from 'react'
import { Notice } from '../../design/notice.tsx'

/** Says that the form was saved; it scrolls into view and takes the focus. */
export function SavedNotice(props: Omit<ComponentProps<typeof Notice>, 'tone' | 'live'>) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} tabIndex={-1} data-arrived>
      <Notice {...props} tone="success" live />
    </div>
  )
}
