/** Official synonyms of group 7 of the CBO (production of single goods, building): a code, and its names after a colon; an indented line goes on. */
export const synonymsOfGroupSeven = `
710115: Gerente técnico de produção (mineração); Supervisor de britagem (mineração); Supervisor de escavação e
  transporte (mineração); Técnico de geologia
710120: Encarregado de extração de magnésio; Encarregado de extração de pedreira; Encarregado de extração de talco;
  Encarregado de pedreira (mineração); Supervisor de lavra (mineração); Supervisor de produção e lavra (mineração);
  Supervisor de turno (mineração)
710125: Supervisor de carregamento de minérios
710205: Construtor civil; Encarregado de construção civil; Encarregado de construção civil e carpintaria;
  Encarregado de construção civil e manutenção; Encarregado de obras; Encarregado de obras e instalações;
  Encarregado de obras, manutenção e segurança; Encarregado de servente; Mestre de construção civil; Mestre de
  manutenção de obras civis; Mestre de manutenção de prédios; Mestre de obras; Supervisor de conservação de obras;
  Supervisor de construção civil; Supervisor de construção e conservação; Supervisor de construções e manutenção
710210: Feitor de turma de ferrovia; Feitor de vias férreas; Mestre de supervisão de linhas (ferrovias); Programador
  ferroviário
710215: Supervisor de máquina de terraplenagem
710220: Encarregado de setor de concreto; Subencarregado central de concreto; Superintendente de usina central de
  concreto
711105: Classificador de minérios; Colhedor de amostras - em minas; Inspetor de sondagem - na mineração; Operador de
  torre de amostragem - na mineração; Preparador de aglomerados de minérios e rochas; Preparador de amostras de
  minérios e rochas; Sondador - na mineração
711110: Cortador de pedras - na extração de pedras; Graniteiro - na extração; Maçariqueiro - na mineração; Operador
  de granitadeira
711115: Encunhador - na extração de pedras; Encunhador de pedreira; Marroeiro; Marteleiro - na extração de pedras;
  Operador de desintegrador de pedras; Operador de desmineralizadora; Operador de pedreira; Quebrador - na extração
  de pedras
711120: Assistente de cabo de fogo; Auxiliar de cabo de fogo; Cabo de fogo; Dinamitador; Preparador de explosivos
  bombeados - detonador (blaster)
711125: Madeireiro de subsolo - na mineração
711130: Ajudante de mineiro; Amostrista de minérios; Cabouqueiro - na extração de pedras; Cavouqueiro - na extração
  de pedras; Controlador de tráfego -na mineração; Minerador; Operador de equipamentos pesados e móveis - na
  mineração; Operador de máquina perfuradora - na mineração; Operador de máquinas de mineração; Operador de
  rompedor; Operador de sala de controle - na mineração; Trabalhador da extração de pedras abrasivas
711205: Operador de caminhão fora de estrada
711225: Marteleteiro de rocha; Marteleteiro detonador; Operador de máquina de perfurar (minas e pedreiras)
711230: Maçariqueiro; Operador de jet flame; Operador de máquina perfuratriz a fio diamantado; Serrador de pedra
  (extração)
711235: Operador de patrola
711315: Operador de compressor - na extração de petróleo e gás
711320: Maquinista de perfuradora de subsolo; Operador de sonda manual; Perfurador de poços artesianos; Sondador de
  geofísica
711325: Despachante de plataforma (petróleo)
711330: Preparador e instalador de lodo para sondagem
711405: Barranqueiro - no garimpo; Bateador; Bateeiro; Faiscador - no garimpo; Furão - no garimpo; Garfeiro - no
  garimpo; Gruneiro; Jateador - no garimpo; Maraqueiro - no garimpo; Meia-praça (garimpo); Minerador - no garimpo
711410: Chefe de cristalização; Feitor de salinas; Marnoteiro; Salineiro (sal marinho)
712105: Caieiro - na fabricação de cal; Enquadrador de pedra - na mineração; Operador de moinho de bolas (minério)
712110: Operador de beneficiamento de minérios; Operador de coluna de flotação; Operador de equipamento de flotação;
  Operador de flotação; Operador de instalação de beneficiamento
712115: Operador de equipamentos de precipitação; Operador de precipitador eletrostático; Operador de sistema de
  precipitação
712120: Ajudante de britador; Feitor de britagem; Operador britador
712125: Operador de reagentes
712130: Operador de cone de separação (minas); Operador de jato de água - em minas
712135: Operador de pelotização
712205: Aplainador de mármore; Cortador de mármore; Cortador de pedras - lavra de pedras; Montador de mármore;
  Operador de máquina de desdobramento de mármores
712210: Gravador de inscrições em mármore e em pedras; Trabalhador na colocação de inscrições em pedras
712215: Ornamentador; Ornamentista de pedra
712220: Acabador de pedras; Aparelhador de pedra (mármore); Polidor de granito; Polidor de mármore; Polidor de
  marmorite; Polidor de pedras, a mão; Polidor de pedras, a máquina
715110: Operador de rolo compactador; Operador de rolo compressor
715115: Condutor de escavadeira; Condutor de pá mecânica; Escavadeirista; Operador de retro-escavadeira
715120: Condutor de máquina de abrir valas; Valeteiro - exclusive na agropecuária
715125: Operador de máquina de terraplenagem; Operador de máquina rodoviária; Operador de tratores diversos
715130: Condutor de motoniveladora; Condutor de niveladora; Operador de equipamento de motoniveladora; Operador de
  niveladora e de scraper; Operador de patrol (niveladora); Operador de trator de esteira; Operador patroleiro;
  Patroleiro; Patroleiro de pavimentação; Patroleiro de terraplanagem
715135: Operador de pá carregadeira de esteira; Operador de pá carregadeira e tratores; Operador de pá mecânica;
  Operador de pá mecânica em subsolo
715140: Condutor de asfaltadora; Condutor de pavimentadora; Pavimentador; Trabalhadores de conservação de rodovias
715145: Operador de trator - exclusive na agropecuária; Tratorista - exclusive na agropecuária
715205: Acafelador; Ajudante de calceteiro; Asfaltador; Cabuqueiro
715210: Entijolador; Pedreiro de acabamento; Pedreiro de concreto; Pedreiro de manutenção e conservação; Pedreiro de
  reforma geral
715215: Pedreiro de chaminés
715225: Pedreiro de mineração
715230: Alvanel; Alvaner; Pedreiro de alvenaria
715315: Armador de ferragens na construção civil
715405: Condutor de betoneira; Motorista operador de betoneira
715410: Bombista; Motorista operador de bomba de concreto
715415: Balanceiro de concreto; Concreteiro; Operador de balança (concreto)
715505: Carapina; Carpinteiro auxiliar; Carpinteiro de estruturas; Carpinteiro de manutenção; Oficial carpinteiro
715510: Montador de esquadrias de madeira
715525: Carpinteiro (obras)
715530: Armador de telhados
715535: Ajustador de fôrmas (concreto); Carpinteiro de fôrmas (concreto)
715540: Carpinteiro de pontes
715610: Eletricista de instalações comerciais e residenciais; Instalador reparador de equipamento de força
715615: Ajudante de eletricista; Eletricista auxiliar; Eletricista de instalações (iluminação a gás neon);
  Eletricista de instalações (semáforos); Eletricista de instalações elétricas de minas; Eletricista de instalações
  industriais; Eletricista de planejamento de instalações elétricas; Instalador de antenas de televisão
715705: Aplicador de isolante (coberturas)
715715: Isolador térmico
715720: Aplicador de material isolante em caldeiras e tubulações; Isolador refratarista (caldeira e tubulações);
  Refratarista (caldeira e tubulações)
715725: Oficial de manutenção civil
716305: Assentador de vidros; Auxiliar de colocador de vidros; Auxiliar de cortador de vidros; Cortador de vidros;
  Montador de vidros; Vidraceiro (painéis de vidro)
716310: Vidraceiro de clarabóias
716315: Auxiliar de vitralista
716405: Gesseiro de decoração; Gesseiro de revestimento; Gesseiro fundidor; Gesseiro modelador; Gesseiro moldureiro;
  Gesseiro montador
716505: Colocador de assoalho
716510: Assentador cerâmico; Azulejador
716515: Calceteiro (pastilheiro); Colocador de cerâmica; Piseiro (pastilhas)
716520: Aplicador de resinas em pisos; Aplicador de sinteco e bona; Raspador de taco
716525: Acabador de mármore e granito; Piseiro (mármore e granito); Polidor de mármore e granito (na construção)
716535: Colocador de tacos
716605: Calafate; Petintal (calafetação); Raspador
716610: Ajudante de pintor; Broxador-caiador; Caiador; Caieiro (pintor de paredes); Pintor de alvenaria; Pintor de
  casas; Pintor de construções cênicas; Pintor de edifícios; Pintor de paredes
716615: Colocador de papel de parede; Colocador de piso vinílico; Colocador de tapetes, carpetes e pisos plásticos
717005: Demolidor de casas; Demolidor de prédios
717010: Marteleteiro - na construção civil
717015: Cisterneiro
717020: Ajudante de obras; Ajudante de saneamento; Auxiliar de pedreiro; Meia-colher; Servente (construção civil);
  Servente de pedreiro
720110: Chefe de chaparia; Coordenador de caldeiraria; Mestre caldeireiro; Mestre de seção de caldeiraria; Mestre de
  seção de caldeiraria leve
720115: Mestre de construção de ferramentas e dispositivos; Mestre de correção de ferramentas; Mestre de ferramentas
720120: Mestre de seção de forjaria (fornos); Mestre ferreiro
720125: Chefe de setor de fundição de metais; Encarregado de seção de fundição; Encarregado de vazamento de fundição
  de ferro; Mestre de forno fundição; Mestre de fundição de alumínio; Mestre de lingotamento; Mestre de lingoteiras;
  Mestre de macharia; Mestre de molde manual; Mestre de produção de fundição de alumínio; Mestre de seção de
  fundição; Mestre fundidor a pressão
720130: Mestre de anodização; Mestre de cromação e lapidação de anéis; Mestre de estanhamento; Mestre de
  galvanização; Mestre de niquelagem; Mestre de pintura galvanoplástica; Mestre de zincagem; Mestre niquelador;
  Subchefe de galvanização
720135: Encarregado de pintura (tratamento de superfícies); Mestre de inspeção de pinturas (tratamento de
  superfícies); Supervisor de pintura (tratamento de superfícies)
720140: Encarregado de oxicorte; Encarregado de soldagem
720145: Encarregado de montagem de tubos; Mestre acabador de produtos extrusados; Mestre de trefilação (metal);
  Mestre mecânico de extrusão de alumínio
720150: Encarregado de usinagem de metais; Mestre de seção de usinagem; Mestre de usinagem e montagem
720155: Mestre serralheiro de estamparia
720205: Supervisor de construção naval
720210: Mestre de linha de montagem (indústria automobilística); Supervisor (indústria de automotores e de material
  de transporte)
720215: Contramestre (indústria de máquinas e outros equipamentos mecânicos); Contramestre de indústrias de máquinas
720220: Líder (construção de fornos)
721105: Ferramenteiro de coquilhas; Ferramenteiro de injeção termofixo; Ferramenteiro de injeção termoplástico;
  Ferramenteiro de injeção zamak e alumínio; Ferramenteiro de matrizes e estampos; Ferramenteiro de molde para
  borracha; Ferramenteiro de moldes plásticos (sopro); Líder de ferramentaria; Matrizeiro
721205: Operador de eletroerosão a fio; Operador de eletroerosão por penetração
721210: Broqueador de cilindros; Torneiro repuxador
721215: Auxiliar de torneiro mecânico; Mandrilador; Torneiro ajustador; Torneiro ferramenteiro; Torneiro mecânico
721220: Retificador (retificadora cilíndrica externa e interna); Retificador (retificadora de árvore de manivelas);
  Retificador (retificadora plana); Retificador, em geral
721225: Preparador de fresadora copiadora; Preparador de fresadora de engrenagens; Preparador de máquina de
  tarraxar; Preparador de máquina de transferência; Preparador de prensa mecânica de metais; Preparador de
  retificadora sem centro; Preparador de torno copiador; Preparador de torno revólver
721305: Amolador de guarnição - na fabricação têxtil
721310: Afiador ambulante; Afiador de facas ( inclusive ambulante); Afiador de tesouras ( inclusive ambulante);
  Amolador ambulante; Amolador de cutelaria; Amolador de facas; Amolador de tesouras ( inclusive ambulante);
  Cuteleiro (na fabricação)
721315: Afiador - na fabricação; Afiador de brocas e coroas; Afiador de talhadeira; Afiador manual; Afiador, a
  máquina; Ajudante de afiador; Amolador de cilindros; Amolador de talhadeira; Auxiliar de afiador de ferramentas;
  Mecânico afiador
721320: Afiador de lâminas; Amolador de serras
721325: Acepilhador de metais; Ajudante de polimento; Alisador de metal; Despolidor; Escovador de fundição; Lixador
  de móveis metálicos; Lixador de peças de metal; Operador de eletropolimento; Polidor de ferramentas; Polidor de
  fieiras; Polidor de matrizes; Polidor de rodas dentadas a máquina
721410: Fresador cnc
721415: Mandrilador cnc
721425: Retificador cnc
721430: Torneiro cnc
722105: Aguilhoeiro; Ajudante de forjador; Contramestre ferreiro; Craveiro (forjaria); Ferreiro; Ferreiro de molas;
  Forjador de talhadeira; Preparador de máquinas de forjar
722110: Forjador a martelete; Forjador a martelo de queda livre; Forjador a martelo-pilão; Marteleiro (metalúrgica);
  Marteleiro a carga de fogo; Marteleiro de cutelaria
722205: Ajudante de fundidor; Fundidor de placas; Operador de máquina de moldar lingoteira
722210: Ajudante de lingotamento; Operador de carro de lingotes
722215: Ajudante de acabamento de fundição
722220: Maquinista de fundição (centrífuga)
722225: Fundidor a pressão; Fundidor de máquina de pressão
722230: Operador de lingotamento; Vazador de metais
722235: Ajudante de preparador de lingotamento; Operador de lingoteiras
722305: Acabador de macho - na fundição; Ajudante de macheiro; Moldador de machos (manual)
722310: Operador de máquina de fabricar machos (ar comprimido); Operador de máquina de machos; Tirador de machos -
  na fundição
722315: Desmoldador; Moldador em areia
722320: Fechador de moldes - na fundição; Fixador de moldes - na fundição; Moldador de bloco - na fundição; Moldador
  de metal; Preparador de moldes de fundição, à máquina
722325: Auxiliar de preparação de areia; Desenformador - na fundição; Formista - na fundição; Misturador de areias -
  em fundição; Operador de máquina de areia para fundição; Operador de misturador de areia para fundição; Operador
  de prensa de areia para fundição; Operador de secador de areia para fundição; Operador de sistema de areia para
  fundição; Peneireiro - na fundição; Preparador de areia - em fundição; Secador de areia
722410: Estirador de tubo de metal; Operador de esticadeira (metal sem costura)
722415: Alambrador - na fabricação de arame; Aramador - na fabricação de arame; Separador de trefilados; Trefilador
  à máquina; Trefilador de barras de metal, à máquina
723110: Recozedor e normalizador de metais
723125: Operador de tratamento termoelétrico
723205: Operador de linha de decapagem; Preparador de peça para decapagem; Preparador de peça para imersão
723210: Operador de superfosfato
723215: Auxiliar de galvanização; Bronzeador de metais; Dourador (metais); Esmaltador de banho fundente; Esmaltador
  de metais não-preciosos; Estanhador; Galvanizador (sherardização); Operador de cobreamento; Operador de
  galvanização; Platinador
723220: Pintor a revólver (pintura eletrostática)
723225: Cromador de metais; Niquelador
723235: Anodizador e anodizador de metais; Prateador (processo eletrolítico); Zincador
723305: Cabineiro
723310: Pintor (retoques)
723315: Pintor de metais a pistola
723320: Auxiliar de pintor de automóveis; Operador de estufa de pintura; Pintor de aviões; Pintor de carros; Pintor
  de motos; Pintor de vagões tanques; Pintor especializado em pintura acrílica (veículos)
723325: Pintor especializado em pintura acrílica
723330: Ajudante de pintor à pistola; Ajudante de pintor de móveis; Operador de máquina de pintar contínua; Operador
  de pistola de pintura; Operador de pistola rotativa; Pintor a revólver; Pintor de brinquedos; Pintor de geladeira;
  Pintor por pulverização (exceto veículos)
724105: Armador de manilhas; Assentador de manilhas
724110: Auxiliar de encanador; Instalador hidráulico
724115: Bombeiro eletricista; Encanador de manutenção; Instalador de águas, esgotos e gás; Instalador de canos
724130: Ajudante de gasista; Gasista
724135: Instalador de tubulações de vapor
724205: Colocador de estruturas metálicas; Montador de estruturas de aço
724210: Edificador de casco (navios); Montador de estruturas navais; Montador naval; Montador naval (estruturas)
724220: Preparador de estruturas de aço
724225: Riscador de estruturas de aço; Traçador de estruturas metálicas
724230: Cravador de metais; Rebatedor de metais
724305: Soldador manual
724310: Cortador de ferro; Cortador oxiacetilênico; Operador de maçarico de corte; Operador de oxicorte; Oxicortador
724315: Montador soldador; Operador de máquina de solda a ultrassom; Operador de máquina de soldar; Operador de
  máquina de soldar automática; Soldador autógeno; Soldador de oficina mecânica; Soldador de solda branca; Soldador
  de solda elétrica e oxiacetileno
724320: Operador de maçarico; Soldador a oxigênio
724325: Operador de máquina de solda elétrica; Soldador com maçarico e arco elétrico
724410: Caldeireiro de manutenção; Caldeireiro instalador; Caldeireiro montador; Caldeireiro serralheiro; Chapeador
  montador; Chapeiro (chapas de ferro e aço); Traçador de caldeiraria
724415: Chapeador de móveis metálicos; Chapeador metalúrgico; Chapeiro
724420: Chapista de carrocerias metálicas
724425: Caldeireiro em arsenal
724430: Chapista de aeronaves; Chapista de aviões
724435: Flandeiro; Funileiro de bancada; Funileiro de manutenção; Funileiro soldador
724440: Ajudante de serralheiro; Arqueador de molas; Arqueador e temperador de molas; Operador de mesa de corte
  (serralharia); Serralheiro de ferro; Serralheiro de manutenção; Serralheiro de metal; Serralheiro de produção;
  Serralheiro modelista; Serralheiro montador; Serralheiro preparador
724510: Auxiliar de dobrador (metais); Operador de máquina de curvar metais; Operador de máquina de virar chapas;
  Operador de viradeira (aço); Operador de viradeira de chapas; Operador de viradeiras de fitas de aço; Virador de
  chapas
724610: Operador de máquina (pernas, fechamento, repassamento, alma)
725010: Afinador mecânico; Ajustador de oficina de cilindros; Ajustador mecânico de ferramentas; Ajustador mecânico
  de manutenção; Aprendiz de mecânico ajustador; Centralizador de fusos; Centralizador de rodas; Mecânico ajustador
725020: Ajustador limador de fresas; Ajustador limador de tornos; Mecânico de bancada; Rasqueteador de metais
725105: Montador de acessórios; Montador de equipamento de escritório; Montador de máquina de escrever; Montador de
  máquinas (montagem em série); Montador instalador de acessórios; Montador, a mão
725205: Instalador de máquinas; Mecânico montador; Montador mecânico (máquinas industriais)
725220: Montador de máquinas de fiação
725225: Instalador de máquinas-ferramentas (usinagem de metais)
725305: Montador de equipamentos de levantamento e movimentação
725310: Montador mecânico de máquinas agrícolas
725320: Montador mecânico de máquinas de terraplenagem
725410: Mecânico de motores marítimos
725415: Mecânico montador especializado em motores de explosão e diesel; Montador de motores a diesel; Montador de
  motores a gasolina
725420: Mecânico de motores turboalimentadores; Mecânico montador de motores turboalimentadores; Mecânico montador
  de turbinas; Mecânico turboalimentador; Montador de turbinas
725505: Montador de automóveis; Montador de carroceria; Montador de chassi; Montador de motores (grupo
  motopropulsor-gmp); Montador de veículos automotores (linha de montagem)
725510: Operador de equipe de montagem (veiculos automotores)
725605: Mecânico de manutenção aeronáutica; Técnico em manutenção aeronáutica; Técnico em montagem aeronáutica;
  Técnico mecânico aeronáutico
725705: Montador de instalação de calefação, ventilação e refrigeração; Técnico de refrigeração (instalação)
730105: Chefe de produção (indústria de material elétrico e eletrônico); Mestre da indústria de material elétrico e
  eletrônico; Mestre eletricista de bobinas estacionárias; Supervisor de produção (indústria de material elétrico e
  eletrônico)
731110: Montador de computadores e equipamentos auxiliares
731120: Montador de eletrodomésticos
731125: Eletricista instalador de alta e baixa tensão
731130: Montador de dínamos
731135: Montador de aparelhos elétricos
731150: Instalador de som; Montador de aparelhos eletroeletrônicos; Montador de aparelhos eletrônicos; Revisor de
  aparelhos eletrônicos
731155: Montador de elevadores e similares
731160: Montador de transformadores
731165: Auxiliar de bobinagem, à mão
731170: Eletricista bobinador; Montador de bobinas
731180: Operador de máquinas de linha de montagem (aparelhos eletrônicos); Revisor de linha de montagem (aparelhos
  eletrônicos)
731205: Instalador de equipamentos de radar; Instalador de estação de rádio; Instalador de estação de tv; Montador
  de equipamentos de radar; Montador de equipamentos eletrônicos (rádio e tv )
731305: Especialista em linha de transmissão; Instalador de centrais telefônicas; Instalador de equipamentos de
  comunicação; Instalador reparador de central; Montador de centrais telefônicas
731320: Instalador de aparelhos telefônicos; Instalador de telefones; Instaladores e reparadores de equipamentos e
  linhas telefônicas; Reparador de instalações telefônicas; Reparador de linhas e aparelhos; Reparador de pabx;
  Reparador de telefone
732105: Conservador de linhas elétricas e telefônicas; Eletricista de linha de transmissão; Eletricista de
  manutenção de linhas elétricas; Eletricista de manutenção de linhas telefônicas
732110: Ajudante de cabista; Cabista; Emendador de fios (elétricos e telefônicos)
732120: Eletricista de alta-tensão; Eletricista de baixa-tensão; Eletricista de iluminação pública; Eletricista de
  linha de alta-tensão; Eletricista de rede; Instalador de linhas subterrâneas (transmissão de energia elétrica);
  Instalador-reparador de rede elétrica
732125: Eletricista de rede aérea de tração de veículos
732130: Instalador-reparador de linhas de comunicação de dados; Instalador-reparador de linhas telefônicas aéreas e
  subterrâneas
740105: Supervisor de fabricação de instrumentos de precisão
741105: Instrumentista de precisão; Mecânico de aparelhos de precisão; Mecânico de instrumentos de precisão
742115: Encordoador de instrumentos musicais; Luthier (confeccionador); Montador de instrumentos de corda
750105: Mestre (lapidação de pedras preciosas); Mestre em artigos de ourivesaria e joalheria
751005: Cravador de jóias; Cravejador de jóias; Cravejador de ourivesaria
751010: Joalheiro na confecção de bijuterias e jóias de fantasia; Joalheiro na fabricação; Joalheiro ourives na
  fabricação e reparação
751020: Lapidador de diamantes; Lapidador de pedras preciosas; Lapidador de pedras semi-preciosas; Lapidário de
  diamantes; Lapidário de pedras semi-preciosas
751105: Laminador de metais preciosos, à máquina
751115: Gravador de jóias; Gravador em ouriversaria
751120: Laminador de metais preciosos; Laminador de prata
751125: Aurifice; Cinzelador de metais preciosos; Filigraneiro; Filigranista; Ourives de bijouteria; Ourives
  montador; Prensista de ourivesaria; Soldador de jóias
752105: Gambista (artesão de vidros); Mestre vidreiro; Miniaturista (artesão de vidros)
752110: Moldador de lentes; Operador de máquina de estirar vidro
752115: Ampoleiro; Calibrador de tubos de vidro; Calibrador na fabricação de ampolas; Colhedor - em fábrica de
  vidro; Fechador de ampolas (garrafas térmicas); Soprador de vidro (material de laboratório)
752120: Curvador de tubos de vidro
752205: Impressor silk screen em vidros; Serigrafista em vidros
752210: Cristaleiro (corte de vidros); Operador de máquina de corte (vidros)
752215: Foscador de vidro a ácido
752225: Foscador de vidro a jato de areia; Jateador de materiais abrasivos; Jateador de vidro
752230: Biselador de cristais; Operador de polidora de vidros e cristais; Polidor de vidros e cristais
752235: Operador de polidora de cristais de ótica; Polidor de cristais de óptica, a máquina
752305: Cerâmico; Ceramista multifuncional; Especialista em cerâmica
752310: Ceramista artesanal; Ceramista artístico; Oleiro em torno de pedal
752320: Modelador ceramista; Modelador de porcelana; Modelador em cerâmica; Modelista em cerâmica
752325: Ceramista (confecção de moldes); Ceramista fundidor de molde; Formista (cerâmica); Fundidor de barbotina;
  Moldador de cerâmica; Moldador em barbotina; Moldador em cerâmica; Preparador de moldes (cerâmica)
752330: Ceramista batedor de prensa extrusora; Ceramista operador de prensa hidráulica; Ceramista prensador (prensa
  hidráulica); Ceramista prensista (prensa extrusora); Ceramista prensista (prensa hidráulica)
752405: Aplicador de decalque em cerâmica; Aplicador de impressos em cerâmica; Decalcador em cerâmica; Decorador
  ceramista; Escultor de vidro; Preparador de tela serigráfica para cerâmica
752410: Decorador de vidro a pistola; Escultor de vidro (acabamento); Lapidador de vidros (acabamento); Preparador
  de tela serigráfica de vidro; Riscador de copos
752420: Esmaltador cerâmico; Esmaltador de cerâmica por imersão; Operador de máquina cerâmica (pintor); Operador de
  máquina de esmaltação cerâmica; Pistoleiro (cerâmica); Vidrador-esmaltador em cerâmica; Vitrificador
752425: Espelhador; Espelhador (esmaltador); Espelhador - na fabricação de espelhos; Foscador de espelhos; Opacador;
  Prateador de espelho
752430: Ceramista fileteiro; Pintor de cerâmica manual
760105: Encarregado de acabamento (indústria têxtil); Encarregado de acabamento de estampa; Encarregado de
  mecerização
760110: Encarregado geral de fiação
760115: Encarregado geral de malharia
760120: Contramestre de indústrias têxtil; Encarregado geral de tecelagem
760125: Mestre de acabamento de fios; Mestre de acabamento em confecção; Mestre de alvejamento de tecidos; Mestre de
  cerzideira; Mestre de espularia; Mestre de fiação de algodão; Mestre de fiação de lã; Mestre de fiação de linho;
  Mestre de fiação de tecelagem; Mestre de fiação e tecelagem de rami; Mestre de indústria têxtil; Mestre de
  preparação de tear; Mestre de preparação de tecelagem; Mestre de preparação e revisão de bordados; Mestre de
  retorcedeira; Mestre de tecelagem; Mestre de tecelagem de juta; Mestre de tecelagem de malhas; Mestre de tecelagem
  de rendas; Mestre de tecelagem de telas; Mestre de texturização de fios; Mestre de tingimento (indústria têxtil e
  de confecções); Mestre de urdimento
760205: Técnico em curtimento (supervisor de primeira linha)
760305: Coordenador de corte na confecção do vestuário
760310: Coordenador de bordado
760405: Contramestre da indústria de calçados; Mestre (indústria de calçados e artefatos de couro); Mestre
  sapateiro; Supervisor de acabamento de confecção de calçados; Supervisor de corte de confecção de calçados;
  Supervisor de injeção de confecção de calçados; Supervisor de matrizaria de confecção de calçados; Supervisor de
  modelagem de confecção de calçados; Supervisor de montagem de confecção de calçados; Supervisor de pesponto de
  confecção de calçados; Supervisor de pré-frezado de confecção de calçados
760505: Supervisor de produção (artefatos de couro)
760605: Chefe de seção de artes gráficas; Coordenador de artes gráficas; Encarregado de gráfica; Mestre das artes
  gráficas (indústria editorial e gráfica); Mestre de fotogravuras; Mestre de fotolito; Mestre de gravação
  (indústria gráfica); Mestre de serviços gráficos; Mestre gravador de clichê; Mestre impressor; Mestre impressor
  calcográfico; Mestre impressor de off-set; Mestre litográfico; Mestre tipógrafo
761105: Classificador de algodão - no beneficiamento de fibras têxteis; Classificador de algodão em caroço;
  Classificador de algodão em pluma; Classificador de fibras na indústria têxtil; Classificador de lã na indústria
  têxtil; Classificador de sisal - no beneficiamento
761205: Abridor de lã; Operador batedor de fibras; Operador de abridor de fibras; Operador misturador de fibras;
  Triador de lã
761220: Cardista
761230: Arriador de filatório; Fiandeiro; Maquinista de filatório
761240: Distribuidor de maçarocas; Maçaroqueiro
761250: Operador passadista (fiação); Operador passadorista (fiação)
761303: Tecedor de redes
761306: Labirinteira (rendas e bordados); Tecelão de bordados; Tecelão de rendas
761312: Operador de tear de jacquard
761315: Operador de tear mecânico de maquineta
761318: Operador de tear mecânico de xadrez
761324: Operador de tear mecânico, exceto jacquad
761327: Enformador de malharia; Operador de malhas, a máquina
761330: Operador de máquina circular de malharia
761333: Operador de máquina retilínea de malharia
761336: Enformador de meias
761354: Barbanteiro
761405: Operador de máquinas de cozinhamento e alvejamento de fibras soltas, fios e tecidos
761415: Operador de máquinas de flanelar (peletizar, lixar) tecidos
761420: Operador de chamuscadeira/desengomagem de tecidos
761425: Mercerizador de fios e tecidos; Operador de máquinas de impermeabilizar tecidos
761430: Operador de máquinas de lavar fibras soltas, fios, tecidos e peças confeccionadas
761810: Inspetor de bobinas (produção têxtil)
761815: Classificador de tecidos; Espinçador (produção têxtil); Examinador de meias (produção têxtil); Inspetor de
  pano; Pinçador (produção têxtil)
761820: Inspetor de tecidos crus
762110: Trinchador
762125: Embocador
762205: Auxiliar de curtimento; Curtidor de couro; Operador de enxugador (couros); Operador de fulão
762220: Rebaixador de base (couros)
763005: Alfaite modelista; Buteiro
763010: Modelista
763015: Reformadora de roupas
763110: Cortador de roupas (couro e pele); Talhador de roupas
763120: Programador de encaixe (cad); Programador de risco e corte; Riscador de tecidos
763125: Auxiliar de produção - na confecção de roupas; Auxiliar de serviços gerais - na confecção de roupas
763210: Auxiliar de costura; Costureira em geral; Costureiro de amostra; Costureiro de roupas (confecção em série)
763215: Costureira de máquina overloque; Costureira de máquinas industriais
763310: Auxiliar de operador de máquina de bordar; Operador de máquina de bordar
763315: Preparador de produção de peças para bordar; Revisor de produção de peças para bordar
763325: Coladeira (confecção em série)
764105: Cortador de calçados; Cortador de capas de saltos para calçados; Cortador de couro na fabricação de
  calçados; Operador de balancim na confecção de calçados; Operador de balancim no corte de couro; Operador de
  prensa na indústria de calçados
764110: Cortador de solas, a máquina
764115: Chanfrador de calçados; Colador de calçados; Debruador de calçados; Montador de calçados (parte superior);
  Virador de calçados
764120: Colador de palmilhas; Lixador de saltos de calçados; Lixador de solas na confecção de calçados; Marcador de
  sola na confecção de calçados; Montador de saltos de calçados; Preparador de palmilhas; Preparador de saltos para
  calçados
764210: Apontador de bicos (calçados); Armador de calçados; Operador de máquina de apontar bico
764305: Asperador de couro no acabamento de calçados; Escovador de solas no acabamento de calçados; Expedidor de
  calçados; Forrador de saltos no acabamento de calçados; Planchador de calçados; Polidor de calçados (na
  fabricação); Retocador de calçados; Revisor de qualidade de calçados; Selecionador de calçados
765010: Chapeleiro - exclusive de palha; Chapeleiro de chapéus de luxo; Conformador de chapéus; Cortador de chapéus;
  Decatizador; Fulista; Modelador de chapéus; Padronista de chapéus
765105: Cortador, a balancim; Cortador, a mão
765110: Cortador de tapetes
765205: Costureiro de colchões; Operador de máquina de encher colchões
765215: Costureiro de artefatos de tecido (brinquedos); Montador de brinquedos de pano
765225: Costurador de lonas e encerados; Costureiro velamista
765230: Tapeceiro de aviões
765235: Forrador de móveis; Reformador de móveis; Tapeceiro de móveis
765240: Capoteiro; Estofador de veículos; Tapeceiro de veículos
766115: Gravador de clichês (madeira, borracha ou linóleo); Gravador de clichês, a mão (matrizes de borracha ou
  linóleo)
766120: Arte-finalista; Diagramador ( jornalismo); Diagramador e desenhista; Especialista em arte final; Montador de
  arte final
766125: Ajudante de montagem e fotolito; Auxiliar de montador de fotolito; Montador de fotocomposição; Montador de
  fotolito em cores; Operador de aparelhos de preparação; Preparador de fotolitos
766145: Chapista tipográfico; Confeccionador de matrizes tipográficas; Copiador de clicheria; Copiador de clichês
  tipográficos; Copiador de desenhos sobre pedras litográficas; Fotocompositor; Fotolitógrafo; Fototipista;
  Galvanista (rotogravura); Gravador a ácido; Gravador com pantógrafo; Gravador de chapa; Gravador de chapas e
  cilindros com ácido; Gravador de cilindros, a máquina; Gravador de fotogravura ou de rotogravura; Gravador de
  matrizes de impressão; Matrizeiro - na indústrias gráfica; Montador de clichês; Montador de clichês sobre
  suportes; Operador de fotocomposição; Provista (provas analógicas e digitais); Provista de clicheria (em cores);
  Provista tipógrafo; Reprodutor de desenhos sobre pedras litográficas; Revisor - na indústria gráfica; Revisor
  gráfico
766150: Retocador convencional
766205: Aplicador de serigrafia; Aplicador de silkscreen; Impressor de silkscreen; Impressor serigráfico; Operador
  de serigrafia; Operador de silkscreen; Serigrafista (gráfico)
766210: Impressor de segurança
766215: Impressor de máquina ofsete; Impressor multilight; Maquinista de ofsete; Operador de impressora ofsete;
  Operador de máquina ofsete
766220: Ajudante de impressor de formulários contínuos; Alimentador de rotativas; Impressor de formulários contínuos
766225: Impressor de rótulos; Operador de impressora de rotogravura
766245: Impressor de tipografia
766250: Cilindrista de imprensa; Impressor automático; Impressor de etiqueta; Impressor de máquina plana; Impressor
  de selo; Impressor gráfico manual
766310: Dobrador gráfico; Extrusor (artes gráficas); Laminador gráfico; Operador de dobradeira na indústria gráfica;
  Operador de extrusora (arte gráfica); Operador gráfico de corte e vinco na impressão
766320: Cortador de papel; Cortador de papel em máquina eletrônica; Guilhotineiro - na indústria gráfica; Operador
  de corta-riscadeira de papel; Refilador gráfico
766325: Enramador gráfico de corte e vinco; Margeador gráfico de corte e vinco
766405: Operador de mini-lab; Supervisor de laboratório fotográfico
766410: Fotógrafo laboratorista filmes fotográficos, em preto e branco; Laboratorista de filmes fotográficos, em
  preto e branco
766415: Fotógrafo laboratorista filmes fotográficos, em cores; Retoquista (revelação fotográfica)
768105: Operador de tear manual; Tecedor - exclusive de tapetes; Tecelão - exclusive de tapetes
768110: Montador de tapetes; Operador de urdideira de tapetes; Tecedor de tapetes; Tecelão de alfombras, a mão;
  Tecelão de tapeçaria em tear manual; Trabalhador de tapetes de nós, a mão
768115: Tecelão de malhas, a mão
768120: Mamucabeira; Montador de punho de rede; Tecelão de redes - inclusive de punho, mamucaba, varanda
768125: Acabador de chapéus de palha; Chapeleiro de palha; Confeccionador de chapéus de palha; Moldador de chapéus
  de palha; Trançador - na fabricação de chapéus de palha
768130: Crocheteiro
768205: Bordadeira; Labirinteira bordadeira, a mão.; Rebordadeira
768210: Cerzideira de malha; Cerzideira de meias; Cerzideira de roupas; Consertador de roupas; Remendeira
768305: Bolseiro (bolsas de couro); Cinteiro (correeiro); Colador de couro, a mão; Trabalhador na confecção de peças
  de couro
768315: Boleiro (fabricação de bolas de couro); Trabalhador de fabricação de bolas de couro
768320: Confeccionador de calçados de couro; Costurador de calçados, à mão; Sapateiro (confecção de calçados);
  Sapateiro (sapatos de balé); Sapateiro de confecção sob medida
768325: Arreeiro na fabricação; Bainheiro - em selaria; Cabresteador; Cangalheiro - na fabricação; Confeccionador de
  cabrestos; Seleiro (equipamentos para equitação); Seleiro na fabricação; Trabalhador de fabricação de arreios;
  Trançador de couro
768605: Copiador de texto na tipografia; Tipógrafo chapista
768610: Compositor de texto
768615: Fundidor de tipos
768620: Chapista paginador
768705: Dourador; Gravador de lombadas de livros
768710: Restaurador de livros e documentos
770105: Encarregado de montagem de móveis; Encarregado de serraria; Supervisor de serraria
770110: Encarregado de carpintaria; Supervisor de carpintaria; Supervisor de carpinteiro de manutenção
771105: Marceneiro de móveis; Moveleiro - exclusive empregador; Prototipista (marceneiro)
771110: Modelador de fundição (madeira)
771120: Marceneiro adueleiro; Marceneiro barriqueiro; Marceneiro boteiro; Marceneiro pipeiro; Tineiro; Toneleiro
772105: Amarrador de madeira; Classificador de lâminas (madeira); Classificador de madeira na indústria
772110: Impregnador de madeira (produtos antiinflamáveis)
772115: Ajudante de estufador (madeira)
773105: Cortador de chapas de madeiras; Falquejador
773110: Artífice de serra; Operador de serra esquadrejadeira; Operador de serra manual; Operador de serra mecânica;
  Operador de serra vertical automática
773115: Destopador (madeira); Esquadriador (madeira)
773120: Operador de industrialização de madeiras; Operador de máquina de desdobrar madeira; Operador de máquina de
  serrar madeira; Operador de máquina de serraria; Operador de serra automática; Operador de serra de disco;
  Serrador - em serrarias; Serrador de toras
773125: Auxiliar de operador de serra circular múltipla; Circuleiro; Cortador a serra circular; Operador de circular
  automática (madeira); Operador de serra circular automática; Operador de serra circular múltipla
773130: Operador de serra de fita
773215: Operador de prensa de compensados; Prensista de lâmina de madeira
773220: Preparador de cola para madeira; Preparador de goma para colagem de madeira
773340: Ajudante de operador de serra; Ajudante de serrador; Oficial de serra
773415: Operador de fingirjoint; Operador de lixadeira na usinagem de madeira; Operador de máquina de confeccionar
  palitos; Operador de máquina de produção na usinagem de madeira; Operador de máquinas de confeccionar fósforo;
  Operador de perfiladeira; Operador de seccionadeira na usinagem de madeira
773510: Operador de seccionadora
774105: Montador de caixotes de madeira; Montador de engradados de madeira; Montador de móveis de madeira; Montador
  de paletes
775105: Escultor de madeira
775110: Chapeador de fórmica; Chapeador de móveis de madeira; Folheador de móveis; Montador de capas trabalhadas;
  Montador de lâminas; Operador de prensa (folha de recobrimento de móveis); Revestidor de móveis de madeira
775115: Ajudante de lustrador; Laqueador de madeira; Laqueador de móveis; Lustrador de madeira; Lustrador de móveis
776405: Balaieiro; Cabazeiro; Jacazeiro
776415: Confeccionador de escovas; Confeccionador de pincéis; Operador de máquina de encher escovas, pincéis e
  vassouras
776420: Armador de móveis de vime; Artífice de vime; Empalhador de cadeiras
776425: Confeccionador de esteiras
776430: Confeccionador de vassouras de piaçaba, palha, cerdas plásticas e náilon
777110: Carpinteiro (tripulante de embarcações); Marceneiro naval
780105: Encarregado de acabamento (embalagem e etiquetagem); Encarregado de turma de acondicionamento; Encarregado
  do setor de embalagem; Inspetor de alimentador de linhas de rotulagem; Supervisor de ensacamento; Supervisor de
  envasamento; Supervisor do setor de embalagem
781105: Operador de processos automatizados de pintura; Operador de robô de pintura
781110: Operador de robô de soldagem; Robotista (soldagem)
781305: Operador de rov; Piloto de rov
781705: Mergulhador
782105: Operador de equipamento de dragagem
782110: Guincheiro; Guindasteiro; Operador de guindaste fixo sobre vagões de plataformas flutuantes
782115: Operador de grua (móvel)
782120: Maquinista ferroviário; Operador de máquinas e equipamentos rodoferroviários
782145: Portaló nas operações de máquinas e equipamentos de elevação; Sinaleiro (orientação de guindastes e
  equipamentos similares)
782205: Ajudante de guincheiro; Ajudante de operador de guincho; Operador de guincho
782210: Doqueiro
782220: Motorista de empilhadeira; Operador de empilhadeira elétrica; Operador de máquina empilhadeira
782305: Chofer; Motorista no serviço doméstico; Motorista de automóveis; Motorista particular; Motorista segurança
782310: Condutor de veículo de carga; Motorista auxiliar; Motorista auxiliar de tráfego; Motorista de carga a frete;
  Motorista de furgão; Motorista de kombi; Motorista de perua; Motorista entregador; Motorista manipulador
782315: Chofer de praça; Condutor de táxi; Taxeiro; Taxista
782320: Condutor de transporte de pacientes; Condutor de veículos ambulatoriais; Motorista de ambulância
782505: Caminhoneiro caçambeiro; Caminhoneiro carreteiro; Caminhoneiro carreteiro (transporte animal); Caminhoneiro
  de basculante; Caminhoneiro de caminhão leve; Caminhoneiro de caminhão pipa; Caminhoneiro de caminhão-betoneira;
  Caminhoneiro de caminhão-tanque; Caminhoneiro operador de caminhão-betoneira
782510: Caçambeiro; Carreteiro (motorista de caminhão-carreta); Carreteiro (transporte de animal); Gaioleiro (gado);
  Manobrista de veículos pesados sobre rodas; Motorista de basculante; Motorista de caminhão; Motorista de
  caminhão-basculante; Motorista de caminhão-betoneira; Motorista de caminhão-pipa; Motorista de caminhão-tanque
782515: Motorista de caminhão-guincho leve; Motorista de caminhão-guincho médio; Motorista de caminhão-guindaste
782610: Maquinista de locomotiva; Operador de locomotiva
782615: Operador de trem metropolitano
782620: Operador de automotriz
782625: Ajudante de maquinista de trem
782705: Contramestre fluvial; Marinheiro de convés
782715: Moço de convés
782720: Marinheiro fluvial de máquinas
782805: Cangueiro - carro de boi; Carroceiro; Charreteiro; Cocheiro; Condutor de carroça; Condutor de charrete
782810: Arreador; Arrieiro; Bruaqueiro; Cambiteiro; Cangalheiro; Cargueiro; Carreiro; Comboieiro; Muladeiro; Sota
782815: Chamador de bois; Condutor de boiada; Guieiro; Madrinheiro
782820: Ciclista de carga
783105: Agente de estação (manobras)
783110: Chefe de manobra - no transporte ferroviário; Manobrador de ferrovia; Manobrador de trem; Manobreiro de
  ferrovia; Manobrista de ferrovia; Manobrista de trem; Maquinista de manobras; Operador de manobras (auxiliar de
  ferrovias)
783205: Despachante de bagagens em aeroportos
783215: Carregador de caminhão; Carregador de vagões; Carregador e descarregador de caminhões; Chapa (movimentador
  de mercadoria); Chapa arrumador de caminhões; Chapa de caminhão
783220: Ajudante de embarque de carga; Bagrinho (movimentador de mercadorias de porto); Cacimbeiro (estivador);
  Capataz de estiva; Encarregado de serviço portuário; Encarregado de serviços de cais; Operador de carga e
  descarga; Portuário
783225: Ajudante de carga e descarga de mercadoria; Entregador de bebidas (ajudante de caminhão); Entregador de gás
  (ajudante de caminhão)
783230: Bloquista (trabalhador portuário); Trabalhador portuário de bloco
784105: Ajudante de embalador; Ajudante de encaixotador; Amarrador de embalagens; Carimbador, a mão; Classificador
  de embalagens (manual); Colador de caixas; Embrulhador; Encaixotador, a mão; Enchedor de bandejas; Engradador;
  Ensacador; Etiquetador, a mão; Montador de caixa de papelão
784110: Ajudante de ensacador, a máquina; Empacotador, a máquina; Inspetor de material de embalagem; Lacrador de
  embalagens, a máquina; Operador de embalagem, a máquina; Operador de máquina a vácuo; Operador de máquina de
  embalar; Operador de máquina de empacotar; Operador de máquina pneumática
784115: Colador de rótulos em caixas; Etiquetador; Etiquetador de embalagem; Marcador de caixas; Marcador de
  embalagem; Marcador de fardos; Marcador de preços; Operador de máquina de rotular; Rotulador; Seladeira
784120: Ajudante de engarrafamento; Operador de máquina de engarrafamento
784125: Costurador de fardos; Enfardador; Prensador de sacos
784205: Abastecedor de linha de produção; Alimentador de esteiras (preparação de alimentos e bebidas); Alimentador
  de máquina automática; Auxiliar de linha de produção; Operador de processo de produção
`
