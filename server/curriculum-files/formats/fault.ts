/** Why a file couldn't be read. */
export type FileFault = 'file_type_refused' | 'file_unreadable' | 'file_locked' | 'file_without_text'

export class Unreadable extends Error {
  readonly fault: FileFault
  constructor(fault: FileFault) {
    super(fault)
    this.fault = fault
  }
}
