/** Health, beauty, schools, homes, animals and churches, as those who work there say it. Codes of the CBO, the likeliest first. */
export const careAndSchoolNames = `
322205: Técnico de enfermagem do lar; Técnico de enfermagem domiciliar; Técnico de enfermagem pediátrico; Técnico de enfermagem
  emergência; Técnico de enfermagem hemodiálise; Técnico de enfermagem vacinador; Vacinador; Técnico de enfermagem cme; Técnico de
  enfermagem aph; APH; Técnico de enfermagem centro cirúrgico; Circulante de sala; Circulante de centro cirúrgico; Técnico de enfermagem
  neonatal; Técnico de enfermagem psf; Técnico de enfermagem ambulatorial; Técnico de enfermagem hospitalar; Técnico de enfermagem
  oncologia; Enfermagem particular; Técnico de vacina; Técnico de imunização
223505: Enfermeiro emergencista; Enfermeiro do samu; Enfermeiro psf; Enfermeiro esf; Enfermeiro hemodiálise; Enfermeiro ccih; Enfermeiro
  esteta; Enfermeiro responsável técnico
515215 324205: Coletor de laboratório; Coletor de exames; Coleta de sangue laboratório; Auxiliar de laboratório clínico; Técnico de
  laboratório clínico; Auxiliar de análises clínicas; Atendente de coleta; Punção venosa; Microscopista; Auxiliar de patologia; Técnico de
  anatomia patológica; Macroscopista; Triador de laboratório
782320: Condutor do samu; Motorista do samu; Motorista socorrista; Socorrista samu; Motorista de remoção; Motorista de UTI móvel; Condutor
  de veículo de emergência; Condutor de veículos de urgência; Motorista de ambulância de hospital; Condutor de urgência
515135: Socorrista de rodovia; Atendente de pré hospitalar; Socorrista de eventos; Salvamento aquático; Resgate rodoviário; Técnico em
  emergências médicas
322415 322405: Assistente odontológico; Auxiliar de odonto; Auxiliar de consultório; THD; Atendente de consultório dentário; Auxiliar de
  ortodontia; Auxiliar ortodôntico; Instrumentador odontológico; Auxiliar de clínica odontológica
322410 322420: Auxiliar de protético; Ceramista dental; Ceramista odontológico; Auxiliar de laboratório de prótese; Cadista odontológico;
  CAD CAM odontológico; Gesseiro de prótese; Acrilizador
223208: Dentista clínico geral; Dentista avaliador; Dentista hof; Protesista dentário
515110: Padioleiro; Transporte de pacientes; Mensageiro hospitalar; Condutor de pacientes; Auxiliar de remoção
516220: AT autismo; At terapêutico; Acompanhante terapêutico TEA; Acompanhante terapêutico autismo; Acompanhante terapêutico ABA; AT ABA;
  Acompanhante de autista; Cuidador de autistas; Cuidador de especial; Cuidador de pcd; Cuidador de cadeirante; Cuidador de deficiente;
  Cuidador hospitalar; Acompanhante de paciente; Acompanhante de pacientes; Acompanhante de doente; Cuidador de acamado; Cuidador de
  paciente; Cuidador de residência terapêutica; Cuidador em saúde mental
516210: Cuidador de senhora; Cuidador de ILPI; Cuidador de asilo; Cuidador domiciliar; Cuidador particular; Cuidador de velhinho;
  Acompanhante de idoso; Acompanhante de idosa; Acompanhante de senhora; Cuidador do lar de idosos; Cuidador de Alzheimer; Dama de
  companhia de idosa
515315: Monitor de comunidade terapêutica; Monitor de clínica de recuperação; Monitor de dependentes químicos; Monitor terapêutico;
  Redutor de danos; Terapeuta de dependência química; Conselheiro em dependência química; Monitor de casa de apoio; Agente de reabilitação
515305 515325: Educador de abrigo; Cuidador de abrigo; Cuidador social; Orientador socioeducativo; Oficineiro social; Agente
  socioeducativo; Agente de segurança socioeducativo; Pai social; Educador de casa lar; Auxiliar de educador; Facilitador de oficinas;
  Facilitador social; Entrevistador cadastro único; Cadúnico; Visitador criança feliz; Mobilizador social; Educador popular; Técnico
  social
515105 515140: Agente de zoonoses; Agente de dengue; Agente de controle de endemias; Agente de combate à dengue; Agente comunitário;
  Agente de vigilância sanitária; Mata mosquito; Agente de zoonose
223710 322205: Nutricionista de UAN; Nutricionista uan; Nutricionista escolar; Nutricionista de produção; Nutricionista esportivo;
  Nutricionista RT; Nutricionista materno infantil
325210: Lactarista; Auxiliar de lactário; Estoquista de nutrição; Auxiliar de nutricionista
223605: Fisio respiratório; Fisioterapeuta domiciliar; Fisioterapeuta pélvico; Fisioterapeuta dermatofuncional; Auxiliar de fisioterapia;
  Assistente de fisioterapia; Fisioterapeuta neuro; Fisioterapeuta bobath; Auxiliar de fisioterapeuta; Ergonomista
223905: T.O.; Terapeuta ocupacional infantil; Terapeuta ocupacional integração sensorial
223810: Fonoaudióloga infantil; Fonoaudiólogo ABA; Fonoaudiólogo hospitalar; Fono infantil; Audiologista; Auxiliar de audiometria; Fono
  ABA
251510: Psicólogo infantil; Psicólogo ABA; Terapeuta de casal; Terapeuta infantil
239425: Neuropsicopedagogo; Psicopedagogo clínico; Psicopedagogo institucional; AEE; Professor de sala de recursos; Professor de inclusão;
  Mediador de inclusão; Profissional de apoio; Profissional de apoio escolar; Professor itinerante; Apoio escolar inclusivo
331110: Monitor de educação infantil; Auxiliar de turma; Assistente de sala; Assistente de educação infantil; Assistente de alfabetização;
  Auxiliar de berçário; Recreador infantil de creche; Cuidador de alunos; Cuidador de aluno especial; Cuidador educacional; Auxiliar de
  vida escolar; AAE; Agente de desenvolvimento infantil; Agente de apoio escolar; Agente de inclusão; Monitor de inclusão; Monitor de
  aluno especial; Auxiliar educacional; Tia de creche; Tia da creche; Auxiliar de coordenação; Auxiliar de maternal; Monitor de maternal;
  Educador de creche; Cuidador de criança em escola; Pajem; Auxiliar de recreação; Hotelzinho infantil; Auxiliar de educação; TDI;
  Auxiliar de ensino; Apoio pedagógico
334105 334110: Inspetor de aluno; Inspetor de pátio; AOE; Auxiliar de disciplina; Auxiliar de pátio escolar; Disciplinário; Disciplinador;
  Orientador de disciplina; Assistente de alunos; Bedel de escola; Inspetor de corredor; Monitor de corredor; Coordenador de pátio;
  Coordenador de disciplina
334115: Monitor de van; Auxiliar de van escolar; Ajudante de van escolar; Tia da van; Tia de van; Tia da perua; Tia do escolar; Tia do
  ônibus; Monitor de perua; Acompanhante de van escolar; Monitor de micro ônibus escolar; Monitora escolar van; Ajudante de perua; Monitor
  de transporte
231205 231210 331205: Professor polivalente; Professor fundamental 1; Professor PEB I; PEB I; Professor substituto; Professor eventual;
  Professor primário; Professor particular de reforço; Professor de EJA; Professor EJA; Professor contraturno; Professor integral;
  Professor de escola particular; Tutor escolar; Professor de primeiro ano
231110 231105: Professor de berçário; Professor de jardim; Professor de CMEI; Professor PEI
224120 231315 232120: Professor edf; Professor ed física; Professor de ed física; Instrutor fitness; Professor de crossfit; Professor de
  futsal; Professor de muay thai; Instrutor de luta; Mestre de capoeira; Professor de ginástica; Professor de funcional; Professor de
  tênis; Professor de beach tennis; Professor de vôlei; Professor de spinning; Recepcionista fitness; Professor de karatê; Professor de
  boxe; Professor de surf; Instrutor de surf; Professor de basquete
262830: Professor de balé; Professor de jazz; Professor de forró; Professor de fit dance; Instrutor de dança
234915: Professor de bateria; Professor de teclado; Professor de guitarra; Professor de musicalização; Professor de violino; Regente de
  coral; Aula de violão; Instrutor de música
333115 333110: Instrutor de curso; Instrutor profissionalizante; Professor de curso; Professor de robótica; Instrutor de robótica;
  Instrutor de cabeleireiro; Professor de curso livre; Instrutor senai; Instrutor de costura; Instrutor de barbeiro; Instrutor de NR;
  Instrutor de trânsito teórico; Professor de programação; Professor kumon; Orientador kumon; Auxiliar kumon; Instrutor de desenho;
  Professor de artesanato; Instrutor de primeiros socorros; Instrutor de bombeiro civil; Orientador de aprendizagem; Instrutor de
  aprendizagem; Instrutor de informática básica
232105: Professor de arte; Professor de ensino religioso; Professor de literatura; Professor fundamental 2; Professor PEB II; PEB II;
  Professor de cursinho; Professor de ciências da natureza
351505 411010: Auxiliar de secretaria escolar; Secretário de escola; Assistente de secretaria; Assistente de secretaria escolar; Técnico
  em secretaria escolar; Agente de secretaria; Oficial de escola; Secretário de igreja; Secretário paroquial; Secretário de clínica;
  Secretário de consultório; Secretário de advogado; Secretário de médico; Secretário administrativa; Secretário virtual
411010: Auxiliar de biblioteca escolar; Bibliotecário escolar auxiliar
261425: Intérprete educacional; Instrutor de Libras; Libras intérprete; TILS
513205 513505: Merendeiro escolar; Manipulador de alimentos; Cozinheiro de creche; Ajudante de merendeira; Cozinheiro de escola; Auxiliar
  de cozinha escolar; ASG escolar
514320: Serviços gerais escolar; Auxiliar de limpeza escolar; Higienizador; Higienista; Auxiliar de higiene; Auxiliar de higienização
  hospitalar; Auxiliar de asseio; Operador de lavadora de piso; Operador de limpeza; Auxiliar de limpeza de shopping; Auxiliar de limpeza
  industrial; Limpeza de banheiro; Limpador de banheiro; Faxineiro de prédio; Faxineiro de condomínio; Faxineiro de escola; Faxineiro de
  loja; Faxineiro de escritório; Moça da limpeza; Serviço de limpeza; Camareiro de hospital; Higienizador hospitalar; Limpeza de ônibus;
  Limpador de ônibus; Limpeza pesada; Encerador; Operador de enceradeira; Auxiliar de rouparia; Rouparia; Roupeiro; Roupeiro hospitalar
516345 516340: Auxiliar de lavanderia hospitalar; Operador de lavadora de roupas; Operador de centrífuga de lavanderia; Lavadeiro; Lavador
  hospitalar; Lavador de tapete; Lavador de estofados; Higienizador de estofados; Limpador de sofá; Impermeabilizador de sofá; Auxiliar de
  lavagem de roupas
512105 512110: Doméstica que dorme; Secretário do lar; Ajudante do lar; Auxiliar doméstico; Empregada de casa;
  Arrumador de casa; Arrumadeira de casa; Governanta residencial; Governanta do lar; Governanta de casa; Casal doméstico; Ajudante de casa
512120: Diarista residencial; Faxineiro de casa; Diarista de apartamento; Faxina em casa; Faxineiro residencial; Limpeza de casa; Limpeza
  de apartamento; Diarista de faxina; Diárias de faxina
513210: Cozinheiro do lar; Cozinheiro residencial; Chef em casa; Marmita fit
516205: Babá que durma; Babá de gêmeos; Enfermeira de bebê; Cuidador de bebê; Au pair
513105 513115: Governança; Assistente de governança; Rouparia de hotel; Encarregado de governança
623005: Adestrador de cachorro; Adestrador canino; Treinador de cachorro; Figurante de cães; Condutor de cães; Cinotécnico; Educador
  canino; Adestrar cachorro; Comportamentalista canino; Adestrador k9
623020: Passeador de cachorro; Passeador de cachorros; Passeador; Passeador de pets; Passeio com cachorro; Dogwalker; Pet walker;
  Petsitter; Babá de cachorro; Babá de gato; Cuidador de cachorro; Cuidador de cães; Cuidador de gatos; Cuidador de gato; Monitor de
  creche pet; Monitor de daycare; Recreador canino; Recreador pet; Auxiliar de canil; Tratador de cães; Tratador de canil; Auxiliar de
  hotel pet; Cuidador de pássaros; Tratador de aves ornamentais; Tratador de zoológico; Cuidador de animais silvestres; Keeper; Auxiliar
  de zoonoses; Protetor de animais; Gatil
519320 519315: Banhista de cachorro; Tosador bebê; Tosador na tesoura; Tosador profissional; Secador de cães; Auxiliar de banhista;
  Auxiliar de banho; Ajudante de banho e tosa; Petshop banhista; Escovista pet
519305: Auxiliar de vet; Auxiliar de internação veterinária; Técnico em veterinária; Técnico veterinário; Recepcionista de petshop;
  Recepcionista de pet shop; ATV
516110: Cabeleireiro progressiva; Escova e prancha; Mechista; Cabeleireiro unissex; Cabeleireiro parceiro; Profissional parceiro salão;
  Auxiliar de cabelo; Lavatorista; Lavatório; Auxiliar de lavatório; Assistente de salão; Ajudante de salão; Ajudante de cabeleireiro;
  Especialista em cachos; Cacheada; Alongamento de cabelo; Megahairista; Aplicador de mega hair; Entrelace; Trança nagô; Peruqueiro;
  Visagista; Hair designer; Tricologista; Penteado e maquiagem; Noivas penteado; Botox capilar
516105: Barbeiro parceiro; Barbeiro profissional; Barber shop; Barbershop; Barbeiro com clientela; Auxiliar de barbeiro
516120 516145: Manicure de cutilagem; Manicure russa; Manicure parceira; Pé e mão; Pés e mãos; Esmaltação em gel; Esmaltadora; Fibra de
  vidro unhas; Unha de fibra; Unha de acrigel; Acrigel; Blindagem de unha; Nails designer; Nails; Alongamento em gel; Alongista de unhas;
  Alongista; Unhas em gel; Spa dos pés; Spa das mãos
322110: Auxiliar de podologia; Calista
516150: Designer de sobrancelhas e cílios; Brow lamination; Brow designer; Fio a fio; Epilação na linha; Epilação egípcia
516155: Alongamento de cílios; Lash design; Lash artist; Cílios fio a fio; Volume russo
516910: Micropigmentação de sobrancelha; Micropigmentação labial; Microblading; Dermopigmentador; Dermopigmentadora; Nanoblading
322130: Depilador laser; Depilador com cera; Depilação com cera; Operador de laser depilação; Aplicador de depilação a laser; Esteta;
  Esteticista cosmetóloga; Massagem modeladora; Esteticista avaliadora; Avaliadora de estética; Avaliador de laser; Criolipólise;
  Esteticista e cosmetóloga; Bronze natural; Cosmetóloga; Cosmetólogo; Peeling; Ventosaterapia
322120: Massoterapeuta parceiro; Terapeuta corporal; Shiatsu; Reflexologista; Massagem terapêutica; Drenagem; Terapeuta de spa; Massagem
  tântrica
322125: Constelador; Barras de access; Florais; Naturoterapeuta; Tarot
516125: Maquiador de noivas; Maquiador de eventos; Automaquiagem; Maquiador de loja; Demonstradora de maquiagem; Beauty artist; Consultor
  de maquiagem; Auxiliar de maquiagem
263105: Ministro de culto; Líder religioso; Obreiro de igreja; Pregador; Capelania
514115: Caseiro de igreja; Auxiliar de igreja; Zelador de templo; Zelador de paróquia; Agente paroquial; Sineiro; Serviços gerais igreja
262710 262705: Músico de igreja; Sanfoneiro; Percussionista; Vocalista; Backing vocal; Músico de bar; Cantor de barzinho; Levita; Ministro
  de louvor; Sertanejo cantor; Flautista; Trompetista; Trombonista
516505 516610: Motorista funerário; Motorista de funerária; Ornamentador de urnas; Ornamentador funerário; Auxiliar de cemitério; Jazigo;
  Vendedor de plano funerário; Motorista de carro fúnebre; Necrópsia
521130: Balconista de drogaria; Auxiliar de farmácia hospitalar; Aplicador de injeção; Aplicador de injeção farmácia; Aplicador de
  injetáveis; Perfumista de farmácia; Consultor de dermocosméticos; Dermoconsultora; Operador de caixa de farmácia; Repositor de farmácia;
  Estoquista de farmácia; Entregador de drogaria; Gerente de drogaria balconista; Fiscal de drogaria; Atendente de manipulação;
  Receitista; Conferente de receitas
515210 325105: Manipulador de cápsulas; Manipulador de fórmulas; Encapsulador; Encapsuladora; Auxiliar de laboratório de manipulação;
  Pesador de farmácia; Sachês; Manipulador de cosméticos; Manipulador de perfumes
223405: Farmacêutico substituto; Farmacêutico generalista; Farmacêutico esteta
324115: Técnico de raio x; Técnico de rx; Técnico em rx; Técnico de densitometria; Técnico em imagem; Técnico de diagnóstico por imagem;
  Operador de raio x médico; Auxiliar de radiologia; Auxiliar de raio x; Operador de ressonância; Auxiliar de imagem
324105 324110: Técnico de EEG; Técnico em holter; Técnico de exames; Técnico em métodos gráficos; Auxiliar de exames; Técnico de
  ergometria
322605 322505: Imobilizador ortopédico; Técnico de imobilização; Técnico de órtese e prótese; Protesista ortopédico
322225: Instrumentação cirúrgica; Instrumentador de centro cirúrgico; Auxiliar de centro cirúrgico
225125: Médico emergencista; Médico residente; Residência médica; Médico ultrassonografista; Ultrassonografista; Médico examinador; Mais médicos
413115: Faturista de convênio; Faturista de convênios; Auxiliar de faturamento hospitalar; Faturamento de convênio; Faturamento TISS;
  Faturamento SUS; Analista de faturamento hospitalar; Analista de glosas; Auditor de contas médicas; Auxiliar de contas médicas;
  Autorizador; Analista de autorização; Auxiliar de autorização; Digitador de guias; Faturamento odontológico; Analista de OPME
422110: Recepcionista de odonto; Recepcionista odontológica; Atendente de hospital; Atendente de clínica; Atendente de consultório;
  Atendente de laboratório; Atendente de UPA; Atendente de posto de saúde; Auxiliar de recepção hospitalar; Atendente de convênio;
  Atendente de internação; Auxiliar administrativo hospitalar; Recepcionista de pronto socorro; Agendador; Agendador de consultas;
  Agendamento de consultas; Atendente de agendamento; Atendente de saúde; Recepcionista de fisioterapia; Recepcionista de estética;
  Recepcionista de clínica de estética; Assistente de atendimento hospitalar; Escriturário hospitalar; Escriturário de posto; Secretário
  de posto; Regulador; Atendente de regulação; TARM; Rádio operador do samu
422105: Recepcionista de salão de beleza; Recepcionista de barbearia; Recepcionista de escola; Recepcionista de loja; Recepcionista de
  coworking; Recepcionista de obra; Recepcionista de imobiliária; Recepcionista de escritório; Recepcionista de pet; Recepcionista de
  condomínio; Recepcionista corporativa; Recepcionista de feira; Recepcionista de espaço kids; Recepcionista de autoescola; Recepcionista
  de tattoo; Recepcionista de empresa
516325: Passadeira por dia; Passar roupa por dia; Passadeira de casa; Passadeira de lavanderia; Passadeira doméstica; Passador de
  lavanderia
516220: Cuidador de criança autista; Cuidador de crianças autistas; Cuidador de criança com autismo; Cuidador de adulto autista;
  Acompanhante de criança autista; Acompanhante de autistas; Monitor de autista; Auxiliar terapêutico
322205: Técnico de enfermagem neo; Técnico de enfermagem uti neo; Técnico de enfermagem ped; Técnico de enfermagem clínica médica; Técnico
  de enfermagem sala de vacina; Técnico de enfermagem maternidade; Técnico de enfermagem obstetrícia; Técnico de enfermagem banco de
  sangue; Técnico de enfermagem ortopedia; Técnico de enfermagem internação; Técnico de enfermagem transporte; Técnico de enfermagem
  remoção
224125 224135: Técnico de futsal; Técnico de vôlei; Técnico de basquete; Técnico de natação; Técnico de handebol; Treinador de futsal;
  Treinador de vôlei; Treinador de natação; Treinador de luta; Auxiliar técnico de futebol; Treinador de goleiro; Preparador de goleiros
`
