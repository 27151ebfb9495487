/** Farms, cattle, forests, fishing and boats, as those who work there say it. Codes of the CBO, the likeliest first. */
export const fieldAndSeaNames = `
641005: Operador de colhedeira; Operador de ceifadeira; Operador de ceifa; Operador de colheitadeira de grãos; Operador de colhedora de
  cana; Operador de colhedora de café; Operador de colhedora de algodão; Operador de colheitadeira de soja; Operador de cotton picker;
  Operador de forrageira; Operador de ensiladeira; Maquinista de colheitadeira; Operador de colhedora de laranja
641015: Tratorista de fazenda; Operador de plantadeira; Operador de plantadora; Operador de semeadeira; Operador de trator de pneu;
  Operador de grade; Operador de arado; Operador de uniport; Operador de autopropelido; Operador de distribuidor de calcário; Operador de
  distribuidora de adubo; Operador de transbordo; Tratorista de transbordo; Operador de sulcador; Operador de roçadeira de trator;
  Operador de roçadeira hidráulica; Operador de GPS agrícola; Operador de enfardadeira agrícola; Operador de enxada rotativa; Operador de
  subsolador; Operador de pulverizador autopropelido
622020: Safrista de maçã; Safrista de uva; Safrista de café; Safrista de laranja; Safrista de morango; Colhedor de maçã; Colhedor de
  tomate; Colhedor de batata; Colhedor de cebola; Colhedor de morango; Colhedor de melão; Colhedor de melancia; Colhedor de pimenta;
  Colhedor de alho; Colhedor de feijão; Colhedor de algodão; Colhedor de mamão; Catador de laranja; Catador de batata; Apanhador de maçã;
  Apanhador de tomate; Apanhador de uva; Panhador de café; Raleador; Raleio de maçã; Podador de uva; Podador de maçã; Podador de café;
  Podador de laranja; Desbrotador; Carpidor; Roçada de pasto; Roçador de pasto; Arrancador de mandioca; Arrancador de feijão; Plantador de
  mudas; Plantador de cana; Plantio de cana; Plantio de mudas; Turmeiro; Fiscal de turma rural; Meeiro; Diarista rural; Peão de roça;
  Trabalhador de lavoura; Auxiliar agropecuário; Auxiliar de agricultura; Ajudante agrícola; Auxiliar de colheita; Ajudante de colheita;
  Auxiliar de plantio; Serviço de roça; Pau de arara
622505 622510: Pomicultor; Fruticultor; Auxiliar de fruticultura; Trabalhador de pomar; Podador de pomar; Enxertador; Colhedor de limão;
  Colhedor de goiaba; Colhedor de abacaxi; Citricultor; Inspetor de greening; Pragueiro; Inspetor de pragas; Monitor de pragas; Monitor de
  MIP
622515: Trabalhador de parreiral; Auxiliar de viticultura
622620: Fumicultor; Colhedor de fumo; Safrista de fumo; Plantador de fumo
622310 622305 622320: Auxiliar de hidroponia; Auxiliar de horta; Trabalhador de estufa; Colhedor de cogumelo; Colhedor de alface; Colhedor
  de verdura; Horteiro; Tomaticultor; Auxiliar de estufa; Cultivador de hortaliças
622405 622410 622425: Floricultor; Auxiliar de floricultura; Trabalhador de floricultura; Cortador de flores; Colhedor de flores; Colhedor
  de rosas; Auxiliar de flores
622110 641015: Trabalhador de canavial; Corte de cana; Colhedor de cana; Bituqueiro; Catador de bituca; Plantador de cana de açúcar
622730: Trabalhador de soja
622605: Cacauicultor; Quebrador de cacau; Trabalhador de cacau
622715: Tirador de coco; Trepador de coco; Descascador de coco
632405: Apanhador de açaí; Tirador de açaí; Peconheiro; Colhedor de açaí; Extrativista; Batedor de açaí
632410: Castanheiro; Catador de castanha; Coletor de castanha; Quebrador de castanha
782510: Motorista canavieiro; Motorista de treminhão; Motorista de transporte de cana; Motorista boiadeiro; Motorista de caminhão
  boiadeiro; Motorista de gaiola; Motorista de caminhão de leite; Motorista leiteiro; Motorista de comboio; Motorista de caminhão pipa
  agrícola; Motorista florestal; Motorista de tora; Motorista de romeu e julieta; Motorista de transporte de madeira; Motorista
  graneleiro; Motorista de grãos; Motorista de caminhão de ração
623115 623110: Tirador de leite; Auxiliar de ordenha; Operador de ordenha; Ordenha mecânica; Retireiro de leite; Auxiliar de leiteria;
  Trabalhador de leiteria; Bezerreiro; Bezerreira; Tratador de bezerros; Curraleiro; Ajudante de curral; Auxiliar de curral; Tratador de
  gado; Tratador de vaca; Auxiliar de pecuária; Peão de gado; Peão de boiadeiro; Peão de curral; Capataz de gado; Aboiador; Vaqueiro de
  leite; Operador de confinamento; Trabalhador de confinamento; Tratador de confinamento; Operador de vagão misturador; Vaquejador;
  Salgador de gado
623305 623310: Apanhador de frango; Apanhador de aves; Apanhador de galinha; Pega de frango; Pegador de frango; Carregador de frango;
  Auxiliar de avicultura; Trabalhador de aviário; Aviarista; Auxiliar de aviário; Tratador de galinha; Coletor de ovos; Catador de ovos;
  Classificador de ovos; Auxiliar de granja de ovos; Galinheiro; Vacinador de aves; Operador de aviário; Casal para granja; Casal para
  aviário; Criador de frango; Trabalhador avícola; Auxiliar avícola; Integrado de aves; Limpeza de aviário
623315: Auxiliar de incubatório; Operador de incubatório; Vacinador de pintos; Operador de incubação
623215: Trabalhador de pocilga; Criador de porcos; Auxiliar de maternidade suína; Tratador de leitões; Operador de creche suína; Porqueiro
623125 623020: Tratador equino; Peão de cocheira; Cavaleiriço; Cuidador de cavalos; Auxiliar de haras; Auxiliar de equoterapia; Guia de
  equoterapia
623205 623210: Ovinocultor; Pastor de ovelhas; Esquilador; Tratador de cabras; Tratador de ovelhas
623410: Meliponicultor; Auxiliar de apiário
623010: Inseminador de gado; Inseminador de vacas; Inseminador bovino; Inseminador de suínos; Auxiliar de inseminação; Técnico em
  inseminação; Técnico em reprodução animal
622020 519910: Aplicador de defensivo; Aplicador de veneno agrícola; Aplicador de agrotóxico; Pulverizador costal; Aplicador costal; Bomba
  costal; Pulverizador manual; Aplicador agrícola; Calda de defensivos; Preparador de calda; Caldista
781310: Piloto de drone agrícola; Operador de drone agrícola; Operador de drone de pulverização; Piloto de drone pulverizador; Dronista;
  Piloto de vant
341120: Piloto de avião agrícola
622005 512105: Caseiro de fazenda; Chacareiro; Caseiro rural; Casal rural; Caseiro de praia; Caseiro de rancho; Sitieiro; Zelador de
  sítio; Zelador de chácara; Arrendatário; Casal para trabalhar em fazenda; Casal para trabalhar em sítio; Casal para trabalhar em chácara
621005: Serviços gerais rurais; Serviços gerais em fazenda; Trabalhador de sítio; Fazedor de cerca; Construtor de cerca; Aramador de
  cerca; Cercador; Peão de estância; Peão de chácara; Peão de sítio; Peão rural; Alambrador; Esticador de arame; Mangueiro; Auxiliar de
  fazenda; Ajudante de fazenda; Operário rural; Trabalhador do campo; Serviço de fazenda; Serviço de campo; Faz tudo de fazenda
643010 643005: Pivozeiro; Operador de pivô central; Auxiliar de irrigação; Irrigante; Montador de irrigação; Técnico em irrigação;
  Bombeiro de irrigação
848425 641010: Classificador de soja; Classificador de milho; Classificador de café; Operador de secador de grãos; Operador de secador;
  Operador de silos; Operador de armazém de grãos; Calador de grãos; Calador; Auxiliar de silo; Operador de tombador; Tombador de grãos;
  Operador de moega; Amostrador de grãos; Operador de beneficiamento de sementes; Auxiliar de UBS sementes; Beneficiador de sementes;
  Auxiliar de secador; Operador de beneficiadora; Maquinista de café; Operador de máquina de café; Beneficiador de arroz; Beneficiador de
  café; Fiel de armazém
622420 622015: Auxiliar de viveiro; Trabalhador de viveiro; Enxertador de mudas; Produtor de mudas; Mudeiro; Auxiliar de mudas; Ensacador
  de mudas; Encanteirador
632120 632125: Cortador de eucalipto; Corte de eucalipto; Cortador de madeira; Derrubador de árvores; Desgalhador; Resineiro; Coletor de
  resina; Ajudante florestal; Operador de motopoda; Podador de árvores; Auxiliar de motosserra; Silvicultor; Auxiliar de silvicultura;
  Plantador de eucalipto; Plantio de eucalipto; Trabalhador de reflorestamento; Descascador de eucalipto; Brigadista de eucalipto;
  Coveador; Carregador de tora; Baldeador; Ajudante de mato; Serviço de mato
642005 642015: Operador de skidder; Operador de feller; Operador de feller buncher; Operador de garra traçadora; Operador de slingshot;
  Operador de grua florestal; Operador de carregador florestal; Operador de garra; Operador de guincho florestal; Operador de picador
  florestal; Operador de trator esteira florestal
632605: Ajudante de carvão; Forneiro de carvão; Forneiro de carvoaria; Barrelador; Enchedor de forno; Ensacador de carvão
632410: Quebradeira de castanha; Pinhoeiro
631210 631205: Pescador embarcado; Pescador de alto mar; Tripulante de pesca; Embarcado na pesca; Pescador de camarão; Pescador de atum;
  Pescador de lagosta; Pescador de rede; Pescador de sardinha; Ajudante de pesca; Auxiliar de pesca; Marinheiro de pesca; Motorista de
  pesca; Traineira; Pescador de traineira
631420 768120: Consertador de rede; Remendador de rede; Tecelão de rede de pesca; Rendeiro de pesca
631410: Gelador; Gelador de pesca
341220: Mestre de barco; Patrão de pesca; Mestre de embarcação de pesca; Patrão de barco; Mestre arrais; Arrais amador
631005 631010: Catador de caranguejo; Catador de siri; Catador de sururu; Catador de ostra; Tirador de ostra; Catador de marisco;
  Maricultor; Maricultura; Ostreicultor; Sururuzeiro; Ostreiro; Cultivador de ostras
631305: Auxiliar de carcinicultura; Criador de camarão; Arraçoador; Arraçoador de camarão; Despescador de camarão; Larvicultor
631325: Tratador de peixe; Tratador de peixes; Despescador; Auxiliar de aquicultura; Aquarista; Alevinagem; Despesca
841484: Filetador; Filetador de peixe; Filetador de tilápia; Filetador de pescado; Fileteiro; Descascador de camarão; Descabeçador de
  camarão; Descabeçadeira de camarão; Limpador de peixe; Limpador de pescado; Eviscerador de peixe; Escamador; Escamador de peixe;
  Evisceradora; Auxiliar de pescado; Beneficiador de pescado; Processador de pescado; Filetagem de peixe; Atendente de peixaria;
  Balconista de peixaria; Auxiliar de peixaria; Embalador de pescado; Operador de pescado; Salgador de peixe; Desfiador de siri
511115 513225: Taifeiro; Taifeiro offshore; Taifeiro de bordo; Taifeiro embarcado; Camaroteiro; Saloneiro; Homem de hotelaria
513225: Cozinheiro embarcado; Cozinheiro de barco; Cozinheiro marítimo; Padeiro embarcado; Cozinheiro fluvial
782705 782715: Marinheiro de barco; Marinheiro fluvial; Marinheiro de balsa; Balseiro; Marinheiro regional de convés; Tripulante de barco;
  Deckhand; Moço de máquinas; Grumete; Marinheiro de rebocador; Marinheiro de navio; Homem de convés; Auxiliar de convés; Piloto de
  lancha; Condutor de lancha; Piloto de voadeira; Voadeiro; Piloteiro; Piloteiro de pesca; Rabeteiro; Marítimo; Fluviário; Contramestre
782725: Marinheiro de iate; Marinheiro de marina; Marinheiro particular; Auxiliar de marina; Instrutor de jet ski; Lavador de lancha;
  Lavador de barco
215145: Comandante de navio; Oficial de náutica
784105 841408: Embalador de frutas; Embalador de fruta; Embalador de maçã; Embalador de uva; Embalador de ovos; Embalador de verduras;
  Embalador de hortifruti; Embalador de manga; Embalador de melão; Embalador de flores; Embalador de mudas; Embalador de alface
623110: Campeiro de estância; Campeiro estância; Peão de cabanha; Cabanheiro; Posteiro; Alambrador de estância; Tropeador
`
