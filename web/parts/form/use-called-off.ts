import { useEffect, useRef } from 'react'
import { type Navigation, useNavigation } from 'react-router'

/** What becomes of a form that is sent by a navigation; `left`: the person went elsewhere before it was answered. */
export type Sending = 'none' | 'sent' | 'answered' | 'left'

type Step = Pick<Navigation, 'state' | 'formData'>

/** The same after a further step of the router. An answered form leads on with its data, also over several redirects. */
export function sendingAfter(before: Sending, { state, formData }: Step): Sending {
  if (state === 'idle') return 'none'
  if (state === 'submitting') return 'sent'
  return formData || before === 'answered' ? 'answered' : 'left'
}

/** Calls `settle` if the person goes elsewhere before the form was answered: nobody knows whether it arrived. */
export function useCalledOff(settle: () => void) {
  const navigation = useNavigation()
  const sending = useRef<Sending>('none')
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step of the router.
  useEffect(() => {
    sending.current = sendingAfter(sending.current, navigation)
    if (sending.current === 'left') settle()
  }, [navigation])
}
