import { useEffect, useRef } from 'react'
import { type Navigation, useNavigation } from 'react-router'

/**
 * What becomes of a form that is sent by a navigation, with its data as the router has them; `left`: the person went
 * elsewhere, or sent another form, before it was answered.
 */
export type Sending = { is: 'none' | 'sent' | 'answered' | 'left'; data?: FormData | undefined }

type Step = Pick<Navigation, 'state' | 'formData'>

/** The same after a further step of the router. An answered form leads on with its data, also over several redirects. */
export function sendingAfter({ is, data }: Sending, { state, formData }: Step): Sending {
  if (state === 'idle') return { is: 'none' }
  const isOurs = formData !== undefined && (data === undefined || formData === data)
  if (isOurs) return { is: state === 'submitting' ? 'sent' : 'answered', data: formData }
  return { is: is === 'answered' ? 'answered' : 'left', data }
}

/** Whether somebody goes elsewhere while a form that a fetcher sends has no answer yet; a redirect is an answer. */
export const isLeftUnanswered = (navigation: Pick<Step, 'state'>, fetcher: Pick<Step, 'state'>): boolean =>
  navigation.state === 'loading' && fetcher.state === 'submitting'

/** Calls `settle` if a form that was sent is left before it was answered: nobody knows whether it arrived. */
export function useCalledOff({ isSent, settle }: { isSent: () => boolean; settle: () => void }) {
  const navigation = useNavigation()
  const sending = useRef<Sending>({ is: 'none' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step of the router.
  useEffect(() => {
    sending.current = isSent() ? sendingAfter(sending.current, navigation) : { is: 'none' }
    if (sending.current.is === 'left') settle()
  }, [navigation])
}
