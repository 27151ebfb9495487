/** The time zones of interviews that aren't at Brasília's time. */
export const timeZones = {
  inZone: '{{words}} (horário de {{place}})',
  brasilia: 'Brasília',
  /** The names of time zones' cities whose spelling differs from the zone's identifier. */
  places: { Cuiaba: 'Cuiabá', Eirunepe: 'Eirunepé', Noronha: 'Fernando de Noronha', 'Sao Paulo': 'São Paulo' },
} as const
