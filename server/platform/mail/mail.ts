/** A letter to one person. `id` makes its Message-ID, so a letter sent twice is recognised as one. */
export type Letter = { id: string; to: string; subject: string; text: string; html: string }

/** Sends e-mails. */
export type Post = { send: (letter: Letter) => Promise<void>; close: () => void }
