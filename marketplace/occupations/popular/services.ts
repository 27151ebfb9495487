/** What people call the occupations of food, hotels, cleaning, homes, beauty, animals and safety; the key is the CBO title. */
export const services = {
  'Cozinheiro geral':
    'cozinheira, cozinheiro, cook, chapeiro, cozinheiro de restaurante, cozinheiro de hamburgueria, fritador, cozinha, merendeira, chapista, hamburgueiro, cozinheiro líder, meio oficial de cozinha, saladeira',
  'Cozinheiro industrial': 'cozinheiro industrial, cozinheira industrial, merendeira escolar, cozinha industrial',
  'Chefe de cozinha': 'chef, chef de cozinha, chefe de cozinha, sous chef, subchefe de cozinha, head chef',
  'Auxiliar nos serviços de alimentação':
    'auxiliar de cozinha, ajudante de cozinha, aux de cozinha, steward, lavador de pratos, pia, ajudante de chapeiro, kitchen helper, auxiliar de padaria, auxiliar de restaurante, auxiliar de confeitaria, ajudante de padeiro, auxiliar de padeiro, auxiliar de merenda',
  Garçom:
    'garçom, garçonete, garçon, waiter, garçom freelancer, garçom de eventos, waitress, atendente de mesa, garçom de restaurante',
  Cumim: 'cumim, commis, auxiliar de garçom, ajudante de garçom, cumin',
  Maître: 'maître, maitre, chefe de salão, líder de salão',
  Barman: 'barman, bartender, barmaid, barwoman, mixologista, ajudante de bar',
  Barista: 'barista, atendente de cafeteria, barista de café',
  Copeiro: 'copeira, copeiro, auxiliar de copa, copa e cozinha, copa',
  'Copeiro de hospital': 'copeira hospitalar, copeiro hospitalar',
  'Atendente de lanchonete':
    'atendente de lanchonete, balconista de lanchonete, atendente de fast food, atendente de restaurante, atendente de sorveteria, atendente de cafeteria, mcdonalds, atendente de hamburgueria, atendente de pizzaria, atendente de açaí, balconista de bar',
  Pizzaiolo: 'pizzaiolo, pizzaiola, pizzeiro, auxiliar de pizzaiolo, forneiro de pizza',
  Churrasqueiro: 'churrasqueiro, assador, mestre churrasqueiro, churrasqueira',
  Sushiman: 'sushiman, sushiwoman, auxiliar de sushiman, cozinheiro japonês, sushi',
  Padeiro: 'padeiro, padeira, forneiro, masseiro, padeiro confeiteiro, panificador, baker',
  Confeiteiro:
    'confeiteira, confeiteiro, boleira, doceira, chocolatier, pasteleiro, salgadeira, salgadeiro, pastry chef',
  Açougueiro:
    'açougueiro, açougueira, ajudante de açougue, auxiliar de açougue, desossador, magarefe, butcher, cortador de carnes, açougue',
  Faxineiro:
    'auxiliar de limpeza, aux de limpeza, faxineira, faxineiro, limpeza, auxiliar de serviços gerais, serviços gerais, asg, agente de limpeza, servente de limpeza, zeladora, cleaner, ajudante geral limpeza, agente de higienização, auxiliar de higienização, auxiliar de conservação, limpador, auxiliar de higiene hospitalar, servente',
  'Empregado doméstico diarista': 'diarista, faxineira diarista, diarista de limpeza',
  'Empregado doméstico nos serviços gerais':
    'empregada doméstica, doméstica, empregado doméstico, secretária do lar, caseiro doméstico, housekeeper',
  'Empregado doméstico arrumador': 'arrumadeira, arrumador',
  'Camareiro de hotel':
    'camareira, camareiro, camareira de hotel, arrumadeira de hotel, housekeeping, camareira de motel',
  'Governanta de hotelaria': 'governanta, supervisora de governança, governança',
  'Gerente de hotel': 'gerente de hotel, gerente de pousada, hotel manager',
  'Gerente de restaurante':
    'gerente de restaurante, gerente de bar e restaurante, restaurant manager, supervisor de restaurante, gerente de lanchonete',
  Concierge: 'concierge, capitão porteiro, guest relations',
  'Passador de roupas em geral': 'passadeira, passador de roupas, passadeira de roupas',
  'Auxiliar de lavanderia': 'auxiliar de lavanderia, lavadeira, lavanderia, atendente de lavanderia',
  'Limpador de vidros': 'limpador de vidros, limpador de fachada, alpinista industrial',
  'Limpador de piscinas': 'piscineiro, limpador de piscina',
  Jardineiro: 'jardineiro, auxiliar de jardinagem, jardinagem, roçador, ajudante de jardineiro, paisagista prático',
  'Zelador de edifício': 'zelador, zelador de condomínio, caseiro de condomínio',
  'Auxiliar de manutenção predial':
    'auxiliar de manutenção, oficial de manutenção, manutenção predial, ajudante de manutenção, faz tudo, marido de aluguel, artífice de manutenção, técnico de manutenção predial, meio oficial de manutenção',
  'Porteiro de edifícios':
    'porteiro, porteira, porteiro de condomínio, controlador de acesso, portaria, porteiro noturno, agente de portaria',
  'Agente de portaria': 'agente de portaria, controlador de acesso, fiscal de portaria, recepcionista de portaria',
  Vigilante:
    'vigilante, segurança, segurança patrimonial, vigilante patrimonial, vigilante armado, security guard, segurança de eventos, vigilante de escolta, vigilante líder',
  Vigia: 'vigia, vigia noturno, guarda noturno, vigia de obra',
  'Agente de segurança':
    'agente de segurança, operador de monitoramento, operador de cftv, monitoramento, guarda costas, segurança pessoal',
  'Bombeiro civil': 'bombeiro civil, brigadista, bombeiro profissional civil, socorrista brigadista',
  'Salva-vidas': 'guarda vidas, salva vidas, lifeguard',
  Babá: 'babá, cuidadora de crianças, nanny, baby sitter, babysitter, folguista de babá',
  'Cuidador de idosos':
    'cuidador de idosos, cuidadora de idosos, cuidador, acompanhante de idosos, home care, caregiver, acompanhante hospitalar',
  'Cuidador em saúde': 'cuidador em saúde, cuidador de pessoas com deficiência, cuidador escolar, cuidador hospitalar',
  Cabeleireiro:
    'cabeleireira, cabeleireiro, hair stylist, auxiliar de cabeleireiro, hairstylist, escovista, colorista capilar, trancista, assistente de cabeleireiro',
  Barbeiro: 'barbeiro, barber, barbeira, auxiliar de barbeiro, barbearia',
  'Manicure/pedicure': 'manicure, pedicure, manicure e pedicure, mani pedi, calista',
  'Designer de unhas': 'nail designer, alongamento de unhas, designer de unhas',
  'Designer de sobrancelhas': 'designer de sobrancelhas, sobrancelha, design de sobrancelha',
  'Designer de cílios': 'lash designer, extensão de cílios, extensionista de cílios',
  Maquiador: 'maquiadora, maquiador, make up artist, makeup artist',
  Esteticista: 'esteticista, estética, depiladora, depilador, técnica em estética, depilação, esteticista facial',
  Massoterapeuta: 'massagista, massoterapeuta, massoterapia, massagem',
  Tatuador: 'tatuador, tatuadora, tattoo artist',
  'Banhista de animais domésticos':
    'banhista, banho e tosa, banhista de pet shop, auxiliar de banho e tosa, auxiliar de pet shop, pet shop',
  'Tosador de animais domésticos': 'tosador, tosadora, groomer, banhista e tosador',
  'Auxiliar de veterinário':
    'auxiliar de veterinário, auxiliar veterinário, enfermeiro veterinário, auxiliar de clínica veterinária',
  'Adestrador de animais': 'adestrador, adestrador de cães, dog walker, passeador de cães, pet sitter',
  'Guia de turismo': 'guia turístico, guia de turismo, tour guide, monitor de turismo',
  'Emissor de passagens':
    'agente de viagens, consultor de viagens, agente de turismo, emissor de passagens, travel agent',
  'Comissário de vôo': 'comissária de bordo, comissário de bordo, aeromoça, flight attendant, comissário de voo',
  'Organizador de evento':
    'produtor de eventos, organizador de eventos, cerimonialista, auxiliar de eventos, event planner, promotor de eventos',
  'Lavador de veículos':
    'lavador de carros, lava jato, lavador de veículos, lava rápido, polidor automotivo, lavador automotivo, estética automotiva',
  'Guardador de veículos': 'manobrista, flanelinha, valet, orientador de estacionamento, operador de estacionamento',
  'Controlador de pragas': 'dedetizador, controlador de pragas, desinsetizador, aplicador de inseticida',
  Chaveiro: 'chaveiro, chaveiro automotivo',
  'Agente funerário': 'agente funerário, auxiliar funerário, motorista funerário',
  'Coletor de lixo domiciliar': 'gari, coletor de lixo, coletor, lixeiro, ajudante de coleta',
  'Varredor de rua': 'varredor, gari varredor, agente de limpeza urbana, limpeza urbana',
  'Selecionador de material reciclável':
    'reciclador, separador de reciclagem, catador, triador de recicláveis, auxiliar de reciclagem',
} as const
