/** The choice of the kind of registration. */
export const createUsers = {
  title: 'Como você quer começar?',
  text: 'É de graça para todo mundo. O tempo é uma estimativa.',
  minutes_one: 'Cerca de {{count}} minuto',
  minutes_other: 'Cerca de {{count}} minutos',
  ways: {
    professional: {
      title: 'Procuro emprego',
      text: 'Efetivo, temporário ou primeiro emprego, a partir de 16 anos.',
      action: 'Cadastrar currículo',
    },
    internship: {
      title: 'Procuro estágio',
      text: 'Para quem está matriculado em um curso, a partir de 16 anos.',
      action: 'Cadastrar currículo de estágio',
    },
    apprentice: {
      title: 'Quero ser jovem aprendiz',
      text: 'De 14 a 23 anos; para pessoas com deficiência, sem limite de idade.',
      action: 'Cadastrar currículo de aprendiz',
    },
    recruiter: {
      title: 'Quero contratar',
      text: 'Seus dados, os da empresa e a primeira vaga, que vai para análise.',
      action: 'Cadastrar empresa',
    },
  },
  have: 'Já tem conta?',
  signIn: 'Entrar',
  signInRecruiter: 'Entrar para contratar',
} as const
