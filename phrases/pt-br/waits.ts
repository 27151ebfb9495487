/** How long to wait, in the largest unit that fits. */
export const waits = {
  seconds_one: '{{count}} segundo',
  seconds_other: '{{count}} segundos',
  minutes_one: '{{count}} minuto',
  minutes_other: '{{count}} minutos',
  hours_one: '{{count}} hora',
  hours_other: '{{count}} horas',
} as const
