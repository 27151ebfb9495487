import pino, { type DestinationStream } from 'pino'
import { plainError } from './plain-error.ts'

/**
 * The process's log: one JSON object a line, with request ids and without personal data. What a verb logs is chosen
 * field by field, failures go under `err`; the fields named here are removed wherever they turn up all the same.
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
