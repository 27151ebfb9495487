/** The preview of the page to which a typed link leads. */
export const linkPreview = {
  reading: 'Abrindo o link…',
  leadsTo: 'Este link leva a:',
} as const
