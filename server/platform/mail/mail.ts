/**
 * A letter to one person. `id` becomes its Message-ID, so that a repeated letter is recognised. `stopUrl`: where a mail program
 * stops letters that are sent regularly (RFC 8058).
 */
export type Letter = { id: string; to: string; subject: string; text: string; html: string; stopUrl?: string }

/** Sends e-mails. */
export type Post = { send: (letter: Letter) => Promise<void>; close: () => void }
