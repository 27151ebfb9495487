/** How the installed app is called, and what its icon leads to. */
export const installedApp = {
  name: 'Trampolim: vagas e candidaturas',
  shortName: 'Trampolim',
  description: 'Vagas de emprego, estágio e jovem aprendiz, de graça. Você acompanha cada passo das suas candidaturas.',
  search: 'Buscar vagas',
  applications: 'Minhas candidaturas',
} as const
