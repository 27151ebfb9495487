import type { Visibility } from '@trampolim/marketplace/curriculums/visibility.ts'

/** What a candidate reads of whether recruiters find a curriculum, and what they see of it. */
export const curriculumInSearches = {
  switch: {
    title: 'Nas buscas dos recrutadores',
    on: 'Ligado',
    off: 'Desligado',
    onText: {
      free: 'Recrutadores encontram seu currículo.',
      limited: 'Recrutadores encontram seu currículo, sem o seu nome.',
      hidden: 'Ligado, mas oculto: ninguém encontra seu currículo até você mudar quem o vê.',
    } satisfies Record<Visibility, string>,
    /** Until the profile is approved. */
    onTextLater: {
      free: 'Recrutadores encontram seu currículo assim que o seu perfil for aprovado.',
      limited: 'Recrutadores encontram seu currículo, sem o seu nome, assim que o seu perfil for aprovado.',
    },
    offText: 'Só recrutadores das vagas a que você se candidatou veem seu currículo.',
    turnOn: 'Ligar',
    turnOff: 'Desligar',
    turnOnOf: 'Ligar: {{kind}}',
    turnOffOf: 'Desligar: {{kind}}',
    turnedOn: 'Currículo ligado: recrutadores encontram você.',
    turnedOnLater: 'Currículo ligado: recrutadores encontram você assim que o seu perfil for aprovado.',
    stillHidden: 'Currículo ligado, mas oculto: mude quem o vê para voltar às buscas.',
    turnedOff: 'Currículo desligado: você saiu das buscas.',
  },
  visibility: {
    title: 'Quem vê seu currículo',
    choices: {
      free: 'Livre: com meu nome',
      limited: 'Limitado: sem meu nome',
      hidden: 'Oculto: só onde me candidato',
    } satisfies Record<Visibility, string>,
    hints: {
      free: 'Recrutadores que procuram candidatos veem seu nome e seu currículo. Seus contatos, só onde você se candidata.',
      limited:
        'Recrutadores veem seu currículo sem nome, arquivo e vídeo. Seu nome aparece nas vagas a que você se candidata, e às empresas que pedem para vê-lo e você permite.',
      hidden: 'Você não aparece em buscas nem é recomendado. As vagas a que você se candidata veem tudo como sempre.',
    } satisfies Record<Visibility, string>,
    save: 'Salvar',
    done: {
      free: 'Pronto: recrutadores veem seu currículo com o seu nome.',
      limited: 'Pronto: recrutadores veem seu currículo sem o seu nome.',
      hidden: 'Pronto: só veem seu currículo onde você se candidata.',
    } satisfies Record<Visibility, string>,
    doneLater: 'Pronto. Vale assim que o seu perfil for aprovado.',
    doneOff: 'Pronto. Vale quando você ligar o currículo nas buscas.',
  },
} as const
