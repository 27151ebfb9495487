/** A letter to one person. `id` becomes its Message-ID, so that a repeated letter is recognised. */
export type Letter = { id: string; to: string; subject: string; text: string; html: string }

/** Sends e-mails. */
export type Post = { send: (letter: Letter) => Promise<void>; close: () => void }
