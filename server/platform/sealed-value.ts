import { z } from 'zod'
import type { House } from './house.ts'
import { seal, unseal } from './tokens.ts'

type Sealer = Pick<House, 'configuration' | 'now'>

/**
 * Seals a value that is kept outside the server until a person continues. The kind is part of the seal, so that a value
 * of one kind can't be used as another.
 */
export function sealValue({ configuration, now }: Sealer, kind: string, value: object): string {
  return seal(configuration.secret, JSON.stringify({ value, kind, at: now().getTime() }))
}

/**
 * Opens a sealed value; null if it wasn't sealed by us, has another kind or shape, or is older than `lifetime` in
 * milliseconds.
 */
export function openValue<Value>(
  { configuration, now }: Sealer,
  sealed: string,
  { kind, shape, lifetime }: { kind: string; shape: z.ZodType<Value>; lifetime: number },
): Value | null {
  const text = unseal(configuration.secret, sealed)
  const read = z
    .object({ kind: z.literal(kind), at: z.number(), value: shape })
    .safeParse(text === null ? null : jsonOf(text))
  return read.success && now().getTime() - read.data.at <= lifetime ? read.data.value : null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
