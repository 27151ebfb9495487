import pino, { type DestinationStream } from 'pino'
import { plainError } from './plain-error.ts'

/**
 * Opens the process's log: one JSON object per line, with request ids and without personal data. Callers choose the
 * logged fields one by one, and failures go under `err`; as a safeguard, the fields named here are removed wherever they
 * occur.
 */
export function openLog(level: 'info' | 'warn' | 'error' | 'silent' = 'info', to?: DestinationStream) {
  const options = {
    level,
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
