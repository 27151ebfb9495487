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
