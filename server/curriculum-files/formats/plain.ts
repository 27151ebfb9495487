import { decodeSingleBytes, orderOfUtf16 } from './bytes-as-text.ts'
import { Unreadable } from './fault.ts'

/**
 * The text of a plain-text file in any common encoding.
 * @throws Unreadable if it is something else
 */
export function readPlain(bytes: Uint8Array): string {
  const text = decoded(bytes)
  const others = text.match(/[^\P{Cc}\n\r\t\f]/gu)?.length ?? 0
  if (others > text.length / 200 || isMarkup(text)) throw new Unreadable('file_type_refused')
  return text
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const order = orderOfUtf16(bytes)
  if (order) return new TextDecoder(order).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeSingleBytes(bytes)
  }
}

/** Web pages and programs are text as well, but not that of a curriculum. */
const isMarkup = (text: string) =>
  /^\s*(?:<(?:!doctype|html|\?xml|\?php|svg|script|head)|#!|%!PS)/i.test(text.slice(0, 1000))
