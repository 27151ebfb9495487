/** Something that the operator has to mend before the process can start: told in one clear line, without a stack. */
export class StartFault extends Error {
  constructor(line: string) {
    super(line)
    this.name = 'StartFault'
  }
}
