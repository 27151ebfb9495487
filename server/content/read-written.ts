import { parse } from 'yaml'
import { z } from 'zod'

/** What a file of content says: its head, checked, and its body as it is written. */
type Written<Head extends z.ZodType<object>> = z.infer<Head> & { body: string }

/**
 * Reads the source of a file of content: a head between two lines of `---`, then its body.
 * @throws an Error that names the file and each fault
 */
export function readWritten<Head extends z.ZodType<object>>(
  file: string,
  source: string,
  { head, body: bodyShape = z.string() }: { head: Head; body?: z.ZodType<string> },
): Written<Head> {
  const [, top, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  if (top === undefined || body === undefined) throw new Error(`content/${file}: no head between two lines of ---`)
  const checked = head.safeParse(parse(top))
  if (!checked.success) throw new Error(`content/${file}: ${z.prettifyError(checked.error)}`)
  const checkedBody = bodyShape.safeParse(body)
  if (!checkedBody.success) throw new Error(`content/${file}: ${z.prettifyError(checkedBody.error)}`)
  return { ...checked.data, body: checkedBody.data }
}
