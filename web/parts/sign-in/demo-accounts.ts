/**
 * The accounts of the demo world, each for the sign-in page of its area; the people are defined in
 * `tests/world/named-people.ts`.
 */
export const demoAccounts = [
  { key: 'ana', name: 'Ana Souza', email: 'ana@trampolim.example', area: 'professional' },
  { key: 'davi', name: 'Davi Rocha', email: 'davi@trampolim.example', area: 'professional' },
  { key: 'bruno', name: 'Bruno Lima', email: 'bruno@padaria-aurora.example', area: 'recruiter' },
  { key: 'elisa', name: 'Elisa Prado', email: 'elisa@padaria-aurora.example', area: 'recruiter' },
  { key: 'carla', name: 'Carla Dias', email: 'carla@mercado-central.example', area: 'recruiter' },
  { key: 'rita', name: 'Rita Alves', email: 'rita@trampolim.example', area: 'reviewer' },
  { key: 'nina', name: 'Nina Castro', email: 'nina@padaria-aurora.example', area: 'recruiter' },
  { key: 'lia', name: 'Lia Martins', email: 'lia@trampolim.example', area: 'professional' },
] as const

/** The password of everybody in the demo world. */
export const demoPassword = 'trampolim-2026'
