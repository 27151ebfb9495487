/** Official synonyms of group 2 of the CBO (sciences and arts): a code, and its names after a colon; an indented line goes on. */
export const synonymsOfGroupTwo = `
201210: Metrologista de calibrações
201215: Inspetor de ensaios metrológicos; Responsável técnico de ensaios metrológicos
202110: Engenheiro de automação; Engenheiro de instrumentação
202120: Tecnólogo em automação
203005: Ecologista; Ecólogo
203010: Entomologista; Ofiologista; Ornitólogo; Zoologista; Zoólogo
203015: Bacteriologista
203020: Fisiologista (exceto médico)
203025: Agrostólogo; Botânico; Fenologista; Ficologista
203205: Especialista em engenharia civil
203210: Engenheiro pesquisador (outras áreas da engenharia); Especialista em engenharia e tecnologia (outras áreas)
203215: Engenheiro pesquisador (engenharia elétrica e eletrônica); Engenheiro pesquisador (telecomunicações)
203220: Engenheiro pesquisador (engenharia mecânica)
203225: Engenheiro pesquisador (metalurgia); Engenheiro pesquisador (minas); Especialista em engenharia metalúrgica,
  de minas e de materiais
203230: Engenheiro pesquisador (engenharia química); Especialista em engenharia química
203405: Pesquisador das ciências agrárias
204105: Perito criminalístico; Perito criminalístico engenheiro; Perito criminalístico químico; Perito oficial
211110: Analista de pesquisa operacional
211120: Matemático industrial
211210: Bioestatístico; Demógrafo; Econometrista
212205: Engenheiro de sistemas computacionais - aplicativos; Engenheiro de softwares computacionais
212210: Engenheiro de hardware computacional
212215: Engenheiro de software computacional básico
212310: Administrador de rede e de sistemas computacionais; Administrador de sistema operacional de rede; Tecnólogo
  em redes de computadores
212315: Administrador de sistemas operacionais de rede; Analista de aplicativo básico (software)
212320: Analista em segurança da informação; Especialista em segurança da informação; Tecnólogo em segurança da
  informação
212405: Analista de sistemas (informática); Analista de sistemas para internet; Analista de sistemas web
  (webmaster); Consultor de tecnologia da informação; Tecnólogo em processamento de dados
212410: Analista de comunicação (teleprocessamento); Analista de rede
212420: Analista de suporte de banco de dados; Analista de suporte de sistema; Analista de suporte técnico
213140: Físico (estado sólido)
213150: Físico hospitalar
213155: Físico nuclear
213205: Químico (fisico-química); Químico (química inorgânica); Químico (química nuclear); Químico (tratamento de
  água); Químico agrícola; Químico ambiental; Químico analista; Químico de alimentos; Químico de controle de
  qualidade; Químico de embalagens; Químico de laboratório; Químico de laboratório de controle; Químico de
  laboratórios de solos
213210: Químico (produtos aromáticos); Químico cosmetólogo; Químico de cerâmica; Químico de polímeros; Químico de
  processos; Químico de produtos naturais; Químico galvanoplasta; Químico têxtil
213215: Tecnólogo em processos químicos industriais
213440: Oceanólogo
214005: Engenheiro de meio ambiente
214010: Tecnólogo em gestão ambiental
214105: Engenheiro arquiteto
214115: Arquiteto de restauro; Conservador de edificações; Restaurador de edificações
214120: Arquiteto da paisagem
214125: Planejador urbano
214205: Engenheiro de planejamento; Engenheiro orçamentista
214255: Engenheiro civil (terraplanagem); Engenheiro de estradas; Engenheiro de sinalização viária; Engenheiro
  rodoviário
214260: Engenheiro civil (obras sanitárias); Engenheiro sanitarista
214270: Analista de projetos viários; Analista de tráfego; Analista de transportes e trânsito; Engenheiro de
  logística; Engenheiro de operação (transporte rodoviário); Engenheiro de tráfego; Engenheiro de trânsito
214280: Tecnólogo em construção civil-modalidade edifícios; Tecnólogo em construção civil-modalidade hidráulica;
  Tecnólogo em construção de edifícios; Tecnólogo em controle de obras; Tecnólogo em edificações; Tecnólogo em
  estradas
214305: Engenheiro elétrico; Engenheiro eletrotécnico
214315: Engenheiro de manutenção elétrica
214320: Engenheiro de projetos elétricos; Engenheiro eletrotécnico de projetos
214325: Engenheiro de manutenção eletrônica
214330: Engenheiro de projetos eletrônicos
214340: Engenheiro de comutação; Engenheiro de tráfego telefônico; Engenheiro de transmissão
214345: Engenheiro de projetos de telecomunicações; Engenheiro de projetos de telefonia
214350: Engenheiro de sistemas de comunicação
214370: Especialista em telecomunicações ( tecnólogo ); Tecnólogo em redes de telecomunicações; Tecnólogo em
  sistemas de telecomunicações; Tecnólogo em telemática
214410: Engenheiro de manutenção de veículos; Engenheiro mecânico (veículos automotores); Engenheiro mecânico
  automobilístico
214430: Engenheiro de construção naval
214435: Tecnólogo em mecânica; Tecnólogo em processo de produção
214505: Engenheiro de desenvolvimento químico; Engenheiro de processamento químico; Engenheiro químico (alimentos e
  bebidas); Engenheiro químico de processos; Engenheiro químico de produção; Engenheiro químico de projetos
214510: Engenheiro de indústria química; Engenheiro químico (ácidos e bases); Engenheiro químico (açúcar e álcool);
  Engenheiro químico (cosméticos, higiene e limpeza); Engenheiro químico (fertilizantes); Engenheiro químico
  (produtos farmacêuticos); Engenheiro químico (solventes e tintas)
214515: Engenheiro químico (cerâmica); Engenheiro químico (cimento); Engenheiro químico (metalurgia); Engenheiro
  químico (siderurgia)
214520: Engenheiro de celulose e papel; Engenheiro químico (celulose); Engenheiro químico (papel)
214525: Engenheiro químico (plástico)
214530: Engenheiro químico (meio ambiente); Engenheiro químico (utilidades)
214605: Engenheiro de materiais (cerâmica); Engenheiro de materiais (metais); Engenheiro de materiais (polímeros)
214610: Engenheiro metalúrgico; Engenheiro metalúrgico (produção de metais); Engenheiro metalúrgico (siderurgia);
  Engenheiro metalúrgico (tratamento de metais)
214615: Tecnólogo em processos metalúrgicos; Tecnólogo metalurgista
214705: Consultor técnico - na extração mineral; Engenheiro de concentração; Engenheiro de mineração; Engenheiro de
  tratamento de minério; Engenheiro tuneleiro; Prospector de jazidas; Prospector de minérios
214805: Agrimensor
214810: Engenheiro de geodésia e topografia
214905: Engenheiro de organização e métodos; Engenheiro de organização industrial; Engenheiro de planejamento
  industrial; Engenheiro de processamento
214910: Engenheiro de qualidade; Especialista em controle de qualidade e planejamento; Planejador de controle de
  qualidade
214915: Engenheiro de segurança industrial
214925: Engenheiro de análise de trabalho
214930: Tecnólogo em gestão dos processos produtivos do vestuário; Tecnólogo em produção de vestuário; Tecnólogo em
  produção gráfica; Tecnólogo em produção joalheira; Tecnólogo gráfico
214940: Higienista industrial
215115: Capitão de cabotagem (comandante); Capitão de longo curso (comandante); Primeiro oficial de náutica
  (comandante); Segundo oficial de náutica (comandante)
215125: Capitão de longo curso (imediato); Primeiro oficial de náutica (imediato); Segundo oficial de náutica
  (imediato)
215140: Capitão de cabotagem; Capitão de longo curso; Segundo oficial de náutica
215205: Chefe de máquinas da marinha mercante
215210: Sub-chefe de máquinas da marinha mercante
215220: Inspetor de manutenção de máquinas aquaviárias
215305: Aviador civil; Piloto de avião; Piloto de linha aérea regular
215310: Piloto de provas
215315: Instrutor de pilotagem (aviação); Instrutor de pilotagem de aviões; Instrutor de pilotagem de helicópteros
221105: Biologista; Citologista; Hidrobiologista; Insetologista; Microbiologista
222105: Engenheiro especialista em mecanização agrícola; Engenheiro especialista em secagem e armazenagem de grãos;
  Tecnólogo de engenharia rural
222110: Agrônomo; Engenheiro agrônomo (agricultura); Engenheiro agrônomo (solos); Engenheiro horticultor
222115: Consultor técnico em pesca; Engenheiro aqüicultor; Engenheiro especialista em tecnologia de pescado
222120: Consultor técnico em exploração vegetal; Engenheiro de fauna e flora; Engenheiro especialista em preservação
  florestal; Engenheiro especialista em tecnologia de madeira; Engenheiro silvicultor; Reflorestador
222215: Tecnólogo em agroindústria; Tecnólogo em laticínios; Tecnólogo em processamento de carnes
223208: Dentista; Odontologista; Odontólogo
223212: Canalista; Endodontólogo; Odontólogo-endodontista
223228: Dentista de idosos; Dentista de terceira idade
223236: Dentista de criança; Odontopediatra
223240: Dentista de aparelho; Ortodontólogo; Ortopedista maxilar
223248: Dentista de gengivas; Periodontista
223256: Odontólogo protesista; Protesista; Reabilitador oral
223268: Odontólogo (cirurgia e traumatologia bucomaxilofacial)
223272: Dentista de saúde coletiva; Odontologista social; Odontólogo de saúde pública
223280: Dentística restauradora
223284: Dentista da dor; Disfunção de atm; Disfunção e dor; Dtm/dof
223288: Dentista de excepcionais; Dentista de pacientes com necessidades especiais; Dentistas de deficientes
223305: Médico veterinário de saúde pública; Médico veterinário sanitarista; Veterinário
223405: Farmacêutico auditor; Farmacêutico de manipulação; Farmacêutico em atenção farmacêutica; Farmacêutico em
  biossegurança; Farmacêutico em cosmetologia; Farmacêutico em farmácia veterinária; Farmacêutico em farmacocinética
  clínica; Farmacêutico em farmacotécnica; Farmacêutico farmacologista; Farmacêutico magistral
223415: Farmacêutico em análises clínicas; Farmacêutico em bacteriologia clínica; Farmacêutico em banco de materiais
  biológicos; Farmacêutico em banco de órgãos, tecidos e células; Farmacêutico em banco de sangue; Farmacêutico em
  banco de sêmem; Farmacêutico em biologia molecular; Farmacêutico em bioquímica clínica; Farmacêutico em citologia
  clínica e diagnóstica; Farmacêutico em citopatologia; Farmacêutico em citoquímica; Farmacêutico em genética;
  Farmacêutico em hematologia clínica; Farmacêutico em hemoterapia; Farmacêutico em histoquímica; Farmacêutico em
  imunocitoquímica; Farmacêutico em imunologia clínica; Farmacêutico em imunopatologia; Farmacêutico em micologia
  clínica; Farmacêutico em microbiologia clínica; Farmacêutico em parasitologia clínica; Farmacêutico em virologia
  clínica
223420: Farmacêutico bromatologista; Farmacêutico em alimentos funcionais e nutracêuticos; Farmacêutico em análise
  de alimentos; Farmacêutico em controle de qualidade de alimentos; Farmacêutico em indústria de alimentos;
  Farmacêutico em microbiologia de alimentos; Farmacêutico em pesquisa e desenvolvimento de alimentos; Farmacêutico
  em produção de alimentos
223425: Farmacêutico antroposófico; Farmacêutico em plantas medicinais e fitoterapia; Farmacêutico em termalismo
  social/crenoterapia; Farmacêutico fitoterapeuta; Farmacêutico homeopata
223430: Farmacêutico em controle de vetores e pragas urbanas; Farmacêutico em estratégia da saúde da família;
  Farmacêutico em farmácia pública; Farmacêutico em farmacovigilância; Farmacêutico em gestão ambiental;
  Farmacêutico em gestão de assistência farmacêutica; Farmacêutico em saúde ambiental; Farmacêutico em segurança do
  trabalho
223435: Farmacêutico em alfândega; Farmacêutico em armazenamento; Farmacêutico em biotecnologia industrial;
  Farmacêutico em distribuidora; Farmacêutico em indústria de cosméticos; Farmacêutico em indústria
  químico-farmacêutico; Farmacêutico em pesquisa e desenvolvimento de fármacos; Farmacêutico em transportadora
223440: Farmacêutica criminalista; Farmacêutico em toxicologia ambiental; Farmacêutico em toxicologia analítica;
  Farmacêutico em toxicologia de alimentos; Farmacêutico em toxicologia de cosméticos; Farmacêutico em toxicologia
  de emergência; Farmacêutico em toxicologia de medicamentos; Farmacêutico em toxicologia forense; Farmacêutico em
  toxicologia ocupacional; Farmacêutico em toxicologia veterinária
223445: Farmacêutico clínico; Farmacêutico clínico em cardiologia; Farmacêutico clínico em cuidados paliativos;
  Farmacêutico clínico em famarcocinética clinica; Farmacêutico clínico em farmacovigilância; Farmacêutico clínico
  em hematologia; Farmacêutico clínico em oncologia; Farmacêutico clínico em pediatria; Farmacêutico clínico em
  reumatologia; Farmacêutico em cuidados paliativos; Farmacêutico em gases e misturas de usos terapêuticos;
  Farmacêutico em homecare; Farmacêutico em homoderivados; Farmacêutico em nutrição parenteral; Farmacêutico em
  radioisótopos; Farmacêutico nuclear; Farmacêutico pré-hospitalar em serviços de urgência e emergência
223520: Instrumentador cirúrgico (enfermeiro)
223540: Enfermeiro de berçário
223545: Enfermeira parteira
223560: Enfermeiro de saúde publica
223705: Auxiliar de dietista; Auxiliar de nutrição e dietética
223710: Nutricionista (saúde pública)
224105: Orientador fisiocorporal
224110: Cinesiólogo ludomotricista
224120: Personal treanning; Preparador fisiocorporal
224125: Treinador assistente de modalidade esportiva; Treinador auxiliar de modalidade esportiva; Treinador
  esportivo
224135: Auxiliar técnico- no futebol; Auxiliar técnico- nos esportes; Coordenador de futebol; Professor de futebol
225103: Médico de doenças infecciosas e parasitárias
225106: Legista
225109: Nefrologista
225110: Alergista e imunologista; Alergologista; Médico imunologista
225112: Neurologista
225118: Médico nutrólogo; Nutrologista
225120: Cardiologista
225121: Médico cancerologista (clínico); Oncologista (clínico)
225124: Hebeatra; Pediatra
225125: Médico clínico geral; Médico especialista em clínica médica; Médico especialista em medicina interna; Médico
  internista
225127: Médico pneumotisiologista; Pneumologista; Pneumotisiologista; Tisiologista
225130: Médico comunitário; Médico de família
225133: Médico psicanalista; Neuropsiquiatra; Psiquiatra
225135: Dermatologista
225136: Reumatologista
225139: Epidemiologista; Médico de saúde pública
225145: Médico do tráfego
225150: Ceteísta; Intensivista
225151: Anestesiologista; Anestesista; Médico anestesista
225155: Médico endocrinologista; Médico metabolista; Metabolista
225165: Gastroenterologista
225170: Médico alopata; Médico em medicina interna; Médico militar
225180: Gerontologista
225185: Hematologista
225210: Cirurgião cardiovascular
225215: Cirurgião de cabeça e pescoço
225220: Cirurgião gastroenterológico
225225: Cirurgião geral; Médico cirurgião
225230: Cirurgião pediátrico
225235: Cirurgião plástico
225240: Cirurgião torácico
225250: Cirurgião ginecológico; Médico de mulheres; Médico ginecologista; Médico obstetra; Obstetra;
  Tocoginecologista
225255: Cirurgião de mama; Cirurgião mastologista; Mastologista
225260: Médico neurocirurgião pediátrico; Neurocirurgião; Neurocirurgião pediátrico
225265: Oculista; Oftalmologista
225270: Cirurgião ortopedista; Cirurgião traumatologista; Médico traumatologista; Ortopedista; Traumatologista
225275: Cirurgião otorrinolaringologista; Foniatra; Médico foniatra; Otorrino; Otorrinolaringologista
225280: Coloproctologista; Médico proctologista; Proctologista
225285: Cirurgião urológico; Cirurgião urologista; Urologista
225290: Médico oncologista cirúrgico
225295: Cirurgião da mão
225305: Citopatologista
225310: Endoscopista; Médico broncoesofagologista; Médico endoscopista
225315: Médico nuclear
225320: Imaginologista; Médico radiologista; Radiologista
225325: Médico anatomopatologista; Patologista
225330: Médico em radio-oncologia; Médico em radioterapia; Radio-oncologista
225335: Médico patologista clínico
225340: Hemoterapeuta; Médico em hemoterapia
225345: Médico em medicina hiperbárica; Médico hiperbaricista; Médico hiperbárico
225350: Médico neurofisiologista; Neurofisiologista clínico
231105: Professor de ensino pré-escolar; Professor de ensino pré-primário
231110: Professor de creche; Professor de jardim de infância (nível superior); Professor de minimaternal
231205: Professor de suplência do ensino fundamental (primeira a quarta série)
231210: Professor das séries iniciais
231305: Professor de ciências naturais no ensino fundamental de 5ª a 8ª série
231310: Professor de artes do ensino fundamental de de 5ª a 8ª série
231325: Professor de história na educação de jovens e adultos do ensino fundamental de 5ª a 8ª série
231335: Professor de língua portuguesa no ensino supletivo do ensino fundamental de 5ª a 8ª série
233110: Professor de ensino profissionalizante no ensino de nível médio
233205: Instrutor agrícola; Instrutor de aprendizagem agropecuária; Instrutor de treinamento agropecuário
233210: Instrutor de aprendizagem industrial; Instrutor de educação profissional industrial; Instrutor de
  treinamento industrial (formação profissional); Instrutor de treinamentos industriais; Professor-instrutor de
  cursos de treinamento industrial
233215: Instrutor de aprendizagem comercial
233220: Instrutor de aprendizagem agroindustrial e florestal
233225: Instrutor de aprendizagem em comunicação; Instrutor de aprendizagem em transportes; Instrutor de informática
234105: Professor de cálculo numérico (no ensino superior); Professor de matemática financeira (no ensino superior);
  Professor de teoria matemática de sistemas (no ensino superior)
234110: Professor de álgebra linear (no ensino superior)
234115: Professor de amostragem estatística (no ensino superior)
234120: Professor de informática (no ensino superior)
234210: Professor de química inorgânica (ensino superior)
234435: Professor de clínica cirúrgica (ensino superior); Professor de clínica médica (ensino superior)
234505: Docente de ensino superior na área de didática
234510: Docente de ensino superior na área de orientação educacional; Professor universitário na área de orientação
  educacional
234515: Professor de ensino superior na área de metodologia da pesquisa; Professor de ensino superior na área de
  metodologia da pesquisa em educação; Professor de pesquisa educacional (ensino superior); Professor universitário
  em metodologia de pesquisa em educação; Professor universitário na área de pesquisa educacional
234520: Docente do ensino superior na área de prática de ensino; Professor de ensino superior na área de prática de
  ensino e estágio supervisionado; Professor de prática de ensino (ensino superior); Professor universitário de
  estágio supervisionado; Professor universitário de metodologia do ensino; Professor universitário na área de
  prática de ensino
234604: Professor de alemão
234608: Professor de italiano
234612: Professor de francês
234624: Professor de português
234672: Professor de lingüística aplicada
234676: Professor de crítica textual; Professor de filologia; Professor de filologia germânica; Professor de
  filologia portuguesa; Professor de lingüística românica
234805: Professor de desenvolvimento econômico; Professor de econometria; Professor de economia internacional;
  Professor de finanças públicas; Professor de história do pensamento econômico; Professor de história econômica;
  Professor de macroeconomia; Professor de matemática financeira (economia); Professor de pesquisa econômica;
  Professor de teoria econômica
234810: Professor de administração financeira; Professor de administração pública; Professor de finanças
  (administração); Professor de marketing; Professor de matemática financeira (administração); Professor de
  organização e métodos (administração); Professor de planejamento e desenvolvimento; Professor de teoria da
  administração
234815: Professor de análise de custos; Professor de auditoria contábil; Professor de contabilidade financeira;
  Professor de contabilidade industrial; Professor de contabilidade internacional; Professor de contabilidade
  pública; Professor de perícia contábil
234905: Professor de circo no ensino superior; Professor de dança no ensino superior; Professor de teatro-educação
  no ensino superior
239205: Pedagogo especializado em deficientes da áudio-comunicação; Professor de alunos com distúrbios da
  áudio-comunicação; Professor de estimulação da língua portuguesa modalidade oral ( ensino especial); Professor
  especializado em deficiência auditiva e surdos
239210: Pedagogo especializado em deficiência física; Professor na área de deficiência física
239215: Pedagogo especializado em deficiência mental; Professor de alunos com deficiências mentais; Professor
  especializado em excepcionais
239220: Professor de ensino especial na área de deficiência múltipla; Professor em educação especial de DMu
  (deficiências múltiplas)
239225: Monitor de braile; Pedagogo em educação especial de cegos; Professor de braile; Professor de orientação e
  mobilidade de cegos; Professor de reabilitação funcional de cego; Professor de reabilitação visual; Professor de
  sorobã
239405: Auxiliar de coordenação de ensino fundamental de primeira a quarta séries; Coordenador auxiliar de curso;
  Coordenador de disciplina e área de estudo
239410: Auxiliar de orientação educacional; Orientador de disciplina e área de estudo; Orientador escolar;
  Orientador vocacional e profissional; Professor de orientação educacional
239415: Coordenador de orientação pedagógica; Coordenador de serviço de orientação pedagógica
239430: Auxiliar de supervisor escolar; Supervisor educacional; Supervisor pedagógico
239435: Desenhista instrucional; Projetista instrucional
241005: Advogado generalista; Assistente Jurídico
241015: Advogado (direito de família e sucessões); Advogado comercial; Advogado contratualista
241020: Advogado (direito administrativo); Advogado constitucionalista; Advogado previdenciário; Advogado
  tributarista
241025: Advogado criminalista; Criminalista; Penalista
241030: Advogado (abuso do poder econômico); Advogado (agente de propriedade industrial); Advogado (ambientalista);
  Advogado (biodireito); Advogado (concorrência desleal); Advogado (direito internacional); Advogado (direitos da
  criança e do adolescente); Advogado (energia elétrica); Advogado (propriedade intelectual); Advogado (recursos
  hídricos e minerais); Advogado (telecomunicações)
241035: Advogado trabalhista
241040: Consultor; Jurisconsulto; Jurista
241215: Procurador distrital; Procurador na Justiça
241235: Procurador de fundação
241305: Tabelião de contratos marítimos
241310: Registrador civil de pessoas jurídicas
241315: Registrador civil de pessoas naturais
241325: Registrador imobiliário
241330: Registrador de títulos e documentos
241335: Notário
241340: Tabelião de protesto de letras e títulos
242305: Autoridade policial (delegado); Delegado regional de polícia
242405: Defensor público estadual; Defensor público federal
242910: Analista de suporte à inteligência ( grupo apoio); Analista técnico em inteligência (grupo informações)
251105: Paleetnólogo
251115: Cientista social
251205: Analista de economia internacional; Analista de estudos econômicos; Analista de mercado e produtos
  (economista); Analista de mercado internacional; Analista de mercadologia (economista); Analista econômico;
  Árbitro econômico; Mediador econômico
251210: Analista agroindustrial (economista); Analista de mercado agrícola (economista)
251215: Analista de controle orçamentário (economista); Analista de crédito (economista); Analista de fundos de
  investimento; Analista econômico-financeiro; Analista financeiro (economista)
251220: Analista de cadeias produtivas (economista); Analista de mercado industrial (economista); Analista de
  produto industrial (economista); Analista de projetos industriais (economista)
251225: Analista de controle e gestão (economista); Analista de finanças públicas (economista); Analista de
  políticas públicas (economista); Analista tributário (economista)
251230: Analista de ecodesenvolvimento (economista); Analista de meio ambiente (economista)
251235: Economista urbano
251505: Psicólogo da educação; Psicólogo escolar
251510: Psicólogo da saúde; Psicoterapeuta; Terapeuta
251515: Psicólogo desportivo
251540: Psicólogo organizacional
252105: Administrador de empresas; Administrador de marketing; Administrador de patrimônio; Administrador de pequena
  e média empresa; Administrador de recursos humanos; Administrador financeiro; Administrador hospitalar;
  Administrador público; Analista administrativo; Consultor administrativo; Consultor de organização; Gestor público
  (administrador)
252205: Auditor contábil; Auditor de contabilidade e orçamento; Auditor externo (contadores e afins); Auditor fiscal
  (em contabilidade); Auditor independente (contadores e afins); Inspetor de auditoria
252210: Administrador de contadorias e registros fiscais; Analista contábil; Analista de balanço; Analista de
  contabilidade; Analista de contas; Analista de contas a pagar; Analista de custos; Assistente de contabilidade
  industrial; Assistente de contador de custos; Assistente de contadoria fiscal; Assistente de controladoria;
  Contabilista; Controller (contador); Coordenador de contabilidade; Especialista contábil; Gerente de
  contabilidade; Subcontador; Supervisor de contabilidade; Técnico de controladoria
252215: Perito assistente (contador); Perito de balanço; Perito judicial contábil; Perito liquidador (contador)
252305: Assessor de presidência; Assistente de diretoria; Assistente de presidência; Auxiliar administrativo de
  presidência; Secretário de gabinete; Secretário de presidência; Secretário pleno; Secretário sênior; Tecnólogo em
  secretariado
252310: Assessor bilíngüe; Auxiliar administrativo bilíngüe; Secretário bilíngüe de gabinete; Secretário bilíngüe de
  presidência; Secretário pleno bilíngüe; Secretário senior bilíngüe
252315: Assessor trilíngüe; Assistente trilíngüe; Auxiliar administrativo trilíngüe; Secretário sênior trilíngüe;
  Secretário trilíngüe de diretoria; Secretário trilíngüe de gabinete
252320: Secretário de escola(tecnólogo)
252405: Analista de ocupações
252545: Analista de planejamento financeiro
252550: Profissional de relações com o mercado; Profissional de ri (relações com investidores)
252605: Tecnólogo em gestão de segurança privada
253120: Coordenador de mídia
253140: Agenciador de publicidade
253305: Corretor de mercadorias; Corretor de mercadorias e futuros; Operador de mercadorias e derivativos; Operador
  de bolsa de mercadorias e futuros; Operador de câmbio/comércio exterior; Operador de carteiras internacionais;
  Operador de mesa bolsa de valores; Operador de renda fixa; Operador de renda variável; Operador financeiro
254505: Agente fiscal(atividades urbanas); Auditor de atividades urbanas; Auditor fiscal de atividades urbanas;
  Fiscal de feiras livres; Fiscal integrado; Fiscal municipal; Fiscal urbano; Inspetor fiscal
261115: Diretor adjunto
261120: Editor assistente; Editor de área; Editor de arte; Editor de imagem; Editor de rádio; Editor de web
261125: Assistente de editorial; Colunista; Colunista de jornal; Correspondente de jornal; Correspondente de línguas
  estrangeiras; Cronista; Diarista-em jornal; Diretor noticiarista; Editorialista; Jornalista exclusive empregador;
  Radiojornalista; Roteirista de jornal
261135: Repórter correspondente; Repórter de web; Repórter especial
261205: Bibliógrafo; Cientista de informação; Consultor de informação; Gerente de informação; Gestor de informação
261210: Analista de documentação; Especialista de documentação; Gerente de documentação; Supervisor de controle de
  processos documentais; Supervisor de controle documental; Técnico de documentação; Técnico em suporte de
  documentação
261215: Pesquisador de informações de rede
261305: Administrador de arquivos; Encarregado de serviço de arquivo médico e estatística; Especialista em
  organização de arquivos; Gestor de documentos
261310: Auxiliar de museus; Conservador de museu; Especialista em conservação de acervos; Especialista em
  documentação museológica; Especialista em educação em museus
261405: Crítico textual
261410: Intérprete comercial; Intérprete de conferência; Intérprete simultâneo
261415: Lexicógrafo; Lexicólogo; Lingüista dicionarista; Terminógrafo; Terminólogo; Vocabularista
261420: Tradutor de textos eletrônicos; Tradutor de textos escritos; Tradutor público juramentado
261425: Intérprete de libras; Tradutor de libras; Tradutor-intérprete de libras
261505: Adaptador de obras para teatro, cinema e televisão; Argumentista-roteirista de história em quadrinhos;
  Autor-roteirista de cinema; Autor-roteirista de rádio; Autor-roteirista de teatro; Autor-roteirista multimídia;
  Dramaturgista
261510: Crítico de cinema; Crítico de dança; Crítico de jornal (ombudsman); Crítico de música; Crítico de teatro;
  Crítico de televisão; Crítico literário
261515: Contista; Dramaturgo; Ensaísta de ficção; Escritor de folhetim; Escritor de histórias em quadrinhos;
  Escritor de novela de televisão; Escritor de obras educativas de ficção; Letrista (música); Novelista (escritor);
  Prosador; Romancista
261520: Cronista de não ficção; Ensaísta de não ficção; Escritor de obra didática; Escritor de obras científicas;
  Escritor de obras técnicas; Folclorista de não ficção; Memorialista de não-ficção
261525: Letrista; Trovador
261530: Glossarista; Redator de anais; Redator de manuais técnicos; Redator de textos científicos; Redator de textos
  comerciais
261705: Apresentador de rádio e televisão
261710: Comentarista cultural; Comentarista de esportes; Comentarista de moda; Comentarista econômico; Comentarista
  político
261715: Locutor de chamadas (promocionais e institucionais); Locutor de notícias; Locutor esportivo; Locutor
  noticiarista; Locutor-operador
261720: Locutor comercial
261725: Narrador esportivo
261730: Repórter de rádio; Repórter de televisão
261805: Fotógrafo científico; Fotógrafo de aerofotografia; Fotógrafo de arquitetura; Fotógrafo de foto submarina;
  Fotógrafo documentarista; Fotógrafo industrial
261815: Retratista
261820: Fotojornalista
262110: Produtor de imagem (cinema); Produtor de som (cinema)
262120: Produtor de som (teatro)
262125: Produtor de imagem (televisão); Produtor de programa; Produtor de som (televisão)
262130: Tecnólogo em produção de música eletrônica; Tecnólogo em produção musical
262135: Tecnólogo em produção audiovisual( cinema e vídeo); Tecnólogo em produção audiovisual( rádio e tv);
  Tecnólogo em produção multimídia
262205: Assistente de direção de cinema; Diretor cinematográfico; Diretor de estúdio cinematográfico
262220: Diretor circense; Diretor de produção; Diretor de televisão; Encenador teatral; Gerente de arte teatral
262405: Aquarelista; Artesão (artista visual); Artista plástico; Cartunista; Escultor; Grafiteiro (artes visuais);
  Ilustrador (artes visuais)
262410: Desenhista de editorial; Desenhista de identidade visual; Desenhista de páginas da internet (web designer);
  Desenhista gráfico de sinalização; Desenhista gráfico de superfície; Desenhista gráfico promocional; Tecnólogo em
  design gráfico
262415: Restaurador de obras de arte
262420: Desenhista de produto (artigos esportivos); Desenhista de produto (brinquedos); Desenhista de produto
  (cuidados pessoais); Desenhista de produto (eletroeletrônicos e eletrodomésticos); Desenhista de produto
  (embalagem); Desenhista de produto (iluminação); Desenhista de produto (máquinas e equipamentos); Desenhista de
  produto (material promocional); Desenhista de produto (mobiliário); Desenhista de produto (transporte); Tecnólogo
  em design de jóias; Tecnólogo em design de móveis
262425: Desenhista industrial de acessórios; Desenhista industrial têxtil; Tecnólogo em design de moda
262505: Artista de cinema; Artista de rádio; Artista de teatro; Artista de televisão; Ator bonequeiro; Ator de
  cinema; Ator de teatro; Ator de televisão; Ator dramático; Ator dublador; Coadjuvante (artístico); Contador de
  história; Humorista; Mímico; Rádio-ator; Teleatriz
262605: Autor de música; Compositor de música
262610: Orquestrador
262615: Auxiliar de maestro; Instrutor de fanfarra; Maestro; Maestro de banda; Mestre de banda; Mestre de bateria;
  Regente assistente; Regente auxiliar; Regente de banda; Regente de orquestra; Regente interno
262620: Historiador em música; Pesquisador em música
262705: Músico intérprete cantor popular
262710: Músico intérprete instrumentista erudito; Músico intérprete instrumentista popular
262810: Bailarino intérprete; Dançarino
262815: Bailarino coreógrafo
262830: Maître de ballet
262905: Ambientador; Decorador de interiores; Designers de ambientes; Designers de interiores; Planejador de
  interiores
263105: Abade; Administrador paroquial; Agaipi; Agbagigan; Agente de pastoral; Agonjaí; Alapini; Alayan; Ancião;
  Arcipreste; Axogum; Babá de umbanda; Babakekerê; Babalawô; Babalorixá; Babaojé; Bikkhu; Bikkuni; Bispo; Bispo
  auxiliar; Bispo emérito; Cambono; Capelão; Cardeal; Catequista; Clérigo; Cônego; Confessor; Cura; Curimbeiro; Dada
  voduno; Dáia; Daiosho; Deré; Diácono; Diácono permanente; Dirigente espiritual de umbanda; Dom; Egbonmi; Ekêdi;
  Episcopiza; Evangelista; Frade; Frei; Freira; Gaiaku; Gãtó; Gheshe; Humbono; Huntó; Instrutor de curimba;
  Instrutor leigo de meditação budista; Irmã; Iyakekerê; Iyalorixá; Iyawo; Izadioncoé; Kambondo pokó; Kantoku
  (diretor de missão); Kyôshi (mestre); Lama budista tibetano; Madre superiora; Mameto ndenge; Mejitó; Meôncia;
  Metropolita; Ministro da eucaristia; Monge; Monge budista; Monsenhor; Mosoyoyó; Muézin; Nhanderú arandú; Nisosan;
  Noviço; Oboosan; Olorixá; Osho; Padre; Padrinho de umbanda; Pagé; Pároco; Pastor evangélico; Pegigan; Pontífice;
  Pope; Prelado; Presbítero; Primaz; Prioressa; Reitor; Religioso leigo; Reverendo; Rimban (reitor de templo
  provincial); Roshi; Sacerdote; Sacerdotisa; Sheikh; Sóchó (superior de missão); Superintendente de culto
  religioso; Superior de culto religioso; Superior geral; Swami; Tata kisaba; Tata nkisi; Tateto ndenge; Testemunha
  qualificada do matrimônio; Toy vodunnon; Upasaka; Upasika; Voduno ( ministro de culto religioso); Vodunsi poncilê
  (ministro de culto religioso); Xeramõe (ministro de culto religioso); Xondáro (ministro de culto religioso);
  Ywyrájá (ministro de culto religioso)
263110: Bikku - bikkhuni; Jushoku; Kaikyôshi; Lama tibetano; Missionário leigo; Missionário religioso; Pastor
  evangelista; Sóchó; Swami (missionário)
263115: Agbá; Bokonô; Conselheiro correicional eclesiástico; Conselheiro do tribunal eclesiástico; Especialista em
  história da tradição, doutrina e textos sagrados; Exegeta; Juiz do tribunal eclesiástico; Leigo consagrado; Obá
271105: Chef; Chefe de partida; Chefe executivo de cozinha; Encarregado de cozinha; Subchefe de cozinha; Supervisor
  de cozinha
`
