/** Schools, courses, sports. Codes of the CBO, the likeliest first, and what people call them. */
export const educationNames = `
231210 331205 232155: Professor; Docente; Teacher; Educador
231105 231110 331105: Professor de educação infantil; Professor infantil; Professor de creche; Professor de
  maternal; Educador infantil; Professor de pré-escola
231210 331205: Professor de ensino fundamental; Professor alfabetizador; Professor do fundamental; Professor de anos
  iniciais; Professor regente; Alfabetizador
232155 232145 232140: Professor de ensino médio
234616 333115 231330: Professor de inglês; English teacher; Professor de língua inglesa; Instrutor de inglês
234620 231330 333115: Professor de espanhol
234612 333115: Professor de francês
234668 231330 333115: Professor de idiomas; Professor de línguas
231335 232145 234624: Professor de português; Professor de redação; Professor de língua portuguesa
231340 232155: Professor de matemática
231325 232140: Professor de história
231320 232135: Professor de geografia
231305: Professor de ciências
232130: Professor de física
232165: Professor de química
232110: Professor de biologia
232125: Professor de filosofia
232170: Professor de sociologia
231310 232105: Professor de artes; Arte-educador
234915 333115: Professor de música; Professor de violão; Professor de canto; Professor de piano
262830: Professor de dança; Professor de ballet; Professor de zumba
224120 231315 232120 224140: Professor de educação física; Personal trainer; Personal; Educador físico; Instrutor de
  academia; Professor de academia; Instrutor de musculação; Profissional de educação física; Professor de musculação
224120: Instrutor de crossfit; Coach de crossfit; Preparador físico
224120 224125: Professor de natação; Instrutor de natação; Professor de hidroginástica
322140: Instrutor de pilates; Professor de pilates
322125 333110: Professor de yoga; Instrutor de yoga
224135: Professor de futebol; Treinador de futebol; Técnico de futebol
224125 333110: Professor de judô; Professor de jiu-jitsu; Professor de lutas; Professor de artes marciais; Professor
  de capoeira
224125 224135: Treinador; Técnico esportivo; Coach esportivo
333110 333115: Professor de informática; Instrutor de informática
333115: Professor particular; Tutor; Reforço escolar; Tutor EAD; Professor de reforço; Monitor de ensino;
  Explicador; Tutor online
234510 234310 234810: Professor universitário; Professor de faculdade; Professor de ensino superior
234689: Professor de libras
261425: Intérprete de libras; Tradutor de libras; Intérprete de sinais
239215 239205 239225: Professor de educação especial; Professor de AEE; Mediador escolar; Professor auxiliar de
  inclusão; Professor de apoio; Auxiliar de inclusão
331110: Auxiliar de classe; Auxiliar de sala; Auxiliar de educação infantil; Auxiliar de creche; Monitor de creche;
  Auxiliar de professor; Berçarista; Recreacionista; Monitor infantil; Assistente de classe; Auxiliar escolar;
  Agente de educação infantil; Auxiliar de desenvolvimento infantil; ADI; Auxiliar pedagógico; Assistente
  pedagógico; Atendente de creche
239415: Pedagogo; Pedagogia
239405 239430: Coordenador pedagógico; Coordenador escolar; Coordenador de curso; Supervisor pedagógico; Supervisor
  escolar
239410: Orientador educacional; Orientador pedagógico
131305 131310: Diretor de escola; Diretor escolar; Vice-diretor de escola
334105 334110: Inspetor de alunos; Inspetor escolar; Bedel; Monitor escolar; Agente escolar; Monitor de pátio
334115: Monitor de transporte escolar; Monitor de van escolar; Auxiliar de transporte escolar; Monitor de ônibus
  escolar
333110 233215 233210: Instrutor; Instrutor de treinamento; Facilitador; Multiplicador; Instrutor de cursos;
  Oficineiro; Palestrante
333105: Instrutor de autoescola; Instrutor de trânsito; Instrutor de direção
239435: Designer instrucional; Designer educacional; Produtor de conteúdo educacional
261205: Bibliotecário
371105: Auxiliar de biblioteca; Atendente de biblioteca
371410: Recreador; Animador de festas; Monitor de festas; Animador infantil; Monitor de recreação; Recreador
  infantil; Monitor de buffet infantil; Oficial de recreação; Animador; Monitor de festa infantil; Monitor de festas
  infantis; Monitor de buffet; Monitor de acampamento; Monitor de colônia de férias; Recreador de festas; Recreação infantil
203205 203020 395105: Pesquisador; Bolsista de pesquisa; Cientista; Pesquisador científico; Iniciação científica
377110 377105 377120: Atleta; Jogador de futebol; Jogador; Lutador
377220 377205: Árbitro; Juiz de futebol; Árbitro de futebol
261420: Tradutor; Translator; Tradutor de inglês
261410: Intérprete
261140: Revisor de textos; Revisor; Revisor ortográfico
`
