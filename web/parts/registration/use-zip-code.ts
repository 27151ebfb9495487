import { isZipCode, normaliseZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import { useEffect, useRef, useState } from 'react'
import { type AddressPart, addressPart, type FoundAddress, findAddress } from './find-address.ts'

/** How the search for a CEP's address stands; null before one was asked for. */
export type ZipCodeAnswer = 'looking' | 'unknown' | FoundAddress | null

/**
 * Asks for the address of a CEP once it is typed in full. Another CEP than before leaves nothing of the old address.
 * `typed` is called with each text of the field, `zipCode` is the one in the draft.
 */
export function useZipCode(zipCode: string, onAddress: (part: AddressPart) => void) {
  const [answer, setAnswer] = useState<ZipCodeAnswer>(null)
  /** The last whole CEP, whose address the fields hold; the newest one asked for. */
  const known = useRef('')
  const asked = useRef('')
  useEffect(() => {
    if (isZipCode(zipCode)) known.current = normaliseZipCode(zipCode)
  }, [zipCode])
  const typed = async (text: string) => {
    const zip = normaliseZipCode(text)
    const before = known.current
    if (zip === before || !isZipCode(text)) return
    asked.current = zip
    setAnswer('looking')
    const found = await findAddress(zip)
    if (asked.current !== zip) return
    setAnswer(found ?? 'unknown')
    onAddress(addressPart(found, { renew: before !== '' }))
  }
  return { answer, typed }
}
