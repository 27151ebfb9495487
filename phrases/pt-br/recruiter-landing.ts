/** The landing page for those who hire. */
export const recruiterLanding = {
  title: 'Trampolim para empresas: publique vagas de graça',
  description:
    'Publique vagas de emprego, estágio e jovem aprendiz de graça. Cada vaga passa por uma análise de até 2 dias úteis e chega a quem mora perto.',
  motto: 'Boas vagas encontram boas pessoas.',
  lead: 'Publique de graça, receba candidaturas e acompanhe cada pessoa até o fim. Sem planos, sem cartão.',
  publish: 'Publicar minha primeira vaga',
  signIn: 'Já tenho conta',
  deleted: {
    organization: 'A empresa foi excluída, com as vagas e as contas. Quem se candidatou está sendo avisado.',
    account: 'Sua conta foi excluída.',
  },
  howTitle: 'Da ideia à vaga no ar, em até 2 dias úteis',
  how: {
    tell: {
      title: 'Conte a vaga',
      text: 'Seus dados, os da empresa e a vaga: cerca de 11 minutos. O rascunho fica guardado só na aba em que você escreve.',
    },
    review: {
      title: 'Nossa equipe analisa',
      text: 'Uma pessoa lê tudo em até 2 dias úteis. Se algo precisar mudar, você recebe o motivo e corrige só aquilo.',
    },
    open: {
      title: 'A vaga entra no ar',
      text: 'Ela fica aberta por 45 dias e aparece para quem busca o cargo ou mora perto. Você pausa, prorroga ou encerra quando quiser.',
    },
  },
  kindsTitle: 'Três tipos de vaga, cada um com suas regras',
  kinds: {
    professional: {
      title: 'Profissional',
      text: 'CLT, temporária, PJ, freelancer e mais. Salário, horário e local à vista, para quem se candidata saber antes.',
    },
    internship: {
      title: 'Estágio',
      text: 'Você diz o curso, o período e o turno. A vaga chega a quem está estudando aquilo.',
    },
    apprentice: {
      title: 'Jovem aprendiz',
      text: 'Para pessoas de 14 a 24 anos, com o curso de aprendizagem e a instituição que forma.',
    },
  },
  selectionTitle: 'A seleção, passo a passo',
  selectionText: 'Cada candidatura está sempre em uma etapa. Você move, a pessoa acompanha, e ninguém fica sem saber.',
  steps: {
    curriculums: { title: 'Currículos', text: 'Quem se candidatou, com as respostas às suas perguntas.' },
    selectiveProcess: { title: 'Processo seletivo', text: 'Quem você quer conhecer melhor. Anote o que importa.' },
    interviews: { title: 'Entrevistas', text: 'Com quem você conversa, por perto ou à distância.' },
    finalists: { title: 'Finalistas', text: 'As pessoas entre as quais você escolhe.' },
  },
  example: 'Um exemplo do quadro, com pessoas inventadas',
  fit: 'nota {{fit}}',
  cards: {
    curriculums: {
      one: { name: 'Marina Alves', fit: '86', fact: '3 anos em confeitaria, até 5 km', state: 'Candidatou-se hoje' },
      two: { name: 'Jorge Lima', fit: '71', fact: 'Atendente, até 10 km', state: 'Candidatou-se ontem' },
    },
    selectiveProcess: {
      one: { name: 'Tereza Nunes', fit: '92', fact: 'Confeiteira, até 5 km', state: 'Respondeu às perguntas' },
    },
    interviews: {
      one: { name: 'Caio Prado', fit: '88', fact: 'Padeiro, até 10 km', state: 'Entrevista amanhã, 14:00' },
    },
    finalists: {
      one: { name: 'Rosa Matos', fit: '90', fact: 'Confeiteira, até 5 km', state: 'Contratação enviada' },
    },
  },
  discard: 'Desclassificou sem querer? Você tem 24 horas para desfazer; só depois a pessoa fica sabendo.',
  fairTitle: 'O que pedimos em troca',
  fair: {
    real: 'Vagas de verdade, da sua própria empresa.',
    equal: 'Nada de pedir sexo, idade ou aparência: a lei não permite.',
    experience: 'Experiência acima de 6 meses só como desejável.',
    answer: 'Uma resposta a quem se candidata, mesmo que seja não.',
  },
  closingTitle: 'Quem você procura já está procurando.',
  closingText: 'Cadastre sua empresa e a primeira vaga de uma vez.',
} as const
