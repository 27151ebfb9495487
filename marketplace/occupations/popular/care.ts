/** What people call the occupations of health, education, sport and culture; the key is the CBO title. */
export const care = {
  'Técnico de enfermagem':
    'técnico de enfermagem, técnica de enfermagem, tec enfermagem, téc enfermagem, técnico em enfermagem, enfermagem, nursing technician, tec enf',
  'Auxiliar de enfermagem': 'auxiliar de enfermagem, aux de enfermagem, atendente de enfermagem',
  Enfermeiro: 'enfermeira, enfermeiro, nurse, enfermeiro assistencial, enfermeiro chefe, enfermeiro plantonista',
  'Técnico de enfermagem do trabalho': 'técnico de enfermagem do trabalho, tec enf do trabalho',
  'Instrumentador cirúrgico': 'instrumentador cirúrgico, instrumentadora',
  'Médico clínico': 'médico, médica, clínico geral, doctor, physician, médico plantonista, médico clínico geral',
  'Médico generalista': 'médico generalista, médico de posto',
  'Médico pediatra': 'pediatra, médica pediatra',
  'Médico do trabalho': 'médico do trabalho, medicina do trabalho',
  'Médico ginecologista e obstetra': 'ginecologista, obstetra',
  'Médico cardiologista': 'cardiologista',
  'Médico psiquiatra': 'psiquiatra',
  'Médico dermatologista': 'dermatologista',
  'Médico ortopedista e traumatologista': 'ortopedista, traumatologista',
  'Médico oftalmologista': 'oftalmologista, oculista',
  'Médico anestesiologista': 'anestesista',
  'Médico veterinário': 'veterinária, veterinário, vet, médica veterinária, veterinarian',
  'Cirurgião dentista - clínico geral':
    'dentista, cirurgiã dentista, odontologia, odontólogo, dentist, dentista clínico geral',
  'Cirurgião dentista - ortopedista e ortodontista': 'ortodontista, dentista ortodontista',
  'Auxiliar em saúde bucal':
    'auxiliar de dentista, auxiliar de consultório dentário, asb, auxiliar de saúde bucal, atendente de consultório dentário, auxiliar odontológico, acd',
  'Técnico em saúde bucal': 'tsb, técnico em saúde bucal, técnica em saúde bucal',
  'Protético dentário': 'protético, protético dentário, técnico em prótese dentária',
  Farmacêutico: 'farmacêutica, farmacêutico, pharmacist, farmacêutico responsável técnico, farmácia',
  'Técnico em farmácia': 'técnico em farmácia, auxiliar de farmácia hospitalar',
  'Auxiliar de farmácia de manipulação': 'manipulador, auxiliar de manipulação, manipuladora, farmácia de manipulação',
  'Fisioterapeuta geral': 'fisioterapeuta, fisioterapia, fisio, physiotherapist, physical therapist',
  'Terapeuta ocupacional': 'terapeuta ocupacional, terapia ocupacional',
  'Fonoaudiólogo geral': 'fonoaudióloga, fonoaudiólogo, fono, fonoaudiologia',
  Nutricionista: 'nutricionista, nutrição, nutri, nutritionist, nutricionista de produção',
  'Técnico em nutrição e dietética': 'técnico em nutrição, técnica de nutrição, auxiliar de nutrição',
  'Psicólogo clínico': 'psicóloga, psicólogo, psicologia, psychologist, terapeuta, psicólogo clínico',
  'Psicólogo do trabalho': 'psicólogo organizacional, psicólogo do trabalho',
  'Assistente social': 'assistente social, serviço social, social worker',
  'Educador social': 'educador social, orientador social, oficineiro, arte educador, agente social',
  Biomédico: 'biomédica, biomédico, biomedicina, biomédica esteta',
  Biólogo: 'bióloga, biólogo, biologia',
  'Técnico em patologia clínica':
    'técnico de laboratório, técnico em análises clínicas, técnico em patologia, análises clínicas',
  'Auxiliar de laboratório de análises clínicas':
    'auxiliar de laboratório, coletor de sangue, flebotomista, coletador, auxiliar de coleta, técnico de coleta',
  'Técnico em radiologia e imagenologia':
    'técnico em radiologia, técnico de raio x, radiologia, operador de raio x, técnico de radiologia',
  'Técnico em óptica e optometria': 'óptico, técnico em óptica, vendedor de ótica, consultor óptico, optometrista',
  'Agente comunitário de saúde': 'agente de saúde, acs, agente comunitário, agente comunitário de saúde',
  'Agente de combate às endemias': 'agente de endemias, agente de combate a endemias, agente da dengue',
  Podólogo: 'podóloga, podólogo, podologia',
  'Instrutor de pilates': 'instrutor de pilates, professor de pilates, pilates',
  'Preparador físico':
    'personal trainer, personal, instrutor de musculação, professor de academia, educador físico, instrutor de academia, professor de educação física, profissional de educação física, preparador físico, fitness instructor, professor de musculação',
  'Treinador profissional de futebol':
    'treinador, técnico de futebol, treinador de futebol, professor de escolinha de futebol',
  'Professor de nível superior na educação infantil (quatro a seis anos)':
    'professora de educação infantil, professor de educação infantil, professora infantil, professora de creche, pedagoga infantil, educadora infantil, kindergarten teacher',
  'Professor de nível superior do ensino fundamental (primeira a quarta série)':
    'professora, professor, professor do ensino fundamental, professora de séries iniciais, professora alfabetizadora, teacher, professor polivalente, professora do fundamental',
  'Professor de matemática do ensino fundamental': 'professor de matemática, professora de matemática',
  'Professor de língua portuguesa do ensino fundamental': 'professor de português, professora de português',
  'Professor de língua estrangeira moderna do ensino fundamental':
    'professor de inglês, professora de inglês, english teacher, professor de espanhol, teacher de inglês, professor de idiomas',
  'Professor de história do ensino fundamental': 'professor de história',
  'Professor de geografia do ensino fundamental': 'professor de geografia',
  'Professor de ciências exatas e naturais do ensino fundamental': 'professor de ciências, professora de ciências',
  'Professor de educação física do ensino fundamental': 'professor de educação física escolar',
  'Professores de cursos livres':
    'instrutor, professor particular, professor de informática, instrutor de cursos, professor de música, professor de dança, professor de reforço, instrutor de informática, professor de violão, tutor, tutor ead',
  'Instrutor de auto-escola': 'instrutor de trânsito, instrutor de autoescola, instrutor de auto escola, autoescola',
  'Auxiliar de desenvolvimento infantil':
    'auxiliar de creche, auxiliar de sala, auxiliar de classe, berçarista, auxiliar de educação infantil, monitora infantil, adi, assistente de sala, auxiliar de professora, monitor infantil, recreador, recreadora, cuidadora de creche',
  'Inspetor de alunos de escola privada':
    'inspetor de alunos, monitor escolar, bedel, agente escolar, auxiliar de disciplina, monitora de alunos',
  'Monitor de transporte escolar': 'monitor de van escolar, monitor de ônibus escolar, monitora de transporte escolar',
  Pedagogo: 'pedagoga, pedagogo, pedagogia, analista pedagógico',
  Psicopedagogo: 'psicopedagoga, psicopedagogo',
  'Coordenador pedagógico':
    'coordenadora pedagógica, coordenador pedagógico, coordenador escolar, orientador pedagógico',
  'Diretor de instituição educacional da área privada': 'diretor de escola, diretora de escola, diretor escolar',
  'Músico intérprete instrumentista':
    'músico, violonista, guitarrista, baterista, pianista, tecladista, instrumentista',
  'Músico intérprete cantor': 'cantora, cantor, vocalista',
  Ator: 'atriz, ator, actor, figurante, modelo e ator',
  'Modelo de modas': 'modelo, modelo fotográfico, manequim, modelo de passarela',
  'Dj (disc jockey)': 'dj, disc jockey, sonoplasta de festas',
  'Técnico em sonorização': 'técnico de som, operador de som, sonorização, técnico de áudio',
  'Iluminador (televisão)': 'iluminador, técnico de iluminação, operador de luz',
  'Cientista político': 'cientista político, analista político',
  Missionário: 'missionário, pastor, obreiro',
} as const
