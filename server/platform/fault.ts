import { startFaults } from '@trampolim/phrases/pt-br/start-faults.ts'
import { type PhraseKey, type PhraseValues, speak } from '@trampolim/phrases/speak.ts'

const t = speak(startFaults)

type StartFaultKey = PhraseKey<typeof startFaults>

/** A problem that the operator has to solve before the process can start; printed as plain lines without a stack. */
export class StartFault extends Error {
  constructor(text: string) {
    super(text)
    this.name = 'StartFault'
  }
}

/** Whether a problem is such a fault; the built server has a class of its own for it. */
export function isStartFault(problem: unknown): problem is Error {
  return problem instanceof Error && problem.name === 'StartFault'
}

/** The text of one fault, for printing several together. */
export function faultText(key: StartFaultKey, values?: PhraseValues): string {
  return t(key, values)
}

/** A fault of one line. */
export function startFault(key: StartFaultKey, values?: PhraseValues): StartFault {
  return new StartFault(faultText(key, values))
}
