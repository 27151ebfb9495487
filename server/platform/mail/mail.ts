/**
 * A letter to one person. `id` becomes its Message-ID, so that a repeated letter is recognised. `stopUrl`: where a mail program
 * stops letters like it (RFC 8058). `returnTo`: the address to which it returns if it can't be delivered.
 */
export type Letter = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  stopUrl?: string
  returnTo?: string
  calendar?: Calendar
}

/** An event for the addressee’s calendar, as an iCalendar file. */
type Calendar = { method: 'REQUEST' | 'CANCEL'; content: string }

/** Sends e-mails. */
export type Post = { send: (letter: Letter) => Promise<void>; close: () => void }

/** The address of a sender who is written with a name, ‘Trampolim <a@b>’, or without. */
export const addressIn = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender
