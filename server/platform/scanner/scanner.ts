/** Scans bytes for malware. */
export type Scanner = {
  /**
   * The name of what was found; null where there is nothing.
   * @throws an Error where the scanner doesn't answer within so many milliseconds, or can't tell
   */
  scan: (bytes: Uint8Array, options: { within: number }) => Promise<string | null>
}
