import type { Schema } from './values.ts'

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema?: Schema }
type Operation = {
  operationId?: string
  description?: string
  parameters?: readonly Parameter[]
  requestBody?: { content?: Readonly<Record<string, { schema?: Schema }>> }
}
type Document = {
  servers: readonly { url: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** One call as a service's document describes it. */
export type DocumentedCall = {
  /** `DELETE /job/{id}`. */
  name: string
  base: string
  method: string
  path: string
  /** The roles that its description says it allows. */
  allows: readonly string[]
  parameters: readonly Parameter[]
  body: Schema | null
}

const bases = ['gateway', 'search-jobs', 'search-cv', 'social-media'].map((service) => `/api/${service}`)

/** Reads every call of every service from the documents that the running product publishes. */
export async function readDocuments(address: string): Promise<DocumentedCall[]> {
  const documents = await Promise.all(
    bases.map(async (base) => (await (await fetch(`${address}${base}/openapi.json`)).json()) as Document),
  )
  return documents.flatMap(callsOf)
}

function callsOf({ servers, paths }: Document): DocumentedCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      base: servers[0]?.url ?? '',
      method: method.toUpperCase(),
      path,
      allows: /Allows: ([^.]*)\./.exec(operation.description ?? '')?.[1]?.split(', ') ?? [],
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content?.['application/json']?.schema ?? null,
    })),
  )
}
