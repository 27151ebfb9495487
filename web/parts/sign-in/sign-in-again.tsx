import { lazy, Suspense, useEffect, useState } from 'react'
import { askToSignInBy } from '../../platform/browser/sign-in-again.ts'
import type { PageOwner } from './page-owner.ts'

const AskSignIn = lazy(async () => ({ default: (await import('./ask-sign-in.tsx')).AskSignIn }))

/** Asks to sign in again, in a dialog over the page, if a form wasn't accepted because the session had ended. */
export function SignInAgain({ owner }: { owner: PageOwner }) {
  const [answer, setAnswer] = useState<((isSame: boolean) => void) | null>(null)
  useEffect(() => {
    askToSignInBy(() => new Promise((answered) => setAnswer(() => answered)))
    return () => askToSignInBy(null)
  }, [])
  if (!answer) return null
  const end = (isSame: boolean) => {
    setAnswer(null)
    answer(isSame)
  }
  return (
    <Suspense>
      <AskSignIn owner={owner} onEnd={end} />
    </Suspense>
  )
}
