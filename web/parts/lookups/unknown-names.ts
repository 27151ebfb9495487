import { type Faults, faultText } from '../../platform/faults.ts'

type Unknown = {
  code: 'unknown_occupation' | 'unknown_municipality'
  /** The names that were typed, by the field that lacks their code. */
  typed: Readonly<Record<string, string>>
}

/** Says of a name that was typed and isn't known that it is unknown, not that it is missing. */
export function withUnknownNames(faults: Faults, { code, typed }: Unknown): Faults {
  const missing = faultText('required')
  return Object.fromEntries(
    Object.entries(faults).map(([field, text]) => [
      field,
      text === missing && typed[field]?.trim() ? faultText(code) : text,
    ]),
  )
}
