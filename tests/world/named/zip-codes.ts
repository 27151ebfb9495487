import type { Row } from './days.ts'

/** A few realistic CEPs whose address is known completely. */
export function knownZipCodes(saoPaulo: number, campinas: number): Row<'known_zip_code'>[] {
  return [
    {
      zip_code: '04101000',
      street: 'Rua Vergueiro',
      district: 'Vila Mariana',
      municipality_id: saoPaulo,
      latitude: -23.5745,
      longitude: -46.6408,
    },
    {
      zip_code: '01310100',
      street: 'Avenida Paulista',
      district: 'Bela Vista',
      municipality_id: saoPaulo,
      latitude: -23.5634,
      longitude: -46.6542,
    },
    {
      zip_code: '05422000',
      street: 'Rua dos Pinheiros',
      district: 'Pinheiros',
      municipality_id: saoPaulo,
      latitude: -23.5662,
      longitude: -46.6846,
    },
    {
      zip_code: '04710000',
      street: 'Avenida Santo Amaro',
      district: 'Santo Amaro',
      municipality_id: saoPaulo,
      latitude: -23.6415,
      longitude: -46.7002,
    },
    {
      zip_code: '13010001',
      street: 'Rua Barão de Jaguara',
      district: 'Centro',
      municipality_id: campinas,
      latitude: -22.9056,
      longitude: -47.0608,
    },
  ]
}
