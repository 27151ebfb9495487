import { codeTable } from './code-table.ts'

/** A Brazilian state or the Federal District. `zipCodes` are ranges of the CEP's first five digits (Correios). */
type State = { readonly name: string; readonly zipCodes: readonly (readonly [from: number, to: number])[] }

const data = {
  AC: { name: 'Acre', zipCodes: [[69900, 69999]] },
  AL: { name: 'Alagoas', zipCodes: [[57000, 57999]] },
  AM: {
    name: 'Amazonas',
    zipCodes: [
      [69000, 69299],
      [69400, 69899],
    ],
  },
  AP: { name: 'Amapá', zipCodes: [[68900, 68999]] },
  BA: { name: 'Bahia', zipCodes: [[40000, 48999]] },
  CE: { name: 'Ceará', zipCodes: [[60000, 63999]] },
  DF: {
    name: 'Distrito Federal',
    zipCodes: [
      [70000, 72799],
      [73000, 73699],
    ],
  },
  ES: { name: 'Espírito Santo', zipCodes: [[29000, 29999]] },
  GO: {
    name: 'Goiás',
    zipCodes: [
      [72800, 72999],
      [73700, 76799],
    ],
  },
  MA: { name: 'Maranhão', zipCodes: [[65000, 65999]] },
  MG: { name: 'Minas Gerais', zipCodes: [[30000, 39999]] },
  MS: { name: 'Mato Grosso do Sul', zipCodes: [[79000, 79999]] },
  MT: { name: 'Mato Grosso', zipCodes: [[78000, 78899]] },
  PA: { name: 'Pará', zipCodes: [[66000, 68899]] },
  PB: { name: 'Paraíba', zipCodes: [[58000, 58999]] },
  PE: { name: 'Pernambuco', zipCodes: [[50000, 56999]] },
  PI: { name: 'Piauí', zipCodes: [[64000, 64999]] },
  PR: { name: 'Paraná', zipCodes: [[80000, 87999]] },
  RJ: { name: 'Rio de Janeiro', zipCodes: [[20000, 28999]] },
  RN: { name: 'Rio Grande do Norte', zipCodes: [[59000, 59999]] },
  RO: { name: 'Rondônia', zipCodes: [[76800, 76999]] },
  RR: { name: 'Roraima', zipCodes: [[69300, 69399]] },
  RS: { name: 'Rio Grande do Sul', zipCodes: [[90000, 99999]] },
  SC: { name: 'Santa Catarina', zipCodes: [[88000, 89999]] },
  SE: { name: 'Sergipe', zipCodes: [[49000, 49999]] },
  SP: { name: 'São Paulo', zipCodes: [[1000, 19999]] },
  TO: { name: 'Tocantins', zipCodes: [[77000, 77999]] },
} as const satisfies Record<string, State>

export type StateCode = keyof typeof data

const stateData: Readonly<Record<StateCode, State>> = data
const codes = Object.keys(data) as StateCode[]

/** The 26 states and the Federal District, by their two letters. */
export const states = codeTable(Object.fromEntries(codes.map((code) => [code, code])) as { [Code in StateCode]: Code })

/** A state's name, with its accents. */
export function stateName(code: StateCode): string {
  return stateData[code].name
}

/** The state of a CEP, by its range; undefined if the range isn't assigned. */
export function stateOfZipCode(zipCode: string): StateCode | undefined {
  const digits = zipCode.replace(/\D/g, '')
  if (digits.length !== 8) return undefined
  const prefix = Number(digits.slice(0, 5))
  return codes.find((code) => stateData[code].zipCodes.some(([from, to]) => prefix >= from && prefix <= to))
}
