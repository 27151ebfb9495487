/** Where a job's workplace is, on the page of a signed-in candidate. */
export const whereItIs = {
  title: 'Onde fica',
  map: 'Ver no mapa',
} as const
