/** Building sites, roads, electricity, telephones, cooling, and repairs at home, as those who work there say it. Codes of the CBO, the likeliest first. */
export const siteAndRepairNames = `
715210 715230: Pedreiro de fachada; Pedreiro de alvenaria estrutural; Pedreiro de bloco; Pedreiro assentador de bloco; Pedreiro de reboco;
  Rebocador; Pedreiro polivalente; Pedreiro meio oficial; Pedreiro de manutenção; Pedreiro predial; Pedreiro de contrapiso; Pedreiro de
  calçada; Pedreiro de piscina; Pedreiro geral; Pedreiro oficial; Oficial pedreiro; Pedreiro de obra; Pedreiro empreita; Empreiteiro;
  Empreiteira; Assentador de bloco; Assentador de tijolos; Pedreiro de saneamento; Pedreiro de reforma; Estucador; Pedreiro civil;
  Pedreiro refratário; Pedreiro levantador; Construtor; Alvaneu; Trolha; Pedreiro de fino
717020: Ajudante civil; Ajudante geral de obra; Ajudante de construção; Auxiliar de construção; Auxiliar de obra; Peão de trecho; Meia
  colher de pedreiro; Servente prático; Servente de construção; Servente civil; Amarrador de massa; Limpeza de obra;
  Ajudante prático; Ajudante de terraplenagem; Greidista; Ajudante de topografia de obra; Betonista; Ajudante de
  concretagem; Mangoteiro; Cavador; Valeteiro
716510 716515: Assentador de pisos; Assentador de cerâmica; Azulejista porcelanato; Azulejista de porcelanato; Colocador de azulejo;
  Instalador de piso; Instalador de piso vinílico; Instalador de piso laminado; Instalador de carpete; Carpeteiro; Ladrilhador;
  Sintecador; Aplicador de sinteco; Raspador de piso; Instalador de rodapé; Polidor de piso; Polidor de piso de concreto; Acabador de
  piso; Assentador de pedra
716405: Gesseiro de drywall; Gesseiro liso; Gesseiro plaqueiro; Gesseiro de sanca; Montador de dry wall; Drywalista; Instalador de forro;
  Forrador; Instalador de forro de pvc; Montador de forro; Montador de divisórias; Instalador de divisórias; Auxiliar de gesseiro;
  Ajudante de drywall; Montador de steel frame; Estucador de gesso; Plaqueiro; Moldureiro de gesso; Revestidor de gesso
716610: Pintor de prédio; Pintor de fachada; Pintor imobiliário; Pintor de apartamento; Pintor de interiores; Pintor de textura;
  Texturizador; Aplicador de textura; Grafiateiro; Grafiato; Pintor de casa; Pintor decorativo; Pintor meio oficial; Auxiliar de pintor;
  Emassador; Pintor de manutenção; Pintor de obra; Pintor epóxi; Aplicador de epóxi; Pintor de faixa; Colador de papel de parede;
  Aplicador de papel de parede; Pintor profissional; Pintor de letreiro; Muralista
715315 715305: Armador de ferragem; Armador de ferro; Armador de obra; Armador de laje; Armador oficial; Meio oficial armador; Ferrageiro;
  Ferragista; Corte e dobra de ferro; Operador de corte e dobra de aço; Amarrador de ferro; Montador de armação; Cordoalheiro;
  Protendedor; Montador de laje
715525 715535: Carpinteiro de telhado; Carpinteiro de obra; Carpinteiro de formas; Carpinteiro de acabamento; Carpinteiro de esquadria;
  Carpinteiro de móveis; Meio oficial carpinteiro; Meio oficial de carpinteiro; Formeiro; Montador de formas; Montador de fôrma; Montador
  de forma metálica; Forma de alumínio; Montador de escoramento; Telhadeiro; Ajudante de telhado; Instalador de telhas; Colocador de
  telhas; Instalador de portas; Colocador de porta; Instalador de porta; Deckeiro; Pergolado; Carpinteiro naval; Montador de formas
  metálicas; Montador de casa de madeira; Casa pré fabricada
724435 716215: Ajudante de calheiro; Montador de calhas; Rufeiro; Instalador de telhado metálico
715545: Montador de andaime tubular; Andaimeiro; Ajudante de andaime; Montador de balancim; Montador de balancinho; Montador de torres
715705: Aplicador de manta; Aplicador de manta asfáltica; Ajudante de impermeabilização; Impermeabilizador de laje; Aplicador de
  impermeabilizante; Isolador; Montador isolador; Instalador de geomembrana; Soldador de geomembrana
715205 715140: Calceteiro de paver; Assentador de paver; Assentador de bloquete; Assentador de meio fio; Rastelador; Rasteleiro de
  asfalto; Ajudante de asfalto; Operador de vibroacabadora; Operador de acabadora; Operador de fresadora de asfalto; Operador de fresadora
  asfáltica; Operador de espargidor; Auxiliar de pavimentação; Pintor de sinalização viária; Pintor viário; Ajudante de sinalização;
  Sinaleiro de obra; Bandeirinha; Bandeirinha de obra; Sinalizador de rodovia; Auxiliar de conservação de rodovia; Operador de rolo de
  pneu
715115 715125: Operador de PC; Operador de poclain; Operador de mini escavadeira; Operador de miniescavadeira; Operador de máquinas linha
  amarela; Operador de máquina linha amarela; Operador de linha amarela; Operador de máquina pesada; Maquinista de obra; Operador de
  esteira; Tratorista de esteira; Operador de compactador; Operador de sapo; Operador de placa vibratória; Operador de caterpillar;
  Operador de case; Operador de JCB; Operador de komatsu; Operador de volvo; Operador de drott; Operador de mini carregadeira; Operador de
  pá; Operador de moto scraper; Operador de scraper; Operador de terraplanagem; Operador de bate estaca; Operador de máquina de estaca;
  Estaqueiro; Operador de trado; Operador de valetadeira; Operador de guindaste de obra
715405 715410: Bombista de concreto; Operador de autobetoneira; Operador de usina de concreto; Balanceiro de concreteira; Operador de
  projetor de concreto; Operador de jateador de concreto; Operador de mini grua; Operador de elevador cremalheira; Operador de foguetinho;
  Guincheiro de obra; Operador de guincho de obra
710205: Mestre de obra; Encarregado de obra; Encarregado de obra civil; Encarregado civil; Encarregado de pedreiro; Encarregado de
  acabamento; Encarregado de alvenaria; Encarregado de armação; Encarregado de terraplenagem; Encarregado de pavimentação; Encarregado de
  turma; Contra mestre; Mestre de terraplenagem; Chefe de obra; Feitor de obra; Líder de obra; Encarregado de fundação; Encarregado de
  pintura; Encarregado de elétrica; Encarregado de hidráulica; Encarregado de saneamento; Encarregado de drenagem; Supervisor de obras;
  Supervisor de obra; Encarregado geral de obra; Encarregado de instalações
312105: Fiscal de obra; Auxiliar de engenharia; Auxiliar de engenheiro; Assistente de engenharia; Inspetor de obras; Apropriador; Medidor
  de obra; Auxiliar técnico de engenharia
312320: Nivelador; Auxiliar de topógrafo; Ajudante de topógrafo; Balizeiro; Balizeiro de topografia; Operador de estação total; Cadista de
  topografia; Mireiro; Porta mira; Auxiliar de agrimensura
715615 715610: Eletricista de obra; Eletricista de condomínio; Eletricista meio oficial; Eletricista de comandos; Eletricista de comandos
  elétricos; Eletricista de manutenção predial; Eletricista hidráulico; Eletricista de iluminação; Eletricista de infraestrutura;
  Instalador elétrico; Montador de eletrocalha; Eletrocalheiro; Montador de leitos; Lançador de cabos; Puxador de cabos; Eletricista de
  eventos
951105 313120: Eletricista de média tensão; Eletricista de força; Eletroeletrônico; Técnico eletroeletrônico; Técnico em eletroeletrônica;
  Eletricista eletrônico; Eletricista de embarcação; Eletricista de mineração; Mantenedor; Manutentor; Mantenedor industrial; Mantenedor
  elétrico; Eletricista de ponte rolante; Técnico de manutenção eletroeletrônica; Eletricista de turno; Instrumentista tubista
732105 732120: Eletricista de redes; Eletricista de poste; Montador de linha de transmissão; Montador de torre; Montador de torres de
  transmissão; Eletricista de rede aérea; Eletricista de subestação; Eletricista padrão; Eletricista eletrotécnico de rede; Guardião de
  rede; Ajudante de eletricista de rede; Auxiliar de eletricista de rede; Eletricista cenig; Eletricista de ligação nova; Eletricista de
  corte e religa; Corte e religação; Podador de rede; Eletricista de emergência; Eletricista de plantão; Escalador de torre; Torrista de
  telecom; Cabista de rede
732140: Instalador solar; Instalador de painel solar; Instalador de placa solar; Montador de placa solar; Montador de usina solar;
  Montador de usina fotovoltaica; Montador de tracker; Montador fotovoltaico; Eletricista solar; Técnico fotovoltaico; Técnico solar;
  Ajudante de energia solar; Auxiliar de instalação solar; Ajudante fotovoltaico; Vendedor de placa solar instalador; Técnico em energia
  eólica; Montador de aerogerador; Montador eólico; Técnico eólico
313320 732130: Técnico de fibra; Fusionista; Emendador de fibra; Emendador; Emendador de cabos; Auxiliar de fibra; Ajudante de fibra
  óptica; Auxiliar de instalador de internet; Técnico instalador; Técnico instalador de internet; Técnico de rede externa; Instalador de
  telecom; Técnico de rua; Técnico de campo telecom; Instalador de tv a cabo; Instalador de antena; Instalador de antenas; Técnico claro;
  Técnico vivo; Técnico oi; Técnico tim; Instalador net; Instalador claro; Instalador vivo; Técnico de provedor; Lançador de fibra;
  Auxiliar de cabista; Cabista OSC; Técnico gpon; Instalador gpon; Técnico em redes externas; Agente técnico de telecom; Lançador de cabo
  óptico; Ajudante de telecom; Instalador de sky; Técnico de antenas; Linheiro; Técnico ftth
951305 951315: Instalador de câmera; Instalador de cerca elétrica; Instalador de segurança eletrônica; Técnico de alarme; Instalador de
  portão eletrônico; Técnico em portão eletrônico; Instalador de interfone; Instalador de porteiro eletrônico; Monitor de alarme; Monitor
  de CFTV; Operador de câmeras; Operador de câmera de segurança; Operador de central de monitoramento; Monitor de imagens; Operador de
  alarme; Técnico em controle de acesso; Instalador de automação residencial; Técnico de incêndio; Instalador de alarme de incêndio;
  Técnico em alarme de incêndio
911205 725705: Instalador de ar; Instalador de split; Instalador de ar split; Instalador de ar condicionado split; Instalador de
  climatização; Mecânico de climatização; Ajudante de refrigeração; Ajudante de ar condicionado; Auxiliar de ar condicionado; Meio oficial
  de refrigeração; Limpador de ar condicionado; Limpeza de ar condicionado; Higienizador de ar condicionado; Ajudante de refrigerista;
  Técnico de chiller; Mecânico de chiller; Técnico em câmara fria; Montador de câmara fria; Mecânico de câmara fria; Dutista; Duteiro;
  Montador de dutos de ar; Montador de duto; Isolador de dutos; Técnico em VRF; VRF
954205: Técnico de máquina de lavar; Técnico de lavadora; Técnico de fogão; Técnico de microondas; Reparador de eletrodomésticos; Técnico
  de eletroportáteis; Assistência técnica de eletrodomésticos; Eletrônico; Técnico de assistência; Técnico de bancada; Técnico de
  laboratório eletrônico; Técnico de som e TV; Técnico de máquinas de costura; Mecânico de máquina de costura; Mecânico de máquinas de
  costura; Técnico em máquina de café; Técnico de coifas; Reparador eletrônico
313220: Técnico de impressora; Técnico de impressoras; Técnico em impressoras; Montador de computador; Montador de pc; Técnico de
  smartphone; Técnico em smartphones; Técnico de iPhone; Técnico apple; Trocador de tela; Técnico em manutenção de celulares; Consertador
  de celular; Técnico de videogame; Técnico de tablet; Técnico de reparo de celulares; Técnico de nobreak; Técnico de balança; Técnico de
  catraca; Técnico de caixa eletrônico; Técnico de atm; Técnico de pos
915305: Técnico de equipamentos médicos; Técnico em equipamentos hospitalares; Técnico em equipamentos biomédicos; Técnico de engenharia
  clínica; Auxiliar de engenharia clínica; Técnico em equipamentos odontológicos; Técnico biomédico de manutenção; Técnico de manutenção
  hospitalar
954105: Técnico de elevador; Mecânico de elevador; Montador de elevador; Montador de elevadores; Ajudante de elevador; Auxiliar de
  elevador; Instalador de elevador; Técnico de escada rolante
514310 514325: Manutentor predial; Auxiliar de manutenção geral; Artífice; Artífice predial; Artífice civil; Faztudo; Pau pra toda obra;
  Handyman; Serviços de manutenção; Encarregado de manutenção predial; Polivalente; Oficial polivalente; Profissional polivalente; Líder
  de manutenção predial; Ajudante de manutenção predial; Meio oficial de manutenção predial; Auxiliar de manutenção hoteleira
724110: Encanador bombeiro; Encanador bombeiro hidráulico; Bombeiro encanador; Encanador residencial; Encanador de obra; Encanador meio
  oficial; Meio oficial encanador predial; Meio oficial de encanador; Ajudante de hidráulica; Auxiliar de hidráulica; Caça vazamentos;
  Encanador de saneamento; Encanador de rede de água; Encanador de esgoto; Encanador de água; Agente de saneamento; Ajudante de encanador
  de rede; Instalador de gás; Instalador de aquecedor; Técnico de aquecedor; Técnico em gás; Instalador de hidrômetro; Encanador predial e
  industrial; Instalador hidrossanitário; Operador de limpa fossa; Operador de desentupidora; Instalador de bomba; Bombeiro hidráulico
  residencial
519940: Leiturista de água; Leiturista de luz; Leiturista de energia; Agente de leitura; Agente de faturamento; Agente de corte;
  Entregador de contas; Leitura e entrega de contas; Agente comercial de saneamento
523115: Auxiliar de chaveiro; Copiador de chaves; Chaveiro automotivo; Chaveiro 24 horas; Ajudante de chaveiro
523105: Instalador de persiana; Cortineiro; Instalador de cortina e persiana; Instalador de papel de parede e cortina; Instalador de
  telas; Instalador de tela; Instalador de rede de proteção; Instalador de redes de proteção; Instalador de box e espelho; Instalador de
  varal
514330: Tratador de piscina; Auxiliar de piscina; Técnico de piscina; Instalador de piscina; Operador de piscina; Zelador de piscina;
  Auxiliar de piscineiro
622010: Roçador de grama; Roçadeirista; Operador de roçadeira costal; Operador de roçadeira manual; Operador de cortador de grama;
  Cortador de grama; Ajudante de jardineiro; Auxiliar de jardineiro; Auxiliar de áreas verdes; Auxiliar de área verde; Ajudante de roçada;
  Podador de árvore; Oficial de jardinagem; Encarregado de jardinagem; Plantador de grama; Colocador de grama; Greenkeeper; Zelador de
  jardim; Jardineiro de condomínio; Operador de motopoda urbana; Serviço de jardim; Motosserrista urbano
519910: Controlador de pragas urbanas; Desinsetizador; Técnico em controle de pragas; Técnico de dedetização; Ajudante de dedetização;
  Exterminador de pragas; Aplicador de saneantes; Limpeza de caixa d'água; Limpador de caixa d'água; Sanitizador
514315 514305: Alpinista; Alpinista predial; Alpinista de fachada; Alpinista irata; IRATA; Irata N1; Irata N2; Irata nível 1; Escalador;
  Escalador industrial; Trabalhador em altura; Limpador de fachada; Profissional de acesso por cordas; Balancinho; Limpador de vidro;
  Limpador de vidraças
725030: Recarga de extintor; Recarregador de extintor; Técnico de extintores; Inspetor de extintor; Auxiliar de extintores
951305: Técnico em câmeras; Técnico em câmera; Técnico em câmeras de segurança; Instalador de câmeras de segurança; Auxiliar de instalação
  de câmeras; Ajudante de instalação de câmeras; Técnico em interfone; Técnico em cerca elétrica; Técnico em alarmes; Técnico de portões;
  Manutenção de portão eletrônico; Instalador de portões automáticos; Técnico em portões automáticos
954205: Técnico em máquinas de lavar; Técnico em lavadoras; Consertador de eletrodomésticos; Manutenção de eletrodomésticos
911205: Ajudante de instalação de ar condicionado; Ajudante de instalador de ar condicionado; Auxiliar de instalação de ar condicionado;
  Auxiliar de instalador de ar condicionado; Ajudante de climatização; Auxiliar de climatização; Ajudante de técnico de refrigeração
715125: Ajudante de operador de máquinas; Ajudante de máquinas pesadas; Operador de máquinas de terraplanagem; Operador de máquinas de
  terraplenagem; Operador de empilhadeira de obra; Operador de máquinas e equipamentos pesados; Operador de equipamentos pesados; Operador
  de equipamento pesado; Operador de equipamentos; Operador de perfuratriz de obra
715210: Pedreiro colocador de piso; Pedreiro e encanador; Pedreiro de alvenaria e reboco; Pedreiro de assentamento; Pedreiro de laje;
  Pedreiro fachadeiro; Fachadeiro; Pedreiro de muro; Pedreiro rebocador; Pedreiro de acabamento fino; Profissional pedreiro; Ladrilheiro
  pedreiro
514310: Ajudante de marido de aluguel; Ajudante de reparos; Auxiliar de reparos; Técnico de manutenção de condomínio; Técnico de
  manutenção hoteleira; Auxiliar de artífice; Mantenedor predial; Reparador predial
`
