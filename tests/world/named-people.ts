/** The password of everybody in the demo world. */
export const demoPassword = 'trampolim-2026'

/** `area`: where the person signs in; `role` is printed at startup. */
export type DemoAccount = {
  key: string
  name: string
  email: string
  area: 'professional' | 'recruiter' | 'reviewer'
  role: string
}

/** The people of the demo world, as any of whom visitors may sign in. */
export const demoAccounts = [
  { key: 'ana', name: 'Ana Souza', email: 'ana@trampolim.example', area: 'professional', role: 'candidata, São Paulo' },
  { key: 'davi', name: 'Davi Rocha', email: 'davi@trampolim.example', area: 'professional', role: 'candidato inativo' },
  {
    key: 'bruno',
    name: 'Bruno Lima',
    email: 'bruno@padaria-aurora.example',
    area: 'recruiter',
    role: 'recrutador, Padaria Aurora',
  },
  {
    key: 'elisa',
    name: 'Elisa Prado',
    email: 'elisa@padaria-aurora.example',
    area: 'recruiter',
    role: 'recrutadora, Padaria Aurora',
  },
  {
    key: 'carla',
    name: 'Carla Dias',
    email: 'carla@mercado-central.example',
    area: 'recruiter',
    role: 'recrutadora em análise',
  },
  { key: 'rita', name: 'Rita Alves', email: 'rita@trampolim.example', area: 'reviewer', role: 'revisora' },
  {
    key: 'nina',
    name: 'Nina Castro',
    email: 'nina@padaria-aurora.example',
    area: 'recruiter',
    role: 'recrutadora, espera entrar na Padaria Aurora',
  },
  {
    key: 'lia',
    name: 'Lia Martins',
    email: 'lia@trampolim.example',
    area: 'professional',
    role: 'candidata, entra com o Google',
  },
] as const satisfies readonly DemoAccount[]
