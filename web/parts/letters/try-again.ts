import type { Calls } from '@trampolim/contract/client/calls.ts'

/** The intent of the button by which letters go to an address again that came back. */
export const againIntent = 'try-letters-again'

/** In the address of a page on which it was done. */
export const triedAgain = 'letters'

/** Does what the button asks for; another form does nothing. Server only. */
export async function tryLettersAgain({ gateway }: Calls, form: FormData) {
  if (form.get('intent') === againIntent) await gateway.letters.tryLettersAgain({})
}
