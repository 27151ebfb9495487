import { useEffect } from 'react'
import { useFetchers } from 'react-router'
import { seenIntent } from '../seen/seen-intent.ts'

let areUnderWay = false

/** Whether something on the open board was changed and the board isn't up to date yet. In the browser. */
export const areChangesUnderWay = () => areUnderWay

/** Keeps that state; the columns are reloaded together with a candidate if they may be outdated. */
export function useChangesUnderWay(): void {
  const changing = useFetchers().some(
    ({ formMethod, formData }) =>
      formMethod !== undefined && formMethod !== 'GET' && formData?.get('intent') !== seenIntent,
  )
  useEffect(() => {
    areUnderWay = changing
    return () => {
      areUnderWay = false
    }
  }, [changing])
}
