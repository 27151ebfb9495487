import { isWholeZipCode, normaliseZipCode } from '@trampolim/marketplace/registration/whole-zip-code.ts'
import { useEffect, useRef, useState } from 'react'
import { type AddressPart, addressPart, type FoundAddress, findAddress, untypedPart } from './find-address.ts'

/** The state of looking up a CEP's address; null before the first look-up. */
export type ZipCodeAnswer = 'looking' | 'unknown' | FoundAddress | null

/**
 * Looks up the address of a CEP once it is complete. After a change of the CEP nothing of the old address is kept, but
 * for what was typed since. `typed` is called with each text of the field; `draft` has the CEP and its address.
 */
export function useZipCode(draft: AddressPart & { zipCode: string }, onAddress: (part: AddressPart) => void) {
  const { zipCode } = draft
  const newest = useRef(draft)
  newest.current = draft
  const [answer, setAnswer] = useState<ZipCodeAnswer>(null)
  /** The last complete CEP, whose address is in the fields. */
  const known = useRef('')
  /** The CEP that is being looked up, and the one that was known before. */
  const asked = useRef({ zip: '', before: '' })
  useEffect(() => {
    if (isWholeZipCode(zipCode)) known.current = normaliseZipCode(zipCode)
  }, [zipCode])
  const typed = async (text: string) => {
    const zip = normaliseZipCode(text)
    if (zip === known.current || !isWholeZipCode(text)) return
    // Of a CEP that is still being looked up there is no address in the fields.
    const before = known.current === asked.current.zip ? asked.current.before : known.current
    const own = { zip, before }
    asked.current = own
    setAnswer('looking')
    const shown = newest.current
    const found = await findAddress(zip)
    if (asked.current !== own) return
    asked.current = { zip: '', before: '' }
    // A row of a list that was removed meanwhile leaves its place to another one.
    if (normaliseZipCode(newest.current.zipCode) !== zip) {
      // Typed again, it is looked up again.
      if (known.current === zip) known.current = before
      return setAnswer(null)
    }
    setAnswer(found ?? 'unknown')
    const part = addressPart(found, { renew: before !== '' })
    onAddress(untypedPart(part, { asked: shown, now: newest.current }))
  }
  return { answer, typed }
}
