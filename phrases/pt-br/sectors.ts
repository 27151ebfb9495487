/** The landing sectors. */
export const sectorNames = {
  telemarketing: 'Telemarketing',
  food: 'Alimentação',
  administrative: 'Administrativo',
  'general-services': 'Serviços gerais',
  sales: 'Vendas',
  cleaning: 'Limpeza',
  building: 'Construção',
  retail: 'Comércio',
  industry: 'Indústria',
  pet: 'Pet',
  transportation: 'Transporte',
  others: 'Outras áreas',
} as const

/** The jobs of each landing sector, as within a sentence. */
export const jobsOfSectors = {
  telemarketing: 'vagas de telemarketing',
  food: 'vagas na área de alimentação',
  administrative: 'vagas na área administrativa',
  'general-services': 'vagas de serviços gerais',
  sales: 'vagas na área de vendas',
  cleaning: 'vagas na área de limpeza',
  building: 'vagas na construção',
  retail: 'vagas no comércio',
  industry: 'vagas na indústria',
  pet: 'vagas no setor pet',
  transportation: 'vagas na área de transporte',
  others: 'vagas em outras áreas',
} as const satisfies Record<keyof typeof sectorNames, string>
