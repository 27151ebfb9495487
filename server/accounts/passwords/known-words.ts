import { plainPassword } from '@trampolim/marketplace/accounts/passwords/password-variants.ts'
import { once } from '../../platform/once.ts'

/** Shorter words are part of too many good passwords. */
const shortestWord = 4

/**
 * The 49,000 most used passwords, and the most common words and names of Brazil, in lower case without accents: what
 * attackers try first. They take 20 MB, so a process loads them when it has to judge its first password.
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
