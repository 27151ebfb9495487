import { StartFault } from '@trampolim/server/platform/fault.ts'
import { expect, it } from 'vitest'
import { nameTakenPort } from './taken-port.ts'

const said = (code: string) => {
  try {
    return nameTakenPort({ port: 3000, host: 'vagas.invalid' } as never)(Object.assign(new Error(code), { code }))
  } catch (problem) {
    return problem instanceof StartFault ? problem.message : 'no line for the operator'
  }
}

it.each([
  ['EADDRINUSE', 'A porta 3000 já está em uso.'],
  ['EADDRNOTAVAIL', 'Não é possível escutar em vagas.invalid:3000.'],
  ['ENOTFOUND', 'Não é possível escutar em vagas.invalid:3000.'],
  ['EAI_AGAIN', 'Não é possível escutar em vagas.invalid:3000.'],
  ['EIO', 'no line for the operator'],
])('says of %s what to do', (code, line) => {
  expect(said(code)).toContain(line)
})
