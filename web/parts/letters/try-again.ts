import type { Calls } from '@trampolim/contract/client/calls.ts'

/** The intent of the button that sends letters to a returning address again. */
export const againIntent = 'try-letters-again'

/** The parameter in a page's address after that was done. */
export const triedAgain = 'letters'

/** Carries out that button's form; other forms do nothing. Server only. */
export async function tryLettersAgain({ gateway }: Calls, form: FormData) {
  if (form.get('intent') === againIntent) await gateway.letters.tryLettersAgain({})
}
