/** A document to copy and fill in; square brackets mark what each person has to fill in. */
export type Model = {
  readonly title: string
  readonly summary: string
  /** The day of the last revision. */
  readonly updated: string
  readonly law?: string
  readonly text: string
}
