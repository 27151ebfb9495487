/** Cleaning, upkeep, doors and guards, homes. Codes of the CBO, the likeliest first, and what people call them. */
export const serviceNames = `
514320 514225: Auxiliar de limpeza; Faxineiro; Ajudante de limpeza; Servente de limpeza; Limpeza; Agente de limpeza;
  Assistente de limpeza; Auxiliar de higienização; Agente de higienização; Auxiliar de conservação; Auxiliar de
  asseio e conservação; Servente de escola; Servente escolar; Cleaner; Auxiliar de limpeza hospitalar; Tia da limpeza; Agente de asseio;
  Limpador
514320 514325 514225: Auxiliar de serviços gerais; Serviços gerais; ASG; Ajudante de serviços gerais; Auxiliar
  geral; Servente de serviços gerais; Agente de serviços gerais
784205 514325 717020: Ajudante geral; Ajudante; Auxiliar operacional; Serviços diversos; Ajudante operacional;
  Operador de serviços gerais; Faz tudo
512120: Diarista; Faxineira diarista; Faxineira; Diarista de limpeza
512105 512120: Empregado doméstico; Doméstica; Empregada; Doméstica que dorme no emprego; Doméstica que durma no emprego; Doméstica que durma;
  Dormir no emprego; Dorme no emprego; Secretária do lar; Auxiliar do lar; Trabalhador doméstico;
  Mensalista; Secretária doméstica; Housekeeper; Cuidadora do lar
512110: Arrumadeira; Arrumador doméstico
516325 516415: Passadeira; Passador de roupas; Passador
516345 516340 516305 516405: Lavadeira; Lavador de roupas; Auxiliar de lavanderia; Operador de lavanderia; Atendente
  de lavanderia
622005 512105: Caseiro; Caseiro de chácara; Casal de caseiros; Casal caseiro; Casal para sítio; Casal em sítio; Casal para chácara; Casal para
  fazenda; Casal morar no sítio; Casal para morar em sítio; Casal morar na fazenda; Casal para morar em fazenda; Casal morar na chácara; Casal para morar em chácara; Caseiro de sítio
513115: Governanta; Governanta de hotel
513105 513110: Mordomo
516205: Babá; Nanny; Babysitter; Folguista; Babá folguista; Cuidador de crianças; Cuidador infantil
516210: Cuidador de idosos; Cuidador; Cuidador de idoso; Acompanhante de idosos; Acompanhante hospitalar; Caregiver;
  Cuidadora; Acompanhante; Cuidador de adultos
516220: Cuidador em saúde; Cuidador de pessoas com deficiência; Cuidador escolar
517410 517415 517405: Porteiro; Porteiro de prédio; Porteiro de condomínio; Porteiro noturno; Folguista de portaria;
  Doorman
517415 391115: Controlador de acesso; Agente de portaria; Portaria; Auxiliar de portaria; Fiscal de portaria;
  Recepcionista de portaria; Portaria remota; Operador de portaria remota
517420: Vigia; Vigia noturno; Guarda noturno; Vigilante noturno; Rondante; Vigia de obra
517330 517310: Vigilante; Segurança; Vigilante patrimonial; Vigilante patrimonial armado; Vigilante armado; Agente de segurança; Segurança
  patrimonial; Guarda; Segurança de loja; Segurança de evento; Vigilante de carro forte; Escolta armada; Vigilante
  desarmado; Security guard; Segurança pessoal; Guarda-costas
517110: Bombeiro civil; Brigadista; Bombeiro profissional civil
517115: Salva-vidas; Guarda-vidas; Guardião de piscina
510310: Supervisor de segurança; Coordenador de segurança; Chefe de segurança
951315 951320: Operador de monitoramento; Operador de CFTV; Monitoramento; Monitor de câmeras; Operador de câmeras
  de segurança
951305: Instalador de alarmes; Instalador de câmeras; Instalador de alarmes e câmeras; Instalador de câmeras e alarmes; Instalador de CFTV; Técnico de segurança eletrônica; Técnico
  em CFTV
514120: Zelador; Zelador de prédio; Zelador de condomínio
622010: Jardineiro; Auxiliar de jardinagem; Ajudante de jardinagem; Jardinagem; Roçador; Capinador; Capina; Capinador de lote; Limpador de terreno; Operador de roçadeira;
  Podador
214120 622010: Paisagista
514330: Piscineiro; Limpador de piscina; Tratador de piscinas
514305: Limpador de vidros; Limpador de janelas
514315: Limpador de fachadas; Alpinista industrial
519910: Dedetizador; Controlador de pragas; Auxiliar de dedetização
514205 514215 514225: Gari; Coletor de lixo; Varredor de rua; Varredor; Coletor; Lixeiro; Margarida; Agente de
  limpeza urbana
514320: Limpeza pós obra; Faxina pós obra; Limpeza pós-construção; Faxineira pós obra; Auxiliar de limpeza pós obra
519205 519210: Coleta seletiva; Catador de recicláveis; Catador; Reciclador; Catador de papelão; Auxiliar de reciclagem
514310 514325: Auxiliar de manutenção; Manutenção predial; Auxiliar de manutenção predial; Técnico de manutenção
  predial; Oficial de manutenção; Oficial de manutenção predial; Artífice de manutenção; Marido de aluguel;
  Manutencista; Ajudante de manutenção; Meio oficial de manutenção; Zelador de manutenção
410105 514320: Encarregado de limpeza; Supervisor de limpeza; Líder de limpeza; Supervisor de serviços gerais;
  Encarregado de serviços gerais
514105: Ascensorista
514110 519925: Manobrista; Manobrista de estacionamento; Valet; Garagista; Operador de estacionamento; Atendente de
  estacionamento; Guardador de carros; Flanelinha
519935: Lavador de carros; Lava jato; Lavador de veículos; Lavador automotivo; Polidor automotivo; Auxiliar de lava
  rápido; Estética automotiva; Higienizador de veículos; Lavador
519915: Engraxate
523115: Chaveiro
516610: Coveiro; Sepultador
516505: Agente funerário; Auxiliar funerário
715610 715615: Eletricista residencial; Eletricista predial
375130: Personal organizer; Organizador de ambientes
774105: Montador de móveis; Montador; Instalador de móveis
523105: Instalador de cortinas; Instalador de persianas
725705 911205 314115: Instalador de ar-condicionado; Técnico de refrigeração; Técnico de ar-condicionado;
  Refrigerista; Mecânico de ar-condicionado; Técnico em climatização; Auxiliar de refrigeração; Técnico em
  refrigeração e climatização
954205: Técnico de eletrodomésticos; Conserto de eletrodomésticos; Técnico em linha branca; Técnico de geladeira
313215 954210 313205: Técnico em eletrônica; Técnico de eletrônica; Técnico de TV
`
