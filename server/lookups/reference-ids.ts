import { createHash } from 'node:crypto'

/** The kinds of reference documents. */
export type DocumentKind = 'occupation' | 'cityState' | 'course' | 'institution' | 'technology' | 'companyArea'

/** The id of a reference document: 32 hexadecimal characters, always the same for the same kind and code. */
export function referenceIdOf(kind: DocumentKind, code: string | number): string {
  return createHash('md5').update(`${kind}:${code}`).digest('hex')
}
