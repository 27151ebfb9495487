/** The people of the demo world who can be signed in as; its own table is `tests/world/named-people.ts`. */
export const demoAccounts = [
  { key: 'ana', name: 'Ana Souza', email: 'ana@trampolim.example' },
  { key: 'davi', name: 'Davi Rocha', email: 'davi@trampolim.example' },
] as const

/** The one password of everybody in the demo world. */
export const demoPassword = 'trampolim-2026'
