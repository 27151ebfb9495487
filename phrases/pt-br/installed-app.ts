/** The name of the installed app, and the shortcuts of its icon. */
export const installedApp = {
  name: 'Trampolim: vagas e candidaturas',
  shortName: 'Trampolim',
  description: 'Vagas de emprego, estágio e jovem aprendiz, de graça. Você acompanha cada passo das suas candidaturas.',
  search: 'Buscar vagas',
  applications: 'Minhas candidaturas',
} as const
