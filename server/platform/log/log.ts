import pino from 'pino'

/**
 * The process's log: one JSON object a line, with request ids and without personal data. What a verb logs is chosen
 * field by field; the fields named here are removed wherever they turn up all the same.
 */
export function openLog(level: 'info' | 'warn' | 'error' | 'silent' = 'info') {
  return pino({
    level,
    redact: {
      paths: personal.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[removed]',
    },
  })
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
