/** Workplaces, machines and products of single trades, which people type alone or beside a cargo. Codes of the CBO, the likeliest first. */
export const areasOfTrades = `
641005: Colhedeira; Colheitadeira
641015: Plantadeira
622020: Safra de maçã; Safra de uva; Safra de café; Safra de laranja; Safra de cana; Plantio; Lavoura
622515: Parreiral
622310 622305 622320: Hidroponia; Cogumelo; Horta
623115 623110: Ordenha; Leiteria; Confinamento de gado
623305 623310: Granja de frango; Granja de aves
623315: Incubatório
623215: Granja de porco; Suinocultura
623125 623020: Haras; Equoterapia
623410: Apiário
781310: Drone agrícola
341120: Aviação agrícola
643010 643005: Gotejo
848425 641010: Secador de grãos; Armazém de grãos; Moega
632120 632125: Motosserra; Silvicultura; Reflorestamento; Colheita florestal
632605: Carvoaria
631210 631205: Barco de pesca; Barco pesqueiro; Pesqueiro
631305: Carcinicultura; Fazenda de camarão
631325: Tanque rede; Piscicultura; Aquicultura; Pesque e pague; Pesque pague
841484: Beneficiamento de pescado; Filetagem; Frigorífico de peixe; Frigorífico de pescado
511115 513225: Hotelaria marítima; Hotelaria embarcada; Navio; Navio cruzeiro
782705 782715: Voadeira
782725: Jet ski
763210 763215: Overlock; Overloque; Interlock; Travete; Oficina de costura; Facção de costura
763125 763305: Aviamentos
318810: Modelagem
761815 761820: Qualidade têxtil
761324 761327 761330: Tecelagem; Malharia; Tear circular; Tear
761230 761245 761220: Fiação; Open end; Fiação e tecelagem
761435 761430 761405: Beneficiamento têxtil; Lavanderia de jeans
761410 766205: Estamparia; Estamparia digital; Prensa térmica; Transfer; Serigrafia; Silkscreen
763310: Bordado; Bordado industrial; Bordado computadorizado
763325 516325: Passadoria
764005 764205: Pesponto; Chanfro; Balancim
764210 764305 764120: Montagem de calçados; Acabamento de calçados; Indústria calçadista; Sapataria; Chinelo; Fábrica de sapato; Fábrica
  de tênis; Fábrica de chinelo
765005 765310: Fabricação de bolsas; Selaria
762005 762120: Curtume de couro; Wet blue
771105: Seccionadora; Router CNC; Indústria moveleira; Móveis sob medida; Móveis planejados; Planejados
765235 765240: Tapeçaria; Estofaria; Fábrica de sofá; Fábrica de estofados; Capotaria
765205: Fábrica de colchão
773120 773110: Serraria; Madeireira; Pallet; Fabricação de paletes
724315 724325: Solda ponto; Arame tubular; Solda elétrica; Solda mig; Solda tig; Plasma CNC
314830: Controle dimensional; Metrologia
724205 724410: Montagem industrial
724115 724110: Tubulação industrial; Sprinkler
724510 724505: Corte a laser; Slitter; Laser fibra
724515: Prensa hidráulica
724440: Esquadrias de alumínio; Toldos; ACM; Gradil
722205 722315 722320: Fundição; Injetora de alumínio; Jateamento; Granalha; Forjaria
723215 723235 723120: Galvanoplastia; Cromagem; Tratamento térmico; Banho de ouro
723330: Pintura eletrostática; Hidrojato
721215: Retífica de motor; Retífica de motores; Eletroerosão; Setup de máquinas
721430 721405: Usinagem CNC; Torno CNC; Mazak; Fanuc
811770: Sopradora; Injetora; Injeção plástica; Rotomoldagem; Vacuum forming; Fábrica de plástico; Fábrica de embalagens; Indústria
  plástica
813115: Extrusão; Corte e solda; Fábrica de sacolas
811750 811705: Borracha; Indústria de borracha; Recapagem; Recapagem de pneus; Vulcanização
752305 823315 828110: Olaria
823320 715310: Vibroprensa; Fábrica de blocos; Fábrica de pré moldados; Pré moldado; Artefatos de cimento
752210 752230: Vidro temperado; Fábrica de vidros
751010 751125: Ourivesaria; Bijuteria; Folheados; Montagem de bijuterias
848520 848515 848505: Desosse; Abate de aves; Abate de frango; Abate bovino; Triparia; Graxaria; Sala de corte; Charqueada; Embutidos
848210 848205: Laticínio; Laticínios
848325: Fábrica de sorvete; Sorvete artesanal
784205: Fábrica de ração; Chão de fábrica; Fábrica de doces; Fábrica de bolacha; Fábrica de biscoito; Fábrica de massas; Fábrica de ração
  animal; Fábrica de papel; Fábrica de chocolate; Fábrica de salgados; Fábrica de gelo; Fábrica de velas; Fábrica de sabão; Fábrica de
  tintas; Fábrica de fogos; Fabril
731180 731150: SMD; Distrito industrial montagem; Chicote elétrico; Montagem eletrônica
848310: Bolo no pote; Cake design; Brigadeiro gourmet; Tortas
841408: Doces e conservas; Goiabada; Melado; Casa de farinha; Fecularia; Polpa de fruta; Packing house
841305 841315: Moenda; Alambique
766215 766235 766310: Flexografia; Corte e vinco; Pré impressão; Tampografia; Cartonagem; Papelão ondulado; Onduladeira; Gráfica rápida;
  Xerox; Copiadora
832115: Celulose; Fábrica de celulose
841715 784120: Brassagem; Envase; Engarrafamento; Fábrica de água mineral; Fábrica de refrigerante
711130 711105: Mina subterrânea; Garimpo; Mineração; Britagem; Pedreira de brita; Carvão mineral; Porto de areia; Salina; Caulim
711120: Desmonte de rocha
711230 711225: Perfuratriz; Perfuração de solo
711205: Fora de estrada; Caminhão articulado
712120: Britador
712205 712220: Marmoraria; Granito; Mármore; Cantaria; Pedra mineira; Pedra são tomé
711310 711320: Sondagem; Poço artesiano; Perfuração de poços
711325 711330: Sonda de petróleo; Plataforma de petróleo; Embarcado; Vaga embarcado; Offshore embarcado; Óleo e gás; Petróleo e gás;
  Petróleo; Navio sonda; Slickline; Wireline
782115 782110: Guindauto
782130 782135: Pórtico
811310 862405: Refinaria; Petroquímica
782510: Vanderleia; Agregado
782305: 99 pop; Indrive
519110: 99 food; Keeta; Lalamove; Zé delivery
519105: Ifood bike
783225 783215: Serviço braçal
414140 414125: Centro de distribuição; Cross docking; Triagem; Separação; Separação de pedidos; Manuseio; Sorter; Picking e packing;
  Packing; Fulfillment; Ponto de coleta; Hub de entregas; Last mile; Logística reversa;
  Depósito; Armazenagem
414120 414215: Recebimento de mercadoria; Inventário; Contagem de estoque; Balanço de loja
414105: Almoxarifado de obra; Ferramentaria de obra; Controle de estoque
414115: Balança rodoviária
782220: Reach stacker; Empilhadeira
783235 783220: Estiva
782135 782110: RTG
414215: Gate portuário
782105: Dragagem
342610 342605: Agenciamento marítimo; Agência marítima
342210 342205 342215: Desembaraço aduaneiro; Despacho aduaneiro; Importação e exportação
342560 342535: Ground handling; Cargas aéreas; Terminal de cargas
342535 421120: Check in; Checkin
914105 953105: Manutenção de aeronaves
991105: Via permanente; Ferrovia
514110 519925: Pátio de veículos; Parking; Zona azul
914405: Injeção eletrônica; Escapamento; GNV; Auto center; Autocenter; Centro automotivo
914425: Bomba injetora; Molas e suspensão
991305: Lataria; Lanternagem; Lanternagem e pintura; Funilaria; Funilaria e pintura; Micro pintura
991315: Pintura automotiva
782305 914405 519935: Carro
519320 519315: Cachorro
519935: Lavagem de carro; Higienização automotiva; Polimento; Polimento automotivo; Vitrificação automotiva
523120 523110: Película automotiva; Envelopamento; Envelopamento automotivo; Plotagem de veículos; Som automotivo; Para brisa
953115: Loja de baterias; Ar condicionado automotivo
992115: Borracharia; Pneus; Alinhamento e balanceamento; Geometria automotiva
919110: Troca de óleo
521110 354145: Motopeças; Moto peças; Auto peças
423115: Vistoria veicular; Vistoria cautelar
423110 423105: Emplacamento
333105: Auto escola; Autoescola; CFC
782515: Reboque; Guincho
342115 252715: Torre de controle; Rastreamento; Monitoramento de frota; Gerenciamento de risco
715210 715230: Reboco; Empreita; Alvenaria estrutural
717020: Concretagem; Demolição
716510 716515: Rejunte; Piso vinílico; Piso laminado; Sinteko; Porcelanato; Piso industrial; Pisos industriais; Piso intertravado
716405: Forro de gesso; Divisórias; Steel frame; Light steel frame; Gesso acartonado; Gesso liso; Gesso projetado
716610: Massa corrida; Pintura epóxi; Papel de parede
715315 715305: Armação de ferro; Protensão
715525 715535: Escoramento; Telhado; Madeiramento; Carpintaria
724435 716215: Calhas e rufos; Rufos
715545: Andaime
715705: Impermeabilização; Manta asfáltica; Isolamento térmico; Isolamento
715205 715140: Paver; Bloquete; Paralelepípedo; Meio fio; Asfalto; Pavimentação; Tapa buraco; Vibroacabadora; Sinalização viária;
  Conservação de rodovia; Conserva de rodovia
715115 715125: Linha amarela; Motoniveladora; Trator de esteira; Rolo compactador; Pá carregadeira; Terraplenagem; Terraplanagem
715405 715410: Usina de concreto
312105: Edificações
312320: Topografia; Georreferenciamento
715615 715610: Comandos elétricos; Instalações elétricas; Elétrica predial; Elétrica residencial
951105 313120: Instrumentação
732105 732120: Linha viva; Linha de transmissão; Iluminação pública; Rede elétrica; Rede de distribuição
732140: Energia solar; Usina solar; Placa solar; Parque eólico; Energia eólica; Eólica
313320 732130: Telecom; Telecomunicações; Provedor; Lançamento de cabos; FTTH
951305 951315: CFTV; Cerca elétrica; Segurança eletrônica; Portão eletrônico; Interfone; Central de monitoramento; Automação residencial;
  Detecção de incêndio
911205 725705: Climatização; Refrigeração; Split; Chiller; Refrigeração comercial; Refrigeração industrial
954205: Linha branca; Eletrônica; Assistência técnica
313220: Manutenção de computadores; Troca de tela; Manutenção de celular
915305: Engenharia clínica; Manutenção hospitalar
954105: Elevadores
514310 514325: Manutenção geral; Pequenos reparos; Reparos residenciais; Manutenção de condomínio; Manutenção de hotel
724110: Desentupimento; Caça vazamento; Saneamento; Rede de esgoto; Aquecedor a gás; Aquecedor solar; Limpa fossa; Hidráulica predial
523105: Cortinas e persianas; Telas de proteção; Redes de proteção; Tela mosquiteira
514330: Limpeza de piscina
622010: Roçadeira; Roçada; Roçadeira costal; Áreas verdes; Poda de árvore; Gramado
519910: Dedetização; Controle de pragas
514315 514305: Rapel; Rapel industrial; Trabalho em altura; Limpeza de fachada; Acesso por corda; Limpeza de vidros
725030: Extintor; Extintores
322205: Hemodiálise
515215 324205: Coleta de sangue; Coleta de exames; Coleta domiciliar; Banco de sangue; Hemocentro
782320: Ambulância; SAMU
322410 322420: Prótese dentária; Laboratório de prótese
516220: Residência terapêutica
515315: Comunidade terapêutica; Clínica de recuperação; Clínica de reabilitação
515305 515325: Casa lar; CRAS; CREAS; Cadastro único; Criança feliz
325210: Lactário
223905: Terapia ocupacional; Integração sensorial
223810: Fonoaudiologia; Audiometria; Aparelho auditivo
239425: Psicopedagogia; Sala de recursos; Educação especial
231110 231105: Pré escola; CMEI; EMEI
224120 231315 232120: Natação; Hidroginástica; Crossfit; Escolinha de futebol; Jiu jitsu; Muay thai; Capoeira; Zumba; Treinamento
  funcional; Beach tennis; Yoga; Boxe
262830: Ballet; Balé; Dança
234915: Musicalização infantil
333115 333110: Robótica
371105: Biblioteca
513205 513505: Merenda escolar
514320: Limpeza hospitalar; Higienização hospitalar; Asseio e conservação; Copa e limpeza; Limpeza de shopping; Limpeza de escritório;
  Limpeza industrial; Limpeza predial; Limpeza terceirizada
516345 516340: Lavanderia hospitalar; Lavanderia industrial; Higienização de estofados; Limpeza de sofá; Lavagem a seco; Lavagem de
  estofado; Limpeza de estofados
512120: Faxina residencial; Limpeza residencial
623005: Adestramento
623020: Daycare pet; Hotelzinho pet; Abrigo de animais; Zoológico
516110: Progressiva; Mechas; Cachos; Mega hair; Tranças; Trança; Box braids; Penteado; Selagem; Alisamento
516120 516145: Cutilagem; Esmaltação; Esmalteria; Banho de gel; Nail art
322110: Podologia
516150: Design de sobrancelha; Design de sobrancelhas; Henna
516155: Cílios; Lash; Lash lifting
322130: Depilação a laser; Limpeza de pele; Drenagem linfática; Estética corporal; Estética facial; Bronzeamento; Bronzeamento artificial
322120: Massagem relaxante
322125: Reiki; Auriculoterapia; Acupuntura
514115: Paróquia
516505 516610: Tanatopraxia
521130 223405: Injetáveis; Dermocosméticos
515210 325105: Laboratório farmacêutico; Farmácia magistral
324115: Mamografia; Densitometria; Hemodinâmica; Medicina nuclear
324105 324110: Eletrocardiograma; Espirometria
322605 322505: Gesso hospitalar; Órteses e próteses; Imobilização ortopédica
225125: Telemedicina
413115: Faturamento hospitalar; Glosas; Contas médicas; OPME
513205: Comida caseira; Massas frescas; Marmitex; Tacacá; Feijoada; Acarajé; Tapioca; Pratos feitos
513215: UAN; Refeições coletivas; Restaurante industrial
513505: Pré preparo; Mise en place; Pastel; Coxinha; Crepe; Hot dog; Cachorro quente; Espetinho; Frango assado; Trailer de lanche; Food
  truck; Cozinha fria; Cozinha quente; Rotisseria
513435: Fast food; Sorveteria; Gelateria; Doceria; Cantina escolar; Bomboniere; Cinema; Quiosque; Barraca de praia; Frios e laticínios;
  Drive thru; Milk shake; Caldo de cana; Sucos; Casa de suco; Chocolateria
513405: Room service
513420: Drinkeria; Bar de eventos
513615: Culinária japonesa
421125: Frente de loja; Checkout
521125: FLV; Precificação
521115 521120: Degustação; Merchandising; Sampling; Blitz promocional
411055: Captação de recursos
354145: Maquininha de cartão; Timeshare
524305 524205: Feira livre; Barraca de feira; Banca de feira; Banca de jornal
422310 422305: Call center ativo; Call center receptivo; Callcenter; Teleatendimento; Tele atendimento; Ouvidoria; Back office; Central de
  atendimento; Central de relacionamento
421310: Recuperação de crédito; Assessoria de cobrança
517330: Escolta; Carro forte
517420 517415: Guarita
517415 517410: Controle de acesso; Portaria virtual
517110: Brigada de incêndio; Espaço confinado
354820: Credenciamento; Montagem de eventos
725205 717020: Montagem de palco; Box truss; Tendas; Tenda; Outdoor; Painel de led
374125 374110: Sonorização; Mesa de som
372110: Iluminação cênica
375120: Decoração de festas; Decoração de festa; Decoração de balões; Pegue e monte
371410: Brinquedoteca; Recreação; Parque de diversões; Parque de diversão; Parque infantil; Parque aquático; Pintura facial; Tirolesa
261805: Foto e vídeo; Cabine de fotos
253405: Mídias sociais; Redes sociais; Live commerce
317210: Field service
212410: NOC; Datacenter
317110 212405: Low code; No code; RPA
211220 212405: Machine learning; Inteligência artificial
412110: Transcrição; Digitalização; Data entry
424105: Pesquisa de campo; Pesquisa de mercado
421115 421110: Bilheteria; Guichê
413105: Folha de pagamento; Controle de ponto; eSocial
411005: Malote
415205: Correios
375115: Vitrinismo
513315: Airbnb
422120: Reservas hotel
514205 514215: Varrição; Limpeza urbana; Limpeza pública
721215: Tornearia
721105: Ferramentaria
`
