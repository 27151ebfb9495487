/** Official synonyms of group 3 of the CBO (technicians): a code, and its names after a colon; an indented line goes on. */
export const synonymsOfGroupThree = `
300105: Técnico em automação industrial
300305: Reparador de equipamentos elétricos e eletrônicos
301105: Auxiliar de laboratorista (indústria); Laboratorista - exclusive análises clínicas; Laboratorista de ensaios
  mecânicos; Laboratorista de ensaios químicos; Laboratorista industrial; Laboratorista químico; Laboratorista
  têxtil
301110: Analista de areias em fundição; Auxiliar de laboratorista de solo; Auxiliar de laboratorista de solos e de
  concreto; Laboratorista (ensaios de areia); Laboratorista de concreto; Laboratorista de ensaios de areia de
  fundição; Laboratorista de materiais de construção
301115: Analista de laboratório químico (petróleo); Analista químico (petróleo); Técnico de análise de óleos e
  graxas; Técnico de laboratório de análises físico-químicas (petróleo)
311105: Analista de laboratório químico; Analista de produtos químicos; Analista de tratamento de água; Analista
  químico; Técnico de análise química; Técnico de ciências químicas; Técnico de indústria química; Técnico de
  laboratório - exclusive análises clínicas; Técnico de laboratório de água e esgotos; Técnico de sistema de
  tratamento de água; Técnico químico - exclusive análises químicas; Técnico químico industrial
311115: Técnico químico em couro; Técnico químico em curtimento
311205: Técnico de indústria petroquímica; Técnico de processo petroquímico; Técnico de produção (gás combustível);
  Técnico de produção (petroquímica); Técnico de sistemas industriais (petroquímica); Técnico em refinação de
  petróleo; Técnico petroquímico
311305: Técnico ceramista; Técnico em cerâmica
311405: Técnico de processos (borracha); Técnico em injeção (borracha); Técnico em laboratório (borracha)
311410: Técnico químico (plástico)
311510: Técnico hidrometrista
311515: Auxiliar técnico de centro de operação do sistema de energia; Auxiliar técnico de distribuição de energia;
  Auxiliar técnico de geração de energia; Laboratorista de água e controle ambiental; Técnico de central térmica
311520: Analista de estação de tratamento de efluentes
311615: Técnico de fiação
311710: Tingidor de tecidos
311715: Colorista; Cromista
311725: Alvejador de couros; Alvejador de sola; Brazidor de curtume; Colorista de couro; Marroquineiro; Pintor de
  couros e peles à mão; Pintor de couros e peles à pistola
312105: Assistente de engenharia (construção civil); Auxiliar técnico de engenharia (construção civil); Técnico de
  analista de custos (construção civil); Técnico de construção civil; Técnico de edificações; Técnico de
  edificações, estradas e saneamento; Técnico de manutenção de obras; Técnico de obras; Técnico de planejamento de
  obras; Técnico em canteiro de obras de construção civil; Técnico em laboratório e campo de construção civil
312205: Assistente técnico de engenharia (obras de infra-estrutura de estrada); Auxiliar técnico de conservação de
  estradas, caminhos e pontes; Auxiliar técnico em obras de infra-estrutura de estradas; Técnico de projetos e obras
  de infra-estrutura de estradas; Técnico de transporte ferroviário; Técnico em construção civil de obras de
  infra-estrutura de estradas; Técnico em planejamento de obras de infra-estrutura de estradas
312210: Assistente técnico de engenharia de obras de saneamento; Auxiliar técnico de obras saneamento; Técnico de
  redes de água e esgoto; Técnico em construção civil (obras de saneamento); Técnico em hidrometria (obras de
  saneamento); Técnico em planejamento de obras de infra-estrutura de saneamento; Técnico em sondagem (obras de
  saneamento)
312315: Auxiliar técnico de hidrografia; Hidrotécnico
313105: Auxiliar de eletrotécnico; Técnico de ensaios elétricos; Técnico de operação eletrotécnica
313110: Projetista elétrico; Técnico de comandos e controle; Técnico de projeto (eletrotécnico)
313115: Encarregado de manutenção; Supervisor de manutenção de máquinas e equipamentos; Supervisor de montagem
313120: Técnico de manutenção industrial
313125: Técnico em ferramentas elétricas
313130: Técnico de equipamentos elétricos; Técnico de projetos elétricos
313205: Eletrônico de manutenção; Reparador técnico; Técnico de controle de processo de manutenção eletrônica;
  Técnico de manutenção de computador; Técnico instrumentista
313210: Técnico eletrônico de manutenção industrial
313215: Auxiliar de eletrônica; Auxiliar de técnico de eletrônica; Auxiliar técnico eletrônico; Técnico de balanças
  (eletrônicas); Técnico de indústria eletrônica; Técnico de rádio e televisão; Técnico de sistema automação
  industrial; Técnico eletrônico em geral
313305: Técnico de teleprocessamento
313315: Analisador de tráfego telefônico; Técnico de manipulação de tráfego telefônico; Técnico de telefonia
313320: Técnico de manutenção de equipamento de transmissão
313505: Técnico em instalação de sistemas ópticos; Técnico em laboratório óptico; Técnico em laser; Técnico em
  materiais ópticos; Técnico em medidas ópticas; Técnico em polimento de superfície óptica
314105: Técnico mecânico na montagem de máquinas, sistemas e instrumentos
314110: Auxiliar técnico de mecânica; Programador de usinagem; Técnico de projetos mecânicos; Técnico mecânico
  (energia nuclear); Técnico mecânico (equipamentos médicos e odontológicos); Técnico mecânico de processos; Técnico
  mecânico em automação; Técnico mecânico montador
314115: Técnico de refrigeração (fabricação)
314120: Auxiliar técnico na mecânica de máquinas
314125: Inspetor de máquinas e motores; Projetista de motores
314205: Planejador de processos (fabricação de ferramentas); Técnico em desenvolvimento de processos (fabricação de
  ferramentas); Técnico em desenvolvimento de produtos (ferramentas mecânicas); Técnico em métodos e processos
  (fabricação de ferramentas)
314210: Técnico em desenvolvimento de processos (manutenção de ferramentas)
314305: Técnico automotivo
314310: Técnico aeronáutico; Técnico de manutenção aeronáutica; Técnico de manutenção de aeronaves; Técnico de
  manutenção de sistemas de aeronaves
314315: Técnico mecânico naval; Técnico naval
314605: Laboratorista metalográfico (soldagem); Técnico de inspeção da indústria metalúrgica
314610: Técnico de montagem (caldeiraria); Técnico de tubulação (caldeiraria)
314615: Inspetor dimensional (estruturas metálicas); Técnico de planejamento da indústria metalúrgica (estruturas
  metálicas)
314620: Metalógrafo (técnico); Técnico de planejamento da indústria metalúrgica (soldagem); Técnico de tratamento
  térmico (metalurgia)
314710: Técnico de alto-forno em siderurgia; Técnico de controle de lingoteira; Técnico de convertedor de aciaria em
  siderurgia; Técnico de lingotamento
314715: Assistente técnico de fundição em siderurgia; Auxiliar técnico de fundição em siderurgia
316110: Técnico de mineração (pesquisa geológica)
316305: Técnico de mineração (águas subterrâneas); Técnico de mineração (minerais sólidos); Técnico de mineração
  (tóriom zircônio e outros minerais raros); Técnico de perfuração (minas)
316310: Técnico de produção na extração de petróleo; Técnico em exploração de petróleo; Técnico na extração de
  petróleo e gás natural
316320: Prospector
316325: Técnico de operação em refino de petróleo e gás; Técnico de processamento em refino de petróleo e gás
316335: Desincrustador de poços de petróleo e gás
317110: Programador de computador; Programador de processamento de dados; Programador de sistemas de computador;
  Técnico de aplicação (computação); Técnico em programação de computador
317120: Programador de cd-rom
317205: Operador de processamento de dados; Operador de sistema de computador; Operador de sistemas computacionais
  em rede; Operador de terminal no processamento de dados
318005: Desenhista técnico auxiliar
318010: Copista de croqui; Desenhista copista (cad); Operador de cad (copista)
318015: Desenhista detalhista (cad); Desenhista técnico detalhista; Detalhista em desenho técnico
318105: Cadista (desenhista técnico de arquitetura); Desenhista copista (arquitetura)
318110: Desenhista de cartografia; Desenhista técnico de topografia
318115: Desenhista de estrutura metálica (construção civil); Desenhista técnico de engenharia civil
318120: Desenhista de instalações hidráulicas
318205: Desenhista de carrocerias; Desenhista de estruturas metálicas (mecânica); Desenhista de ferramentas
  (mecânica); Desenhista de instalações mecânicas; Desenhista de tubulação (mecânica); Desenhista técnico de
  ferramentas; Desenhista técnico de máquinas; Desenhista técnico de tubulação
318210: Desenhista técnico de aeronaves
318305: Desenhista de leiaute de circuito impresso; Desenhista técnico em eletricidade; Desenhista técnico em
  eletroeletrônica
318310: Desenhista técnico em calefação; Desenhista técnico em refrigeração
318405: Arte-finalista (desenhista técnico de artes gráficas)
318410: Desenhista de desenho animado; Desenhista de filatelia (selos)
318415: Desenhista letrista
318420: Desenhista têxtil
318425: Desenhista de móveis
318430: Desenhista maquetista
318505: Auxiliar de arquitetura; Desenhista calculista; Desenhista detalhista na arquitetura; Projetista na
  arquitetura
318510: Desenhista calculista na construção civil; Projetista na construção civil
318610: Desenhista projetista de ferramentas; Desenhista projetista de moldes; Desenhista projetista de produtos
  (mecânica); Projetista de ferramentas; Projetista de matrizes; Projetista de moldes
318705: Projetista de eletricidade; Projetista de instalações elétricas; Projetista eletrotécnico
318710: Desenhista projetista de circuitos impressos
318810: Moldador de roupas
319205: Técnico em madeira e mobiliário; Técnico em móveis (fabricação); Técnico moveleiro
320105: Técnico de biotério; Técnico em criação de animais de laboratório
321105: Técnico agrícola executor de operações aéreas agrícolas; Técnico em agricultura; Técnico em vitivinicultura
321110: Técnico em agropecuária
321210: Administrador florestal; Assistente técnico florestal; Encarregado florestal; Técnico ambiental; Técnico de
  produção florestal; Técnico de reflorestamento; Técnico silvicultor
321310: Técnico de camarão
321315: Técnico em mexilhões; Técnico em ostras
322105: Acupuntor; Acupunturista; Técnico corporal em medicina tradicional chinesa
322110: Técnico em podologia
322120: Massagista; Massoprevencionista
322125: Homeopata (não médico); Terapeuta alternativo; Terapeuta naturalista
322130: Esteticista corporal; Esteticista facial; Técnico em estética; Tecnólogo em cosmetologia e estética facial e
  corporal; Tecnólogo em estética; Tecnólogo em estética e cosmética
322210: Técnico em hemodiálise; Técnico em uti
322215: Técnico de enfermagem em saúde ocupacional; Técnico de enfermagem ocupacional
322220: Técnico de enfermagem em saúde mental
322225: Instrumentador em cirurgia
322230: Auxiliar de enfermagem de centro cirúrgico; Auxiliar de enfermagem de hospital; Auxiliar de enfermagem de
  saúde pública; Auxiliar de enfermagem em hemodiálise; Auxiliar de enfermagem em home care; Auxiliar de enfermagem
  em saúde mental; Auxiliar de ginecologia; Auxiliar de obstetrícia; Auxiliar de oftalmologia; Auxiliar de parteira;
  Auxiliar em hemotransfusão
322235: Auxiliar de enfermagem em saúde ocupacional; Auxiliar de enfermagem ocupacional
322240: Auxiliar de saúde marítimo
322305: Contatólogo; Óptico oftálmico; Óptico optometrista; Óptico protesista; Técnico optometrista
322415: Atendente de clínica dentária; Atendente de gabinete dentário; Atendente de serviço odontológico; Atendente
  odontológico; Auxiliar de dentista
322505: Ortesista; Protesista (técnico); Sapateiro ortopédico; Técnico de oficina ortopédica; Técnico de prótese
  ortopédica; Técnico ortopédico
322605: Técnico em aparelho gessado; Técnico em gesso hospitalar; Técnico em gesso ortopédico; Técnico em
  imobilizações do aparelho locomotor; Técnico em imobilizações gessadas; Técnico engessador; Técnico gessista
323105: Técnico em zootecnia
324105: Operador de eletroencefalógrafo; Técnico em captações bioelétricas do cérebro; Técnico em
  eletroencefalografia; Técnico em eletroencefalograma
324110: Técnico em eletrocardiograma; Técnico em métodos eletrográficos em cardiologia; Técnico em métodos não
  invasivos em cardiologia
324115: Operador de raio-x; Técnico de radioterapia; Técnico em hemodinâmica; Técnico em mamografia; Técnico em
  medicina nuclear; Técnico em radiologia; Técnico em radiologia médica; Técnico em ressonância magnética
324125: Tecnólogo em oftalmologia
324205: Técnico de laboratório de análises clínicas; Técnico de laboratório em patologia clínica; Técnico de
  laboratório médico; Técnico em análises clínicas
324215: Citotecnologista
324220: Técnico em banco de sangue
325005: Tecnólogo em enologia; Tecnólogo em viticultura e enologia
325010: Flavorista; Técnico em aromas
325015: Criadores de perfumes
325105: Auxiliar técnico de manipulação em laboratório de farmácia
325205: Técnico de carnes e derivados; Técnico de controle de qualidade de alimentos; Técnico de frutas e
  hortaliças; Técnico de grãos e cereais; Técnico de laticínios; Técnico de massas alimentícias; Técnico de
  panificação; Técnico de pescado e derivados; Técnico de produção de alimentos; Técnico em açúcar e álcool
325210: Técnico em nutrição
331105: Professor de escolinha (maternal); Professor de jardim da infância; Professor de maternal; Professor de
  pré-escola
331110: Atendente de creche; Auxiliar de creche; Crecheira
331205: Professor de ensino fundamental - séries iniciais; Professor de ensino fundamental nas quatro primeiras
  séries; Professor i - ensino fundamental
331305: Docente de nível médio no ensino profissionalizante; Instrutor de nível médio no ensino profissionalizante
332105: Professor assistente de regência de classe; Professor leigo em classe multisseriada; Professor leigo em
  regência de classe; Professor leigo responsável por escolas rurais; Professor sem formação para o magistério
334110: Agente de organização escolar; Bedel; Inspetor de alunos; Monitor de alunos
341105: Piloto comercial
341210: Capitão de pequena cabotagem; Mestre de pequena cabotagem
342105: Auxiliar de exportação e importação; Transitário de cargas
342110: Analista de transporte multimodal; Programador de transporte multimodal
342115: Técnico de operações de serviços de máquinas e veículos
342120: Agente de carga; Corretor de frete
342125: Assistente de logística de transporte
342205: Ajudante de despachante alfandegário
342210: Despachante alfandegário
342305: Assistente de tráfego rodoviário; Chefe de departamento de motoristas; Chefe de serviço de transporte
  rodoviário; Chefe de transporte - no serviço público; Chefe de transportes - exclusive no serviço público;
  Encarregado de linha de transporte rodoviário; Gerente de frota (transporte rodoviário); Supervisor de tráfego
  rodoviário
342310: Agente rodoviário; Chefe de garagem (transporte rodoviário); Controlador de serviço de transporte
  rodoviário; Inspetor de carga e descarga; Inspetor de carregadoria de embarque rodoviário; Inspetor de tráfego
  rodoviário; Instrutor de motoristas
342315: Chefe de armazém (técnicos em transportes rodoviários); Chefe de carga e descarga no transporte rodoviário;
  Chefe de depósito; Encarregado de carga e descarga no transporte rodoviário
342405: Agente de pátio e terminais (ferrovia e metrô); Chefe de estação (ferrovia); Supervisor de estação (metrô e
  ferrovia); Supervisor geral de operação (metrô)
342410: Controlador de centro de controle operacional; Controlador de centro de controle operacional (metrô e
  ferrovia)
342505: Controlador de vôo; Operador de torre de controle (aéreo); Profissional de tráfego aéreo
342535: Atendente de aeroporto
342605: Agente de estação portuária
342610: Chefe de operações portuárias; Encarregado de operações portuárias
351405: Escrevente judicial; Oficial maior
351410: Avaliador judicial (escrivão); Depositário público; Distribuidor público; Escrivão civil; Escrivão criminal;
  Partidor judicial
351415: Oficial de registro
351425: Oficial judiciário; Oficial legislativo
351430: Auxiliar jurídico
351505: Secretária (técnico em secretariado - português); Secretário (técnico de nível médio); Secretário-assistente
  administrativo (técnico)
351510: Estenógrafo; Taquígrafo parlamentar; Taquígrafo revisor
351515: Escrevente técnico estenotipista; Estenotipista em ´close caption´; Estenotipista técnico judiciário;
  Estenotipista ´free lancer´
351605: Técnico em meio ambiente, segurança e saúde; Técnico em segurança industrial
351705: Analista técnico de seguros; Subscritor assistente de seguros
351710: Técnico de sinistros
351715: Inspetor de produção de seguros
351720: Assistente de analista de produtos; Assistente de produtos (técnico de seguros)
351725: Representante de controle de perdas
351730: Comissário de avarias; Inspetor de avarias; Regulador de sinistros; Vistoriador de sinistros
351805: Agente de investigação privada; Detetive particular; Investigador particular
351810: Comissário de polícia; Detetive de polícia; Inspetor de polícia
351815: Datiloscopista; Perito em identificação; Técnico de identificação (papiloscopista)
351910: Técnico em inteligência (grupo informações)
352205: Agente de inspeção de pesca; Analista ambiental; Analistas de projetos ambientais; Fiscal do meio ambiente;
  Guarda ambiental; Guarda florestal; Guarda-parques; Inspetor agrícola; Polícia florestal e de mananciais
352210: Agente sanitarista; Fiscal de higiene; Fiscal de obras; Inspetor de comercialização de produtos; Inspetor de
  saneamento
352305: Inspetor de medição; Metrologista auxiliar
352310: Fiscal de pesos e medidas; Inspetor de equipamentos; Inspetor de transporte de produtos perigosos; Inspetor
  técnico de qualidade
352320: Fiscal têxtil
353230: Tesoureiro
354135: Representante técnico de vendas
354150: Consultor de produtos farmacêuticos; Representante de produtos farmacêuticos
354205: Arrematador, no comércio
354405: Pregoeiro
354410: Avaliador de prédios
354415: Avaliador de automóveis; Avaliador de bens; Avaliador de jóias; Avaliador judicial; Perito avaliador de bens
  móveis
354505: Securitário
354605: Assessor imobiliário; Consultor imobiliário
354810: Agente de reservas; Supervisor de operações turísticas
354815: Consultor de viagem
354820: Gestor de evento; Tecnólogo de evento
371105: Assistente de biblioteca; Auxiliar de bibliotecário; Auxiliar de serviços bibliotecários
371110: Técnico de biblioteca; Técnico de documentação e informação; Técnico em documentação; Tratador de documentos
  (biblioteconomia)
371210: Técnico de arquivo (museologia)
371310: Técnico de artes gráficas
371405: Monitor de acampamento; Monitor de acantonamento
371410: Go - gentil organizador; Monitor de entretenimento; Monitor de esportes e lazer; Monitor de recreação;
  Monitor infantil; Recreacionista
372115: Cameraman (cinema); Operador de câmera de vídeo
372205: Operador de sistemas de informática (teleprocessamento); Operador de teleprocessamento
372210: Operador de radiotelégrafo
373105: Operador de aúdio (rádio); Operador de console (rádio); Operador de estúdio (rádio); Operador de mesa
  (rádio); Sonoplasta (continuidade); Técnico de áudio (rádio)
373115: Operador de emissora de rádio (equipamentos móveis); Operador de equipamentos de transmissão (móveis);
  Operador de rádio (equipamentos móveis)
373120: Engenheiro de gravação (rádio); Engenheiro de som (rádio); Sonoplasta (gravação); Técnico de gravação
  (rádio)
373125: Operador de transmissor
373205: Assistente ou auxiliar de iluminação na produção para televisão e produtoras de vídeo; Diretor de imagens
  (estúdio de televisão); Editor de imagens para televisão e produtoras de vídeo; Editor gráfico na produção para
  televisão e produtoras de vídeo; Iluminador na produção para televisão e produtora de vídeo; Operador de áudio
  (estúdio de tv ); Operador de áudio externo na produção para televisão e produtora de vídeo; Operador de cabo na
  produção para televisão e produtora de vídeo; Operador de câmera (estúdio de tv ); Operador de caracteres na
  produção para televisão e produtora de vídeo; Operador de microondas na produção para televisão e produtoras de
  vídeo; Operador de vídeo na produção para televisão e produtora de vídeo; Operador de vt (estúdio de vt );
  Operador de vt (externa); Produtor gráfico para televisão e produtoras de vídeo
373210: Operador de controle mestre na exibição de televisão; Operador de sistemas de exibição em televisão;
  Operador de vt de exibição em televisão
373215: Operador de sistemas de transmissão e recepção de televisão
373220: Coordenador de operações de sistemas de televisão e produtoras de vídeo; Supervisor de operações de sistemas
  de televisão e produtoras de vídeo
374105: Assistente de estúdio (gravação de áudio); Auxiliar de estúdio; Operador de estúdio (gravação de áudio);
  Operador de gravação (trilha sonora para filmes); Técnico de gravação de áudio
374110: Auxiliar de instalação (equipamentos de rádio); Auxiliar técnico de montagem; Roadie (assistente de palco);
  Técnico de montagem
374120: Desenhista de som
374125: Operador de microfone (boom man)
374130: Mixador
374135: Engenheiro projetista de áudio; Projetista de áudio; Técnico em projeto de aúdio
374145: Disc jóquei
374205: Construtor de cenários
374210: Assistente de estúdio (cinema e vídeo); Cenotécnico de filmagem; Operador de carrinho (travelling); Operador
  de grua
374215: Maquinista de cenário; Técnico de palco; Técnico de teatro
374305: Operador cinematográfico; Operador de cabine cinematográfica; Operador de projetor cinematográfico e áudio;
  Projecionista
374405: Operador de vídeo
374415: Compositor de imagens; Criador de efeitos especiais; Criador de efeitos visuais; Pós-produtor de tv e vídeo
374420: Montador; Montador cinematográfico; Montador de filmes de cinema
375110: Vitrinista
375120: Decorador com balões; Decorador de arte com balões; Decorador de arte floral; Decorador de festas; Decorador
  de festas infantis; Decorador de lycra tensionada; Designer de eventos
376105: Bailarino de danças folclóricas; Dançarino de danças de raiz; Dançarino de danças folclóricas; Dançarino de
  danças rituais; Folgazão; Sambista
376110: Bailarinos de danças parafolclóricas; Bailarinos étnicos; Dançarino de rua; Dançarinos de danças
  parafolclóricas; Dançarinos étnicos; Dançarinos populares
376210: Artista de corda; Artista de lira
376215: Atirador de facas; Comedor de espada; Comedor de fogo (pirofagista); Faquir; Globista; Homem-bala; Partner
  (circo); Pirofagista; Saltimbanco; Ventríloquo
376230: Aramista (equilibrista); Funâmbulo; Paradista
376235: Ilusionista; Manipulador; Prestidigitador
376245: Clown; Excêntrico; Tony de soirée
376250: Mamulengueiro; Manipulador de bonecos; Marionetistas
376305: Animador de eventos; Apresentador de convenções
376310: Apresentador animador de festas populares; Comentarista de rodeio; Locutor de rodeio
376315: Animador de rádio; Apresentador animador de programas de rádio
376320: Animador de televisão; Apresentador animador de programas de televisão; Apresentador de telejornal
376325: Animador de circo; Apresentador animador de circo
376405: Estátua viva; Modelo fotográfico de nu artístico
376410: Modelo "fashion; Modelo de passarela
376415: Modelo comercial; Modelo de detalhes; Modelo fotográfico; Modelo fotográfico de workshop
377105: Atleta da ginástica; Atleta de bodybare; Atleta de canoagem; Atleta de ciclismo; Atleta de esgrima; Atleta
  de futvôlei; Atleta de handebol; Atleta de nado sincronizado; Atleta de paraquedismo; Atleta de patinação; Atleta
  de peteca; Atleta de remo; Atleta de squash; Atleta de surf e windsurf; Atleta de vela; Atleta de voleibol; Atleta
  do basquete; Atleta do hóquei
377110: Atacante - no futebol; Atleta de futsal; Jogador de futebol; Zagueiro - jogador de futebol
377115: Golfista profissional; Jogador de golfe profissional
377120: Atleta de judô; Atleta de taichichuan; Jodoísta; Lutador de aikidô; Lutador de capoeira; Lutador de
  fullcontact; Lutador de hapkidô; Lutador de kendô; Lutador de taekwondô
377125: Esportista profissional de tênis; Jogador profissional de tênis; Tenista profissional
377130: Atleta do hipismo; Jóquei profissional
377140: Atleta de triatlo; Corredor fundista; Maratonista
377145: Boxeador; Boxeur; Lutador profissional de boxe; Pugilista de luta livre
377210: Árbitro geral de campo; Árbitro geral de pista; Árbitro geral de provas fora do estádio; Coordenador de
  câmara de chegada
377215: Árbitro de basquetebol; Árbitro reserva (basquete); Assistente de apontador (basquete); Cronometrista
  (basquete); Fiscal de basquetebol; Oficial de mesa (basquete); Oficial de quadra (basquete); Operador dos vinte e
  quatro segundos (basquete)
377220: Árbitro assistente (futebol); Árbitro reserva (futebol); Observador (futebol)
377225: Anotador (futebol de salão); Cronometrista (futebol de salão); Oficial de arbitragem (futebol de salão)
377230: Árbitro central (judô); Coordenador de área (judô); Cronometrista (judô); Oficial de mesa (judô)
377235: Anotador (karatê); Árbitro central (karatê); Árbitro chefe de área (karatê); Árbitro reserva (karatê); Juiz
  auxiliar (karatê)
377240: Cronometrista de pólo aquático; Cronometrista de trinta e cinco segundos (poló aquático); Juiz de gol
  (poloaquático); Oficial de arbitragem (poloaquático)
377245: Apontador (vôlei); Controlador de líbero (vôlei)
391105: Calculista de tempos; Técnico analista de processos de produção
391110: Apontador de tempo (produção); Computometrista
391115: Analista de logística (técnico de nível médio)
391125: Calculista de produção; Planejador de produção (técnico); Programador de controle de produção; Técnico
  analista de pcp; Técnico analista de produção; Técnico analista de programação; Técnico de processo de fabricação;
  Técnico de produção; Técnico de programação de produção; Técnico de programação e controle da produção e expedição
391135: Programador e controlador de materiais; Técnico analista de materiais
391205: Agente de inspeção (qualidade); Controlador de qualidade; Inspetor de chopp; Inspetor de ferramentas;
  Inspetor de fundição; Inspetor de linha de produção; Inspetor de linha de transmissão; Inspetor de linhas de cabos
  aéreos; Inspetor de montagem; Inspetor de qualidade - nas indústrias; Inspetor de qualidade material; Supervisor
  de operações na área de controle de produção
391210: Analista de laboratório de controle de qualidade; Técnico analista de controle estatístico de qualidade;
  Técnico analista de padrões de qualidade; Técnico analista de qualidade
391215: Auxiliar de técnico de controle de qualidade; Revisor de equipamentos (controle de qualidade)
391220: Técnico de controle interno na produção
395105: Técnico de apoio em pesquisa e desenvolvimento de processos; Técnico de apoio em pesquisa e desenvolvimento
  de produtos; Técnico de apoio em pesquisa e desenvolvimento de tecnologias energéticas
`
