/** A document to copy and fill in: what stands in square brackets is each person's own. */
export type Model = {
  readonly title: string
  readonly summary: string
  /** The day of the last revision. */
  readonly updated: string
  readonly law?: string
  readonly text: string
}
