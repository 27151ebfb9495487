import { useEffect, useRef } from 'react'
import { toast } from '../../design/toasts.tsx'

type Answered = { state: string; data: { fault: string } | { done: true } | undefined }

/** Shows once, when the answer of a small form arrives, that it was done, or why it wasn't. */
export function useDoneNotice({ state, data }: Answered, done: string) {
  const announced = useRef<unknown>(undefined)
  useEffect(() => {
    if (!data || announced.current === data) return
    const isRefused = 'fault' in data
    // The form may be gone once the page was read again after a refusal.
    if (state !== 'idle' && !isRefused) return
    announced.current = data
    if (isRefused) toast({ tone: 'danger', text: data.fault })
    else toast({ tone: 'success', text: done })
  }, [state, data, done])
}
