/** Durations of experience in years and months. */
export const durations = {
  years_one: '{{count}} ano',
  years_other: '{{count}} anos',
  months_one: '{{count}} mês',
  months_other: '{{count}} meses',
  yearsAndMonths: '{{years}} e {{months}}',
  underAMonth: 'menos de um mês',
} as const
