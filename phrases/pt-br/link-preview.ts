/** What a typed link leads to. */
export const linkPreview = {
  reading: 'Abrindo o link…',
  leadsTo: 'Este link leva a:',
} as const
