import pino, { type DestinationStream } from 'pino'
import { presentCause } from '../cause/cause.ts'
import { plainError } from './plain-error.ts'

/**
 * Opens the process's log: one JSON object per line, without personal data, with the id of the causing request, also in
 * background work. Callers choose the logged fields one by one; failures go under `err`. As a safeguard, the fields
 * named here are removed wherever they occur. `count` is called with the level of each line.
 */
export function openLog(
  level: 'info' | 'warn' | 'error' | 'silent' = 'info',
  { to, count }: { to?: DestinationStream; count?: (level: string) => void } = {},
) {
  const options = {
    level,
    mixin(_line: object, number: number) {
      count?.(pino.levels.labels[number] ?? 'other')
      const { requestId, work } = presentCause() ?? {}
      return { ...(requestId && { requestId }), ...(work && { work }) }
    },
    serializers: { err: (problem: unknown) => plainError(problem) },
    redact: {
      paths: personal.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[removed]',
    },
  }
  return to ? pino(options, to) : pino(options)
}

const personal = [
  'email',
  'password',
  'confirmPassword',
  'oldPassword',
  'newPassword',
  'cpf',
  'idcard',
  'name',
  'phone',
  'phones',
  'birthDate',
  'street',
  'zipCode',
  'token',
  'code',
  'authorization',
  'cookie',
]
