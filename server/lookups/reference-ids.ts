import { createHash } from 'node:crypto'

/** What a reference document can be about. */
export type DocumentKind = 'occupation' | 'cityState' | 'course' | 'institution' | 'technology' | 'companyArea'

/** The id of a reference document: 32 hexadecimal characters, always the same for the same kind and code. */
export function referenceIdOf(kind: DocumentKind, code: string | number): string {
  return createHash('md5').update(`${kind}:${code}`).digest('hex')
}
