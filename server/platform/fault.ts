import { startFaults } from '@trampolim/phrases/pt-br/start-faults.ts'
import { type PhraseKey, type PhraseValues, speak } from '@trampolim/phrases/speak.ts'

const t = speak('startFaults', startFaults)

type StartFaultKey = PhraseKey<typeof startFaults>

/** Something that the operator has to mend before the process can start: told in clear lines, without a stack. */
export class StartFault extends Error {
  constructor(text: string) {
    super(text)
    this.name = 'StartFault'
  }
}

/** The text of a fault, for those that are told together. */
export function faultText(key: StartFaultKey, values?: PhraseValues): string {
  return t(key, values)
}

/** A fault of one line. */
export function startFault(key: StartFaultKey, values?: PhraseValues): StartFault {
  return new StartFault(faultText(key, values))
}
