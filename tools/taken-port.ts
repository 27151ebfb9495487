import { operator } from '@trampolim/phrases/pt-br/operator.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Configuration } from '@trampolim/server/platform/configuration.ts'
import { StartFault } from '@trampolim/server/platform/fault.ts'

const t = speak(operator)

/** Reports to the operator that the address is already in use; rethrows any other problem. */
export function nameTakenPort({ port, host }: Configuration) {
  return (problem: unknown): never => {
    const { code } = problem as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartFault(t('portTaken', { port }))
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') throw new StartFault(t('portRefused', { port, host }))
    throw problem
  }
}
