/** Scans bytes for malware. */
export type Scanner = {
  /**
   * Returns the name of the malware found; null if there is none.
   * @throws an Error if the scanner doesn't answer within so many milliseconds, or can't decide
   */
  scan: (bytes: Uint8Array, options: { within: number }) => Promise<string | null>
}
