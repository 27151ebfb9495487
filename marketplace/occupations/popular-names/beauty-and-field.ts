/** Beauty, animals, farms, forests and fishing. Codes of the CBO, the likeliest first, and what people call them. */
export const beautyAndFieldNames = `
516110: Cabeleireiro; Hairstylist; Hair stylist; Auxiliar de cabeleireiro; Escovista; Colorista de cabelo;
  Trancista; Assistente de cabeleireiro; Hairdresser; Salão de beleza; Auxiliar de salão de beleza; Penteadista;
  Terapeuta capilar
516105: Barbeiro; Barber; Auxiliar de barbearia; Barbearia
516120: Manicure; Pedicure; Manicure e pedicure; Nail; Manicura
516145 516120: Nail designer; Alongamento de unhas; Designer de unhas; Alongadora de unhas
516150: Designer de sobrancelhas; Sobrancelha; Designer de sobrancelha
516155: Lash designer; Extensão de cílios; Designer de cílios; Lashista
516125: Maquiador; Make up artist; Makeup; Maquiagem; Maquiador profissional
516910: Micropigmentador; Micropigmentação
322130: Depilador; Depilação; Esteticista; Estética; Esteticista facial; Esteticista corporal; Auxiliar de estética;
  Técnico em estética; Depiladora a laser; Aplicador de laser
516905: Tatuador; Tattoo artist
516915: Body piercer; Perfurador corporal
322130: Bronzeador; Bronze artificial
141205 142105: Gerente de salão de beleza
422105: Recepcionista de salão
519320 519315: Tosador; Groomer; Tosa; Tosador de cães; Auxiliar de tosa; Banho e tosa; Banhista e tosador
519315: Banhista; Banhista de pet shop; Banhista pet; Auxiliar de banho e tosa
519310: Esteticista animal; Esteticista pet
521110 519315: Atendente de pet shop; Auxiliar de pet shop; Pet shop; Vendedor de pet shop; Balconista de pet shop
519305: Auxiliar de veterinário; Auxiliar veterinário; Enfermeiro veterinário; Assistente veterinário; Auxiliar de
  clínica veterinária
223305: Veterinário; Médico veterinário; Vet; Clínico veterinário; Veterinarian
223310: Zootecnista
623005: Adestrador; Adestrador de cães; Treinador de cães; Instrutor de cães
623020: Passeador de cães; Dog walker; Pet sitter; Cuidador de animais; Monitor de creche canina; Cuidador de pets;
  Monitor de hotel pet; Babá de pet
623020: Tratador; Tratador de animais; Tratador de cavalos; Cavalariço; Peão de haras
623030 623025: Ferrador; Casqueador
623110 623115 782815: Vaqueiro; Peão; Peão de fazenda; Campeiro; Retireiro; Ordenhador; Trabalhador de fazenda de
  gado; Boiadeiro; Leiteiro
623010: Inseminador; Inseminador artificial
623305 623310 613305: Granjeiro; Operador de granja; Tratador de aves; Tratador de frango; Auxiliar de granja; Trabalhador de granja; Avicultor
623215 613215: Suinocultor; Auxiliar de suinocultura; Tratador de suínos; Tratador de porcos; Granja de suínos; Operador de granja de suínos;
  Trabalhador de granja de suínos
622020 621005 612005: Trabalhador rural; Auxiliar rural; Lavrador; Trabalhador agrícola; Auxiliar agrícola;
  Agricultor; Boia-fria; Ajudante rural; Trabalhador de roça; Roça; Serviços rurais; Rurícola; Camponês; Safrista;
  Colhedor; Apanhador de café; Auxiliar de campo
622110: Cortador de cana
622610 612605: Colhedor de café; Cafeicultor
622505: Colhedor de laranja; Colhedor de frutas; Apanhador de laranja
611005 613110 612005: Fazendeiro; Produtor rural; Pecuarista; Criador de gado; Sitiante
622310 622320: Horticultor; Trabalhador de horta; Hortelão
632015 622420: Viveirista
641005: Operador de colheitadeira; Operador de colhedora
641015 641005 641010: Operador de máquinas agrícolas; Operador de implementos agrícolas; Operador de pulverizador
622020 519910: Aplicador de agrotóxicos; Aplicador de defensivos agrícolas; Aplicador de herbicida
643010 643015: Irrigador; Operador de irrigação; Operador de pivô
141115 620110: Gerente de fazenda; Administrador de fazenda; Administrador rural; Capataz; Encarregado de fazenda;
  Gerente agrícola
321105 321110: Técnico agrícola; Técnico em agropecuária; Técnico em agronegócio; Técnico agropecuário
321210: Técnico florestal
222110 222105: Agrônomo; Engenheiro agrônomo; Engenheiro agrícola; Consultor agronômico
222120: Engenheiro florestal
632120 632125: Operador de motosserra; Motosserrista; Auxiliar florestal; Trabalhador florestal; Operador florestal
642005 642015: Operador de máquina florestal; Operador de harvester; Operador de forwarder
631105 631020 631210: Jangadeiro; Pescador; Pescador artesanal; Marisqueiro; Pesca
631325: Piscicultor; Aquicultor; Criador de peixes; Auxiliar de piscicultura
613405 623410: Apicultor; Auxiliar de apicultura
632205: Seringueiro
632605: Carvoeiro
848425 641010: Classificador de grãos; Operador de silo; Auxiliar de armazém de grãos
517120 517320: Brigadista florestal; Guarda florestal; Guarda-parque; Bombeiro florestal
516150 516155: Sobrancelhista
516155 516150: Extensionista de cílios; Extensionista
516110: Dreadmaker; Trançadeira
632310 632330: Quebradeira de coco; Quebrador de coco; Quebradeira de babaçu; Catador de coco
632205: Extrator de borracha; Extrator de látex; Sangrador de seringa
632120 632125: Lenhador; Mateiro
623125 623005: Domador; Domador de cavalos; Peão domador; Amansador
`
