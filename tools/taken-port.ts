import { operator } from '@trampolim/phrases/pt-br/operator.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Configuration } from '@trampolim/server/platform/configuration.ts'
import { StartFault } from '@trampolim/server/platform/fault.ts'

const t = speak(operator)

/** The errors for an address that this machine may not use, doesn't have, or doesn't know by name. */
const refused = new Set(['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])

/** Reports to the operator that the address is in use or can't be listened at; rethrows any other problem. */
export function nameTakenPort({ port, host }: Configuration) {
  return (problem: unknown): never => {
    const { code } = problem as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartFault(t('portTaken', { port }))
    if (refused.has(code ?? '')) throw new StartFault(t('portRefused', { port, host }))
    throw problem
  }
}
