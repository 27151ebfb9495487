import { plainPassword } from '@trampolim/marketplace/accounts/passwords/password-variants.ts'
import { once } from '../../platform/once.ts'

/** Shorter words are part of too many good passwords. */
const shortestWord = 4

/**
 * The 49,000 passwords used most, and the commonest words and names of Brazil, in small letters without accents: what is
 * tried first by who guesses. They take 20 MB, so a process reads them at the first password that it has to judge.
 */
export const knownWords = once(async (): Promise<ReadonlySet<string>> => {
  const [{ dictionary: common }, { dictionary: brazilian }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ])
  return new Set(
    [
      common['passwords-common'],
      brazilian['commonWords-pt-br'],
      brazilian['firstnames-pt-br'],
      brazilian['lastnames-pt-br'],
    ]
      .flat()
      .map((word) => plainPassword(String(word)))
      .filter((word) => word.length >= shortestWord),
  )
})
