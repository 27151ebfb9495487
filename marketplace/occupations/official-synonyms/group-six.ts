/** Official synonyms of group 6 of the CBO (farming, forestry and fishing): a code, and its names after a colon; an indented line goes on. */
export const synonymsOfGroupSix = `
611005: Agropecuarista; Arrendatário na agropecuária; Empresário rural na agropecuária; Fazendeiro na agropecuária -
  conta própria; Meeiro na agropecuária - conta própria; Posseiro na agropecuária - conta própria; Proprietário na
  agropecuária - conta própria; Sitiante na agropecuária - conta própria; Sócio-proprietário na agropecuária - conta
  própria
612005: Agricultor familiar polivalente; Agricultor polivalente; Agricultor polivalente - conta própria;
  Arrendatário polivalente; Meeiro polivalente; Parceiro polivalente; Produtor rural polivalente na agricultura -
  conta própria; Produtor rural polivalente na agricultura - empregador; Proprietário polivalente na agricultura -
  empregador; Sitiante polivalente; Sócio-proprietário polivalente na agricultura - conta própria;
  Sócio-proprietário polivalente na agricultura - empregador
612105: Arrozeiro; Colono na produção de arroz; Granjeiro na produção de arroz; Orizicultor; Rizicultor
612110: Agricultor na produção da cana-de-açúcar; Canavieiro
612115: Lavoureiro na produção de cereais de inverno; Produtor de aveia; Produtor de centeio; Produtor de cevada;
  Produtor de trigo; Triticultor
612120: Agricultor na produção de gramíneas forrageiras; Colono na produção de gramíneas forrageiras; Granjeiro na
  produção de gramíneas forrageiras; Produtor de sementes forrageiras; Sementeiro
612125: Agricultor na produção de milho e sorgo; Colono na produção de milho e sorgo; Granjeiro na produção de milho
  e sorgo; Lavoureiro na produção de milho e sorgo; Produtor de milho; Produtor de sorgo
612205: Plantador de algodão
612210: Plantador de curauá
612215: Juticultor - conta própria; Plantador de juta
612220: Ramicultor
612225: Plantador de agave; Plantador de sisal; Sisaleiro
612310: Cebolecultor; Horticultor de raízes, bulbos e tubérculos; Olericultor
612315: Alfaceiro; Horticultor de talos, folhas e flores; Olericultor de talos, folhas e flores
612320: Horticultor de frutos e sementes; Tomatecultor
612410: Floricultor de flores em vaso
612415: Floricultor de forrações
612420: Floricultor de plantas ornamentais; Viveirista de flores e plantas ornamentais
612505: Bananicultor; Produtor de abacate; Produtor de banana; Produtor de caqui; Produtor de laranja; Produtor de
  maçã; Produtor de mamão; Produtor de pêra; Produtor de pêssego
612510: Abacaxicultor; Produtor de abacaxi; Produtor de melancia; Produtor de melão
612515: Produtor de framboesa; Produtor de maracujá; Produtor de uva; Vinicultor; Viticultor
612605: Cafeicultor - empregador; Produtor de café
612615: Mateicultor - empregador
612625: Guaranaicultor; Guaranazeiro - empregador
612705: Produtor de amendoim
612710: Produtor de canola; Produtor de colza
612720: Palmicultor; Produtor da cultura de palma; Produtor de dendê; Produtor de palma
612725: Produtor de girassol
612730: Produtor de linho
612735: Produtor de mamona
612740: Produtor de soja; Sojicultor
613005: Arrendatário (pecuária); Criador de aves e bovinos; Criador de gado - eqüino, ovino, muar - conta própria;
  Engordador de gado bovino, suíno, caprino - conta própria; Invernador de gado; Parceiro na pecuária; Pequeno
  produtor rural; Produtor rural em pecuária
613010: Cachorreiro; Criador de cachorros; Criador de gatos; Criador de pequenos animais; Gateiro; Sócio-
  proprietário - na criação de pequenos animais - empregador
613105: Eqüideocultor de asininos e muares; Fazendeiro - na criação de asininos e muares; Pecuarista - na criação de
  asininos; Pecuarista - na criação de muares; Proprietário - na criação de muares; Sócio proprietário - na criação
  de asininos; Sócio proprietário - na criação de muares
613110: Bovinocultor - empregador; Criador de gado bovino (exceto gado leiteiro) - empregador; Criador de zebu;
  Criador de zebu - conta própria; Engordador de zebu - empregador; Estancieiro - na criação de gado bovino -
  empregador; Estancieiro na criação de gado bovino (gado de corte); Fazendeiro - na criação de bovinos -
  empregador; Invernador - na criação de gado bovino - empregador; Inverneiro - na criação de gado bovino -
  empregador; Invernista - na criação de gado bovino - empregador; Parceiro - na criação de gado bovino -
  empregador; Pecuário - na criação de gado bovino - empregador; Pecuarista - na criação de gado bovino -
  empregador; Produtor rural de gado de corte
613115: Cabanheiro - leite; Estancieiro de leite; Leiteiro - na criação de gado bovino - empregador; Pecuarista de
  leite; Produtor de leite - na criação de gado bovino - empregador; Tirador de leite - produtor
613120: Bubalinocultor - corte; Criador de búfalos - corte; Fazendeiro de búfalos - corte
613125: Bubalinocultor - leite; Criador de búfalos - leite; Fazendeiro de búfalos - leite
613130: Criador de cavalo de raça; Criador de cavalos - conta própria; Criador de eqüideos eqüinos - empregador;
  Pantaneiro; Proprietário - na criação de eqüinos; Sitiante - na criação de eqüinos
613205: Caprinocultor; Caprinocultor - empregador; Caprinocultor cabanheiro; Caprinocultor de corte; Caprinocultor
  de leite; Caprinocultor matrizeiro; Criador de cabras; Criador de caprinos - empregador; Pecuarista - na criação
  de caprinos - empregador; Proprietário na criação de caprinos; Sitiante - na criação de caprinos
613210: Criador de carneiro; Criador de ovelhas - empregador; Criador de ovinos - empregador; Fazendeiro - na
  criação de ovinos; Ovinocultor cabanheiro; Ovinocultor matrizeiro
613215: Criador de suínos - empregador; Pecuarista - na criação de suínos empregador; Proprietário - na criação de
  suínos empregador; Proprietário de granja de suínos; Sitiante - na criação de suínos; Sócio-proprietário - na
  criação de suínos empregador; Suinocultor - criador de leitão; Suinocultor - empregador; Suinocultor cabanheiro;
  Suinocultor crecheiro
613305: Avicultor - empregador; Avicultor avozeiro; Avicultor matrizeiro; Criador de aves; Parceiro - na criação de
  aves - empregador; Proprietário de granja - na criação de aves
613310: Criador de coelhos; Criador de matrizes de coelhos; Criadores de coelhos integrados; Matrizeiro de coelho;
  Proprietário - na criação de coelhos
613405: Abelheiro; Apicultor - empregador; Meleiro; Proprietário - na criação de abelhas - empregador;
  Sócio-proprietário - na criação de abelhas - empregador
613420: Criador de bicho-da-seda - empregador; Proprietário - na criação de bicho-da-seda - empregador; Rancheiro;
  Sericultor - conta própria; Sócio - proprietário - na criação de bicho-da-seda - empregador
620105: Capataz da exploração agrícola; Capataz na fruticultura e na floricultura; Encarregado de
  hortifrutigrangeiros; Fiscal de lavoura; Monitor agrícola; Orientador de plantio
620110: Capataz da exploração agropecuária; Capataz rural; Encarregado na agropecuária; Fiscal de propriedade
  agropecuária
620115: Capataz de currais bovinos; Capataz na exploração de pecuária; Capataz na pecuária; Encarregado na
  exploração de pecuária
621005: Agregado - na agropecuária; Arameiro (colocador de arames); Camarada - na agropecuária; Camponês na
  agropecuária; Colono - na agropecuária; Diarista - na agropecuária; Exterminador de insetos - na agropecuária;
  Fazedor de cerca - inclusive na agropecuária; Limpador de pasto - na agropecuária; Operador de engenho; Parceiro
  na agropecuária - exclusive conta própria e empregador; Peão - na agropecuária; Pegador de animais - na
  agropecuária; Roceiro - na agropecuária - exclusive conta própria e empregador; Trabalhador braçal - na
  agropecuária - conta própria; Trabalhador braçal - na agropecuária - exclusive conta própria; Trabalhador da
  coleta de sementes; Trabalhador da produção de sementes agrícolas; Trabalhador de enxada - na agropecuária;
  Trabalhador na formação de pastagem; Trabalhador rural - na agropecuária - exclusive empregador
622005: Chacareiro - exclusive conta própria e empregador; Rancheiro - na cultura
622010: Jardineiro (árvores para ornamentação urbana); Regador - na cultura; Trabalhador do plantio e trato de
  árvores ornamentais
622015: Embalador de mudas; Viveirista agrícola
622020: Abanador na agricultura; Adubador; Ajudante de serviço de (aplicação de produtos agroquímicos); Apanhador -
  na cultura; Bóia-fria; Cabeça-de-campo; Capinador - na cultura; Capinador - na lavoura; Capineiro - na cultura;
  Capinzeiro - na cultura; Catadeira - na cultura; Catador - na cultura; Cavador - na cultura; Ceifador; Ceifador -
  na cultura; Ceifeiro; Cerqueiro; Coletor na cultura; Colhedor - na cultura; Cultivador de cultura permanente;
  Cultivador de cultura temporária; Debulhador - na cultura; Destalador - na cultura; Diarista na agricultura;
  Empreiteiro - na cultura; Encarregado de silos; Encoivarador - na cultura; Enxadeiro; Enxadeiro - na cultura;
  Escolhedor - na cultura; Esparramador de adubos; Estercador; Foiceiro; Foiceiro - na cultura; Formador - na
  cultura; Formigueiro (combate às formigas); Lavrador de cultura permanente - exclusive conta própria e empregador;
  Lavrador de cultura temporária - exclusive conta própria e empregador; Plantador - exclusive conta própria e
  empregador; Plantador de cultura permanente; Podador agrícola; Roçador - na cultura; Safrista; Selecionador e
  embalador de colheitas agrícolas; Semeador; Sementeiro - na cultura; Tarefeiro - na cultura; Trabalhador agrícola
  polivalente; Valeiro - na cultura; Volante na agricultura
622105: Colhedor de arroz; Cortador de arroz; Plantador de arroz - conta própria; Rizicultor - conta própria;
  Rizicultor - empregador; Secador de arroz
622110: Colhedor de cana-de-açúcar; Cortador de cana-de-açúcar; Plantador de cana-de-açúcar - conta própria;
  Plantador de cana-de-açúcar - empregador
622115: Plantador de milho e sorgo - empregador
622120: Plantador de trigo - conta própria; Plantador de trigo - empregador; Triticultor - conta própria
622205: Apanhador de algodão; Cotonicultor; Cultivador de algodão - conta própria; Plantador de algodão - exclusive
  conta própria e empregador
622210: Bagaceiro de sisal; Batedor de sisal - na cultura; Cultivador de agave - conta própria; Cultivador de agave
  - exclusive conta própria e empregador; Cultivador de sisal - conta própria; Cultivador de sisal - exclusive conta
  própria e empregador; Desfibrador de agave; Desifbrador de sisal - na cultura; Fibreiro de sisal; Operador de
  batedor de fibras; Plantador de sisal ou agave - exclusive conta própria e empregador; Puxador de sisal - na
  cultura; Resideiro de sisal; Trabalhador na cultura de agave
622215: Batedor de rami; Cortador de rami; Cultivador de rami - conta própria; Cultivador de rami - exclusive conta
  própria e empregador
622305: Trabalhador na cultura de tomate
622315: Plantador de beterraba; Trabalhador na cultura de batata-doce; Trabalhador na cultura de batata-inglesa;
  Trabalhador na cultura de beterraba
622320: Trabalhador na cultura de hortaliças
622405: Floricultor no cultivo de flores e folhagens de corte; Trabalhador na floricultura (flores e folhagens de
  corte)
622415: Floricultor no cultivo de forragens; Trabalhador na floricultura (forrações)
622420: Floricultor no cultivo de mudas; Trabalhador na floricultura (cultivo de mudas)
622425: Floricultor no cultivo de plantas ornamentais; Trabalhador da cultura de plantas ornamentais; Trabalhador na
  floricultura (plantas ornamentais)
622505: Colhedor de banana; Colhedor de caju; Colhedor de laranja; Colhedor de manga; Colhedor de pêssego;
  Trabalhador da cultura de abacate; Trabalhador da cultura de amora; Trabalhador da cultura de atemóia; Trabalhador
  da cultura de banana; Trabalhador da cultura de cajá; Trabalhador da cultura de caqui; Trabalhador da cultura de
  carambola; Trabalhador da cultura de cítricos; Trabalhador da cultura de cupuaçu; Trabalhador da cultura de
  fruta-pão; Trabalhador da cultura de goiaba; Trabalhador da cultura de graviola; Trabalhador da cultura de
  jenipapo; Trabalhador da cultura de laranja e outros cítricos; Trabalhador da cultura de manga; Trabalhador da
  cultura de nectarina; Trabalhador da cultura de pêssego; Trabalhador da cultura de pinha; Trabalhador da cultura
  de pitanga; Trabalhador da cultura de umbu; Trabalhador na cultura de romã
622510: Trabalhador da cultura de abacaxi; Trabalhador da cultura de melancia; Trabalhador da cultura de melão;
  Trabalhador da cultura de morango
622515: Colhedor de uva; Trabalhador da cultura de framboesa; Trabalhador da cultura de uva; Trabalhador no cultivo
  de quiui (kiwi); Trabalhador no cultivo de uva de vinho e suco
622605: Cacauicultor - exclusive conta própria e empregador; Colhedor de cacau; Embandeirador de cacau; Enxertador
  de cacau; Podador da cultura de cacau; Tirador - na cultura de cacau; Tropeiro - na cultura de cacau
622610: Apanhador de café; Arruador de café; Cafeicultor - exclusive conta própria e empregador; Catador de café;
  Terreirista de café
622615: Colhedor de erva-mate; Podador de erva-mate; Tarefeiro na cultura de erva-mate; Trabalhador da matecultura
622620: Cultivador de fumo - exclusive conta própria e empregador; Fumeiro; Fumicultor - exclusive conta própria e
  empregador
622625: Colhedor de guaraná; Cultivador de guaraná - exclusive conta própria e empregador; Torrador de guaraná
622715: Colhedor de coco; Subidor de coqueiro
622720: Cortador de dendê
622725: Quebrador de mamona
622805: Lavrador da cultura de especiarias; Trabalhador na cultura de pimenta-do-reino
623005: Amansador; Amestrador; Condicionador de animais; Domador (asininos e muares); Domador - na pecuária; Domador
  de animais domésticos; Educador de animais; Treinador de animais domésticos
623010: Inseminador de animais
623015: Arraçoador (pecuária polivalente); Assinalador - na pecuária; Campeiro - na pecuária; Capataz; Castrador;
  Castrador - na pecuária; Cevador (pecuária); Condutor de bois - na criação; Peão de cavalo; Peão de estábulo
623020: Cuidador de animais; Tratador - na pecuária; Tratador de animais - na pecuária
623025: Casqueador de bovinos
623030: Ferrador de equinos; Ferrageador de equinos
623105: Adestrador de animais de trabalho ( asininos e muares); Campeiro (asininos e muares); Peão (asininos e
  muares); Tratador (asininos e muares); Treinador (asininos e muares)
623110: Ajudante de boiadeiro; Ajudante de vaqueiro; Arrebanhador; Auxiliar de vaqueiro; Batedor de pasto; Campeiro
  (bovinos de corte); Peão de pecuária; Tocador de gado - na pecuária; Trabalhador rural; Vaqueiro; Vaqueiro - na
  agropecuária - exclusive conta própria e empregador; Vaqueiro inseminador (bovinos corte)
623115: Apartador de gado; Operador de ordenhadeira; Retireiro - na pecuária; Retireiro inseminador; Trabalhador -
  na pecuária - exclusive conta própria e empregador; Vaqueiro inseminador
623120: Peão (bubalinos); Retireiro; Trabalhador rural (bubalinos); Vaqueiro (bubalinos)
623125: Adestrador (eqüinos); Campeiro (eqüinos); Cavalariço; Cavaleiro; Pantaneiro - exclusive conta própria e
  empregador; Peão (eqüinos); Repassador - na pecuária; Tratador (eqüinos); Treinador (eqüinos)
623210: Ovinocultor - exclusive conta própria; Tosador; Tosquiador; Trabalhador de manutenção e preparação de
  tosqueadeiras
623305: Avicultor de corte - exclusive conta própria e empregador
623310: Avicultor de postura - exclusive conta própria e empregador; Avicultor - exclusive conta própria na
  avicultura de postura
623315: Auxiliar de incubação; Incubador de ovos
623320: Cunicultor - exclusive conta própria e empregador
623325: Selecionador de pintos por sexo; Sexador de pintos
623405: Cobreiro; Serpentarista
623410: Apicultor - exclusive conta própria e empregador; Criador de abelhas - exclusive conta própia e empregador
623415: Minhoqueiro - exclusive conta própria e empregador
623420: Criador de bicho-da-seda - conta própria; Parceiro do bicho-da-seda; Sericicultor - exclusive conta própria
  e empregador; Sericultor - exclusive conta própria e empregador
630105: Encarregado da aqüicultura
630110: Encarregado da área florestal; Líder da área florestal; Supervisor florestal
631005: Caranguejeiro; Catador de caranguejos; Catador de crustáceos; Catador de siris; Sirieiro; Trabalhador na
  pesca de crustáceo
631010: Mariscador; Marisqueiro
631015: Lagosteiro; Mergulhador - pescador de lagosta; Pescador artesanal de lagostas com covos; Pescador de
  lagostas; Pescador lagosteiro
631020: Curraleiro de pesca artesanal de peixes e camarões; Pescador artesanal de camarões; Pescador artesanal de
  peixes; Pescador artesanal de peixes e camaões com rede de calão; Pescador artesanal de peixes e camarões com
  covos; Pescador artesanal de peixes e camarões com espinhel; Pescador artesanal de peixes e camarões em currais;
  Pescador de espinhel (embarcações de pesca); Pescador de linhas (embarcações de pesca); Pescador de peixes e
  camarões em embarcações de pequeno porte; Pescador de tarrafa (peixes e camarões); Remador, na pesca de peixes e
  camarões; Tarrafeador na pesca de peixes e camarões
631105: Pirangueiro
631305: Arraçoador de camarões; Camaroneiro; Carcinicultor
631310: Jacarecultor; Trabalhador na jacarecultura
631315: Trabalhador na criação de mexilhões
631320: Trabalhador da criação de ostras
631325: Alimentador de peixe; Arraçoador de peixe; Criador de peixes ornamentais; Trabalhador - na criação de peixe
  - exclusive empregador; Trabalhador na piscicultura
631330: Criador de tartarugas
631405: Bodegueiro (gelador industrial); Conservador de pescado em barco de pesca (gelador industrial)
631410: Bodegueiro (gelador profissional)
632005: Condutor de ecotrilha; Mateiro - guia
632010: Dr. Raiz; Erveiro
632015: Coletor de sementes (floresta); Produtor de mudas (florestas)
632105: Marcador de árvores
632110: Auxiliar de dendrometria; Auxiliar de dendrometrista; Romaneador
632115: Auxiliar de inventário; Inventariante florestal; Mateiro; Mateiro (inventário de florestas)
632120: Ajudante de derrubada; Auxiliar de operador de motosserra; Cortador de árvores; Cortador de cepos; Cortador
  de lenha; Derrubador - na extração de madeira; Operador de serras (exploração florestal); Serrador de árvores - na
  extração de madeira; Serrador de lenha
632125: Abatedor - na extração de madeira; Ajudante de reflorestamento; Arrastador de árvores; Casqueador de toras;
  Descascador de árvores; Explorador de madeira, em geral; Operador de descascador de madeira; Operador de máquina
  transportadora (madeira); Operador de triturador de toras; Transportador de madeiras
632205: Balateiro na extração de látex; Borracheiro - na extração de látex; Brabo; Caucheiro; Extrator de látex;
  Sirgueiro; Toqueiro - seringueiro
632210: Amapateiro; Extrator de látex (gomas não elásticas); Maçarandubeiro; Sucubeiro; Trabalhador da exploração de
  coquirana
632215: Trabalhador da cultura oiticica; Trabalhador da exploração de breu; Trabalhador da exploração de jotaicica;
  Trabalhador da exploração de sucuruba
632305: Ajuntador de andiroba
632310: Apanhador de babaçu; Extrator - na extração de babaçu
632315: Apanhador de bacaba; Carregador de bacaba; Peneirador de vinho de bacaba
632320: Ajuntador de buriti; Carregador de buriti
632325: Aparador - na extração da carnaúba; Baganeiro - na extração da carnaúba; Batedor de palha de carnaúba;
  Classificador de cera de carnaúba - na extração; Cortador de palha de carnaúba; Cozinhador de cera de carnaúba -
  na extração; Enfeixador de palha de carnaúba; Foiceiro - na extração da carnaúba; Juntador - na extração da
  carnaúba
632335: Aparador de óleo de copaíba; Tirador de óleo de copaíba
632340: Plantador de malva; Trabalhador da cultura de malva; Trabalhador da exploração de pãina
632355: Ajuntador de ouricuri; Cortador de ouricuri; Cortador de palha de ouricuri; Quebrador de ouricuri;
  Trabalhador da exploração de butiá; Trabalhador da exploração de licuri
632360: Pequizeiro
632365: Beneficiador de piaçava; Catador de piaçava; Cortador de palha de piaçava; Extrator de piaçava; Piaçaveiro
632405: Açaizeiro; Pecunheiro
632410: Selecionador de castanha de caju
632415: Catador de pinhão
632420: Pupunheiro
632505: Trabalhador da exploração de ameixeira; Trabalhador da exploração de amesca; Trabalhador da exploração de
  aroeira; Trabalhador da exploração de bacuri; Trabalhador da exploração de capituí; Trabalhador da exploração de
  carapanaúba; Trabalhador da exploração de catuaba; Trabalhador da exploração de caxinguba; Trabalhador da
  exploração de cerejeira; Trabalhador da exploração de cumaru; Trabalhador da exploração de favela; Trabalhador da
  exploração de graviola; Trabalhador da exploração de ipê da flor amarela; Trabalhador da exploração de ipê da flor
  roxa; Trabalhador da exploração de jaborandi; Trabalhador da exploração de janaguba; Trabalhador da exploração de
  jatobá; Trabalhador da exploração de jenipapo; Trabalhador da exploração de macaca poranga; Trabalhador da
  exploração de mangabeira; Trabalhador da exploração de marapoama; Trabalhador da exploração de mururé; Trabalhador
  da exploração de piquiá; Trabalhador da exploração de preciosa; Trabalhador da exploração de quina; Trabalhador da
  exploração de sacaca; Trabalhador da exploração de santa maria; Trabalhador da exploração de sucuba; Trabalhador
  da exploração de tatajuba
632510: Trabalhador da exploração de abútua; Trabalhador da exploração de cipó-cravo; Trabalhador da exploração de
  cipó-de-alho; Trabalhador da exploração de cipó-escada; Trabalhador da exploração de cipó-seda; Trabalhador da
  exploração de cipó-sume; Trabalhador da exploração de cipó-tuína; Trabalhador da exploração de croapé
632515: Trabalhador da exploração de angico; Trabalhador da exploração de barbatimão; Trabalhador da exploração de
  murici-da-casca-vermelha; Trabalhador da exploração de pau-para-tudo
632520: Poaieiro; Tirador de poaia; Trabalhador da exploração de ipecacuanha
632525: Trabalhador da extração de substâncias aromáticas; Trabalhador da extração de substâncias medicinais;
  Trabalhador da extração de substâncias tóxicas
632605: Abastecedor de silos de carvão; Rachador de lenha para carvão
641010: Operador de estufas mecânicas; Operador de máquinas agrícolas; Operador de motobomba; Operador de secadeiras
  no beneficiamento de produtos agrícolas; Operador de secador de resíduos
641015: Operador de adubadeira; Operador de implementos agrícolas; Operador de máquina agrícola; Tratorista operador
  de roçadeira; Tratorista operador de semeadeira
642005: Operador de máquinas florestais (colheitadeira)
642015: Operador de máquinas florestais (tratores)
643020: Trabalhador na operação de sistemas de irrigação e aspersão (canhão)
`
