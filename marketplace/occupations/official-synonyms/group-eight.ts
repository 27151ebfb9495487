/** Official synonyms of group 8 of the CBO (continuous production): a code, and its names after a colon; an indented line goes on. */
export const synonymsOfGroupEight = `
810110: Chefe de centrifugação; Encarregado de produção química; Supervisor de produção química
810205: Chefe de setor de plásticos; Encarregado de setor de borracha; Mestre de acabamento de peças (plástico e
  borracha)
810305: Supervisor de fabricação (produção farmacêutica); Supervisor de processamento (produção farmacêutica);
  Supervisor de produção (produção farmacêutica); Supervisor de produção de semi-sólidos (produção farmacêutica);
  Supervisor de produção de sólidos (produção farmacêutica)
811005: Mantenedor operacional de processos químicos e petroquímicos; Técnico de operação em processos químicos e
  petroquímicos; Técnico de processo petroquímico (operador de equipamentos)
811010: Operador industrial nas instalações químicas, petroquímicas e afins
811105: Operador de moinho (tratamentos químicos e afins)
811110: Operador de estação de mistura (tratamentos químicos e afins); Operador de mistura (tratamentos químicos e
  afins)
811115: Operador de central de britagem (tratamentos químicos e afins); Operador de máquina trituradora (tratamentos
  químicos e afins)
811125: Operador de fabricação de tintas e vernizes
811130: Misturador de tintas; Operador de fabricação de tintas
811205: Calcinador; Operador de forno de calcinação; Operador de forno termoelétrico para elétrodos de grafite;
  Operador de sistema de calcinação
811305: Ajudante de operador de centrífugas; Centrifuguista; Operador de centrífuga (tratamentos químicos e afins);
  Operador de equipamentos de centrifugar; Operador de máquinas de centrifugar (tratamentos químicos e afins)
811310: Operador de equipamentos (exploração de petróleo); Operador de filtragem (exploração de petróleo); Operador
  de processos (exploração de petróleo)
811320: Operador de filtragem (filtro de tambor rotativo); Operador de filtro rotativo; Operador de máquina de
  filtro rotativo (tratamentos químicos)
811330: Ajudante de filtrador (filtro-prensa); Filtrador de goma
811335: Operador de equipamentos de parafinar; Operador de filtragem de parafina; Parafinador; Parafineiro
811405: Alcatroeiro
811410: Destilador de produtos de perfumaria; Destilador de produtos químicos e afins; Destilador de resinas;
  Operador auxiliar de destilação
811415: Destilador
811420: Operador de reator (produtos químicos exceto petróleo)
811425: Destilador de álcool; Operador de produção de álcool
811430: Ajudante de evaporador na destilação
811505: Operador de processo (petróleo); Operador de utilidades (petróleo); Operador industrial especializado
  (petróleo)
811510: Bombeador (refinação de petróleo); Operador de bomba (refinação de petróleo)
811615: Operador de destilação de amônia; Operador de destilação de enxofre; Operador de tratamento residual
811635: Operador de controle térmico; Operador de preservação de área carboquímicos; Operador de tratamento de gás
811705: Operador de bambury
811710: Cilindrista de borracha
811715: Confeccionador de câmaras de ar; Confeccionador de pneus
811735: Moldador de parafinas
811745: Calandreiro de plástico; Cilindrista de plástico
811750: Moldador-prensista (borracha); Moldador de borracha; Moldador prensista (borracha); Prensista de borracha
811760: Prensista de plástico
811770: Injetor de plástico
811775: Extrusor de borracha; Operador de extrusora de borracha e plástico; Operador de trefila (borracha)
811810: Drageador; Manipulador de seção de comprimidos e drágeas; Trabalhador de fabricação de comprimidos e drágeas
812105: Arrematador de fogos; Confeccionador de estalinho; Confeccionador de foguetes; Fabricador de baladas;
  Fabricador de fogos de artifício
813115: Operador especializado de extrusora
813120: Operador de processo de golfragem
813125: Operador de máquina de arame
820110: Supervisor de convertedor; Supervisor de dessulfuração; Supervisor de forno-panela; Supervisor de
  lingotamento
820115: Supervisor de alto-forno
820125: Supervisor de laminador de bloco e tarugos; Supervisor de linhas de acabamento
820205: Chefe de produção na fabricação de produtos de cerâmica, porcelanatos e afins
820210: Chefe de produção na fabricação de produtos de vidro; Encarregado de produção na fabricação de produtos de
  vidros; Gerente de produção na fabricação de produtos de vidro
821105: Operador de centro de controle de sinterização e pátios; Operador de centro de controle e equipamentos da
  sinterização; Operador de centro de controle e matéria-prima para sinterizar
821110: Operador de forno de sinterizar; Operador de sinterização
821205: Carregador de alto-forno; Forneiro auxiliar (alto-forno); Forneiro de alto-forno; Operador de alto-forno;
  Operador de carregamento de alto-forno; Operador de centro de controle de alto-forno; Operador de inspeção de
  alto-forno
821210: Forneiro conversor a oxigênio; Operador de forno (conversor a oxigênio)
821215: Operador de forno de indução elétrica; Operador de forno de tratamento térmico elétrico; Operador de forno
  elétrico
821220: Forneiro (fundição); Forneiros de não-ferrosos; Fundidor (depuração e refinação de metais não-ferrosos);
  Operador de forno (refino de metais não-ferrosos)
821230: Operador de basculamento de convertedor
821235: Auxiliar de dessulfuração e estação de mistura; Operador de dessulfurador de gusa
821240: Líder de recebimento de gusa; Operador de recebimento de gusa
821245: Controlador de carro torpedo; Líder de área de corrida; Operador de conservação de canais; Preparador de
  área de corrida
821255: Operador de sopragem
821305: Controlador de laminação; Operador de laminação; Operador de laminador de encruamento; Operador de laminador
  de placas
821315: Operador de cardas de chapas grossas; Operador de leito de chapas grossas; Operador de máquina de laminação
  (a quente)
821320: Laminador de metais não-ferrosos
821405: Líder de produção, no acabamento de chapas e metais
821420: Operador de desbobinadeira da linha de decapagem; Operador de desbobinadeiras de tiras a quente e a frio
821435: Operador de jato de areia
821440: Líder de linhas de tesoura de tiras a quente e a frio; Líder de linhas de tesoura, no acabamento de chapas e
  metais (tiras a frio); Operador de máquina de corte a gás; Operador de tesoura desbastadora, no acabamento chapas
  e metais; Operador de tesoura elétrica, no acabamento de chapas e metais; Operador de tesoura rotativa, no
  acabamento de chapas e metais; Operador de tesoura sucata; Operador de tesoura transversal, no acabamento de
  chapas e metais; Operador de tesoura volante e guilhotina, no acabamento de chapas e metais; Picotador de flandres
821445: Ajudante de pátio de sucata; Selecionador de sucatas
821450: Ajudante de rebarbação (metais); Ajustador de rebarbador; Limpador de metais; Operador de esmeril e serra de
  disco, no acabamento de metal; Operador de esmeril fixo, no rebarbamento de metal; Operador de esmeril, no
  rebarbamento de metal; Operador de esmerilador de trilhos, no acabamento de metais
822105: Operador de forno cubilô
822115: Forneiro de fundição; Forneiro fundidor de metais; Forneiro metalúrgico; Operador de forno metalúrgico
822125: Carregador de forno de segunda fusão e reaquecimento; Forneiro de forno revérbero; Forneiro de metais
  ferrosos e não-ferrosos (preparação de ligas); Forneiro de retêmpera; Forneiro de têmpera; Operador de revérbero;
  Preparador de ligas na metalurgia
823105: Preparador de massa abrasiva; Preparador de mistura abrasiva
823115: Operador de moinhos (argila); Preparador de argila; Preparador de massa de argila em cerâmica; Preparador de
  massa de argila em olaria; Preparador de massa refratária (revestimento de forno)
823130: Preparador de aditivos e massas refratárias
823210: Ajudante de extrusão de fibras de vidro; Fibrador (fabricação de fibra de vidro); Operador de extrusora
  (vidro)
823215: Forneiro de vidro; Fundidor vidreiro; Vidreiro
823220: Operador de forno de recozimento (vidro)
823230: Manipulador de moldados (abrasivos)
823235: Ajudante de banhos (vidros)
823240: Garrafeiro (fabricação); Soprador de vidro (a máquina)
823245: Ampoleiro (jarras e garrafas térmicas); Operador de máquina extrusora de fibra de vidro; Operador de máquina
  extrusora de vidro
823250: Operador de cerâmica (fundição de vidro); Operador de máquina de moldar vidro; Vazador de vidro fundido;
  Vazador de vidro fundido em moldes
823265: Confeccionador de lixas; Trabalhador na fabricação de pedras abrasivas; Trabalhador da fabricação de lixa;
  Trabalhador na fabricação de esmeris; Trabalhador na fabricação de rebolos
823305: Classificador e empilhador de tijolos e telhas
823315: Operador de forno de cerâmica (materiais de construção)
823320: Auxiliar de fabricação nas indústrias de artefatos de cimento; Operador de máquina na fabricação de
  artefatos de cimento; Trabalhador na fabricação de artefatos de cimento amianto
823330: Fundidor de pedras artificiais
828105: Cortador de telhas; Manilheiro - na fabricação; Telheiro
828110: Ajudante de fábrica de tijolos; Ajudante de oleiro; Amassador - em olaria; Barreiro; Barrerista; Batedor -
  em olaria; Batedor de tijolos - na fabricação; Chapeador de tijolos; Cortador de barro; Cortador de tijolos;
  Desbarbeador de tijolos; Desempenador em olaria; Desenfornador de tijolo e telha; Encaierador de tijolos;
  Enfornador de tijolos; Forneiro - em olaria; Gradeiro; Marombeiro; Operador de maromba; Operador de prensa - em
  olaria; Prensista de telhas e tijolos; Queimador - em olaria; Sabugueiro; Tijoleiro
830105: Chefe de acabamento de papel; Coordenador de turno - área de fibras; Coordenador de turno - área de papel;
  Mestre de fabricação e montagem de caixas (papelão); Supervisor de fibras e utilidades; Supervisor de máquinas
  para fabricar papel; Supervisor de papel e acabamento; Supervisor de produção de celulose; Supervisor de produção
  de papel; Supervisor de recuperação de produtos químicos
831105: Preparador de massa para fabricação de papel
831110: Operador de sdcd
831125: Ajudante de fabricação de celulose; Condutor de máquina de secagem de celulose
832115: Condutor de máquina de papel (fase úmida)
832125: Condutor em fábrica de papel; Condutor de máquina de fabricar papel e papelão; Operador de onduladora de
  papel
833105: Caroneiro - em cartonagem; Cartonageiro - em cartonagem; Confeccionador de caixas de papelão, a máquina;
  Operador de máquina de cartonagem
833110: Confeccionador de artigos de papel e papelão; Confeccionador de bolsas de papel; Confeccionador de produtos
  de papel e papelão; Confeccionador de sacolas de papel; Confeccionador de sacos de papel; Operador de máquina de
  cortar, colar e dobrar papel
833115: Operador de máquina de cortar, colar e dobrar celofane e similar
833205: Confeccionador de caixas de papelão, a mão
840105: Chefe de fabricação de chocolate; Encarregado de moinho; Mestre chocolateiro; Mestre de conservas; Mestre de
  massas alimentícias; Mestre padeiro
840110: Mestre da indústria de bebidas; Mestre de engarrafamento (bebidas)
840115: Encarregado de preparação de talo (indústria de fumo); Encarregado fabricação de cigarros; Mestre da
  indústria de fumo; Mestre de preparação de fumo
841105: Moendeiro (farinheiro)
841110: Moedor de condimento; Moedor de especiarias; Operador de moinho de especiarias
841115: Moageiro; Moedor de farinha; Operador de moinho (processo de moagem); Ralador de mandioca
841210: Beneficiador de sal; Encarregado de armazenagem de sal; Forneiro na refrigeração de sal; Operador braçal do
  refino de sal; Operador de fábrica de refino de sal; Operador de refinaria de sal
841305: Operador de evaporador para concentração do xarope na refinação de açúcar; Operador de turbina a vapor na
  fabricação e refino de açúcar
841310: Controlador da velocidade de equipamentos na refinação de açúcar; Operador de caleadeira na refinação de
  açúcar; Operador de cozedor a vácuo na refinação de açúcar; Operador de decantador na refinação de açúcar;
  Operador de enxofreira na refinação de açúcar; Operador de filtro na refinação de açúcar; Operador de flotador na
  refinação de açúcar; Operador de mexedeira na refinação de açúcar
841315: Operador de secador na fabricação de açúcar
841408: Assistente de cozinhador; Cozinhador de alimentos; Cozinhador de conservas; Cozinhador de molhos e
  condimentos; Preparador de guarnições; Preparador de ingredientes (conservação de alimentos)
841420: Limpador de frutas e legumes para conserva
841428: Operador de máquina - na industrialização do pescado
841440: Ajudante de esterilização (indústria alimentícia); Operador de autoclave (conservação de alimentos)
841444: Operador de hidrogenação; Operador de instalação para produção de resfriamento de banha
841448: Ajudante de produção de óleos vegetais - na ind. Alimentar; Auxiliar de produção de gorduras vegetais
  comestíveis
841456: Operador de câmaras frigoríficas
841460: Graneador; Prensador de sementes e frutas oleaginosas
841464: Operador de prensadora de frutas
841468: Controlador de dosadores de rações
841484: Trabalhador de limpeza de pescado - na industrialização
841505: Operador de desnatadeira (fabricação de laticínios e afins); Operador de máquina de laticínios; Trabalhador
  da fabricação de laticínio
841625: Operador de máquina de torrefação de cacau
841630: Operador de secador de mate; Operador de soque
841705: Aguardenteiro (fabricação); Destilador de bebidas; Destilador de licores
841710: Filtrador na indústria de bebidas; Operador de filtro (cerveja); Serpenteador
841715: Auxiliar de fermentação; Fermentador de cerveja; Fermentador de vinho; Operador de adegas
841720: Cantineiro (fabricação de vidros); Clarificador de vinhos; Licorista; Manipulador de misturas (vinhos);
  Misturador de vinhos; Trabalhador de vinhos achampanhados; Vinhateiro
841725: Operador de germinação
841730: Cozinhador de extrato de cerveja; Cozinheiro de cerveja
841735: Operador de estufa de secagem de malte; Operador de forno de secagem (malte); Secador de malte
841740: Misturador de vinagre
841745: Ajudante de tratamento de preparo de xarope; Ajudante xaropeiro; Dosador de xaropes; Xaropeiro - na
  indústria de bebidas
841805: Enfornador de pão; Forneiro de padaria
841810: Baleiro (fabricação); Laminador de massas alimentícias; Misturador de massas alimentícias; Operador de
  preparo de massas (alimentícias)
842105: Melaceador (cultura do fumo); Misturador de essência (fumo); Preparador de essência de fumo
842110: Operador de conjunto de secador de fumo; Operador de prensa; Operador de umidificação
842115: Blender de fumo; Comprador de fumo
842120: Auxiliar de produção de fumo
842125: Operador de máquina de cigarros; Operador de máquina de encarteiramento (cigarros); Operador de máquina de
  fabricar cigarros; Operador de máquina de filtros (cigarros)
842135: Operador de equipamentos (cigarros); Operador junior (cigarros); Operador mecânico (cigarros)
842230: Enrolador de charutos
848105: Charqueador; Defumador de pescados
848110: Manteador na conservação de alimentos; Salgador - em charqueada; Salgador de pescados; Toucinheiro na
  conservação de alimentos
848115: Auxiliar de salsicheiro; Cortador de salsichas; Cozedor de salsichas; Encarregado de frios; Enchedor de
  lingüiças; Enchedor de salame; Fiambreiro na conservação de alimentos; Lingüiceiros na conservação de alimentos;
  Salameiro na conservação de alimentos; Salsicheiros na conservação de alimentos
848210: Ajudante de queijeiro; Moldeador de queijo; Operador de queijeira
848215: Operador de batedeira na fabricação de laticínio; Operador de máquina de manteiga
848305: Encarregado de padaria; Panificador
848310: Alfeloeiro; Auxiliar de confeitaria; Bomboneiro; Compoteiro
848315: Aprendiz de macarroneiro; Cilindreiro de preparação de massa alimentícia; Masseiro de biscoito, macarrão e
  pão; Pasteleiro; Patisseiro
848325: Sorveteiro
848405: Provador de café; Selecionador de café
848415: Provador de cacau
848420: Classificador de bebida; Degustador de bebidas; Provador de bebidas; Provador de vinhos
848505: Abatedor em matadouro; Abatedor de animais; Abatedor de gado; Abatedor de galinha; Abatedor de porco;
  Degolador em matadouro; Encarregado de matadouro; Frangueiro em matadouro; Marchante; Marreteiro (indústria
  alimentar); Marreteiro em matadouro; Matador (magarefe); Operador de setor de matanças de gado; Talhador em
  matadouro
848510: Ajudante de açougueiro (comércio); Balconista de açougue; Cortador de carne em açougue; Picador em açougue;
  Supervisor de açougue; Talhador em açougue
848515: Açougueiro desossador; Auxiliar de desossador; Cabeceiro em matadouro; Desorelhador em matadouro;
  Desqueixador em matadouro; Fateiro em matadouro; Operador de máquina de escarnar
848520: Açougueiro classificador (exclusive comércio); Arreador em matadouro; Cangoteiro em matadouro; Classificador
  de carnes; Classificador de carnes em matadouro; Coxãozeiro em matadouro; Despansador em matadouro; Pescoceiro em
  matadouro; Quarteador em matadouro
848525: Açougueiro cortador (exclusive comércio); Auxiliar de classificador de carne; Carneador em matadouro e
  açougue; Descarnador em matadouro; Desmanchador em matadouro; Desmanchador exclusive em matadouro; Desmembrador de
  mocotó dianteiro; Divisor de cortes em matadouro; Estripador (matadouro); Extrator de miolos em matadouro;
  Garreador de mocotó; Limpador de aves; Limpador de carne; Limpador de tripas; Miudeiro em matadouro; Mocotozeiro
  em matadouro; Picador de carne em matadouro; Quarteiro em matadouro; Raspador de tripas em matadouro; Separador de
  carnes em matadouro; Serrador de chifres; Serrador de mocotó; Serrador de parte dianteira; Serrador de parte
  traseira; Serrador de peito; Serrador de ponta-de-agulha; Serrador de porcos; Servente de limpeza e desossa em
  açougue; Talhador de carne; Tripeiro em matadouro
848605: Preparador de fumo
860105: Chefe de seção de manutenção eletromecânica (utilidades); Contramestre de manutenção (serviço de esgotos
  sanitários); Contramestre de manutenção de serviço de esgoto; Mestre e contramestre de manutenção de serviço de
  esgoto; Primeiro oficial de manutenção eletromecânica (utilidades)
860110: Contramestre (distribuição de energia elétrica, gás e água); Supervisor técnico de aplicação e distribuição
  de gás; Supervisor técnico de operação de água e esgoto
860115: Contramestre (produção de energia elétrica, gás e captação de água); Contramestre de abastecimento, captação
  e distribuição de água; Mestre e contramestre de produção e distribuição de água; Supervisor de área de operação
  elétrica; Supervisor técnico de manutenção elétrica (distribuição de energia)
861105: Operador de hidrelétrica e subestações; Operador de instalação de produção de energia elétrica; Operador de
  turbinas de central elétrica; Operador de usina hidrelétrica
861115: Maquinista de usina termoelétrica; Operador de usina térmica; Operador de usina termogás
861120: Operador de central termonuclear
861205: Operador de eclusa; Operador de usina nuclear; Operador de usina termoelétrica
862105: Carvoeiro - no transporte ferroviário; Foguista de trem
862110: Chefe de máquina - no transporte marítimo; Controlador de motores - no transporte marítimo; Operador de sala
  de máquinas (embarcações)
862120: Abastecedor de caldeira; Caldeirista; Operador de caldeira a vapor
862130: Compressorista de ar; Operador de equipamento de compressor de ar; Operador de máquina de compressão de ar
862140: Operador de bombas (estação de bombeamento); Operador de casa de bomba
862150: Manipulador de máquinas fixas; Operador de casa de máquinas - exceto embarcações
862160: Abastecedor de combustível de aeronave; Técnico de abastecimento de combustível de aeronave
862205: Agente técnico de operação na captação, tratamento e distribuição de água; Operador de hidrogenação e
  cloroficação da água; Operador de instalação de tratamento de água; Operador de sistemas de água; Operadores de
  tratamento e bombeamento de água
862305: Operador de bombas no tratamento de água e efluentes; Operador de estação de tratamento de água; Operador de
  estação de tratamento de esgoto; Operador de estação de tratamento de esgotos e resíduos industriais; Operador de
  estação elevatória; Operador de tratamento de água e esgoto; Operador de tratamento de esgoto; Operador de
  utilidades no tratamento de água e efluentes
862310: Operador de incinerador; Operador de instalação de incineração de resíduos
862405: Operador de gás; Operador de glp; Operador mantanedor de compressores de gases; Operador mecânico de gás
862505: Operador de central de refrigeração; Operador de máquina de fabricar gelo; Operador de sistema de
  refrigeração
862515: Operador de sistema de climatização
`
