import type { z } from 'zod'

/** An example of a call: its input as a client gives it, and the answer if it isn't refused. */
export type Example<Asks = unknown, Answers = unknown> = { readonly asks: Asks; readonly answers: Answers }

type Schemas<Input extends z.ZodType, Output extends z.ZodType> = {
  '~orpc': { inputSchema?: Input | undefined; outputSchema?: Output | undefined }
}

/** Examples of a service's calls, at the same places as the calls. */
export type ExamplesOf<Calls> = {
  readonly [Name in keyof Calls]?: Calls[Name] extends Schemas<infer Input, infer Output>
    ? Example<z.input<Input>, z.output<Output>>
    : ExamplesOf<Calls[Name]>
}
