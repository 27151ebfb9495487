/** The public page of a company. */
export const company = {
  title: 'Vagas da empresa {{company}}',
  description: '{{company}}, {{place}}: vagas abertas e o que a empresa diz de si.',
  about: 'A empresa',
  site: 'Site da empresa',
  jobs: 'Vagas abertas',
  none: 'Nenhuma vaga aberta agora',
  noneText: 'Quando {{company}} publicar uma vaga com o nome da empresa, ela aparece aqui.',
  search: 'Buscar outras vagas',
  missingTitle: 'Não encontramos esta empresa',
  missing: 'O endereço pode ter mudado, ou a empresa não está mais no Trampolim.',
} as const
