import { Suspense, useEffect, useState } from 'react'
import { askToSignInBy, signedInAgain } from '../../platform/browser/sign-in-again.ts'
import { laterPart } from '../later/later-part.tsx'
import type { PageOwner } from './page-owner.ts'

const AskSignIn = laterPart('sign-in-again', async () => (await import('./ask-sign-in.tsx')).AskSignIn)

/** Asks to sign in again, in a dialog over the page, if a form wasn't accepted because the session had ended. */
export function SignInAgain({ owner }: { owner: PageOwner }) {
  const [asked, setAsked] = useState<{ intent: string | null; answer: (isSame: boolean) => void } | null>(null)
  useEffect(() => {
    askToSignInBy((intent) => new Promise((answer) => setAsked({ intent, answer })))
    return () => askToSignInBy(null)
  }, [])
  if (!asked) return null
  const end = (isSame: boolean) => {
    setAsked(null)
    asked.answer(isSame)
    if (isSame) window.dispatchEvent(new Event(signedInAgain))
  }
  return (
    <Suspense>
      <AskSignIn owner={owner} intent={asked.intent} onEnd={end} />
    </Suspense>
  )
}
