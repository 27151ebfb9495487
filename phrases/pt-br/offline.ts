/** The page that a candidate sees while offline, with the data that their device loaded last. */
export const offline = {
  title: 'Você está sem internet',
  text: 'Ou o Trampolim não respondeu. Aqui está o que este aparelho viu por último. Pode ter mudado desde então.',
  seen: 'Visto em {{moment}}',
  retry: 'Tentar de novo',
  applications: 'Suas candidaturas',
  noApplications: 'Nenhuma candidatura até então.',
  favourites: 'Vagas favoritas',
  noFavourites: 'Nenhuma vaga favorita até então.',
  more_one: 'E mais {{count}}, que você vê com internet.',
  more_other: 'E mais {{count}}, que você vê com internet.',
  again: 'O que volta com a internet',
  waits: {
    search: 'Buscar vagas e se candidatar.',
    messages: 'Ler e mandar mensagens. O que você escreveu numa conversa aberta espera nela e é enviado.',
    interviews: 'Confirmar entrevistas e responder a convites.',
    curriculum: 'Mudar seu currículo e seus dados.',
  },
  about: 'Esta cópia fica só neste aparelho. Ela some quando você sai da conta, ou depois de 30 dias sem uso.',
} as const
