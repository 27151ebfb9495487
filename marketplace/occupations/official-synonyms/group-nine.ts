/** Official synonyms of group 9 of the CBO (repair and maintenance): a code, and its names after a colon; an indented line goes on. */
export const synonymsOfGroupNine = `
910105: Chefe de manutenção mecânica de sistemas operacionais; Encarregado de turma de manutenção mecânica de
  sistemas operacionais; Mestre de manutenção industrial de máquinas; Mestre de manutenção mecânica de sistemas
  operacionais; Supervisor de manutenção mecânica de sistemas operacionais
910115: Coordenador de manutenção eletrônica
910125: Mestre de manutenção de máquinas de cardas; Mestre de manutenção de máquinas de estampar tecidos; Mestre de
  manutenção de máquinas de fiação; Mestre de manutenção de tecelagem
910130: Mestre de manutenção de máquinas operatrizes
910205: Supervisor de manutenção de veículos de passeio
910905: Encarregado de conservação de vias permanentes; Líder de conservação de vias permanentes
910910: Encarregado de lubrificação de vias permanentes; Líder de lubrificação de vias permanentes; Supervisor de
  manutenção em lubrificação de vias permanentes
911105: Mecânico de bomba injetora (exceto de veículos automotores)
911110: Mecânico de bombas hidráulicas; Mecânico de manutenção de bombas centrífugas; Mecânico de manutenção de
  bombas hidráulicas; Mecânico reparador de bombas hidráulicas
911120: Afinador de motores diesel (exceto de veículos automotores); Auxiliar de mecânico diesel (exceto de veículos
  automotores); Mecânico de afinação de motores diesel (exceto de veículos automotores); Mecânico de regulagem de
  motores diesel (exceto de veículos automotores); Mecânico diesel (exceto de veículos automotores)
911130: Mecânico de turbinas e caldeiras; Mecânico de turbinas exclusive de avião; Mecânicos de turbinas a vapor e
  gás
911205: Auxiliar mecânico de refrigeração; Mecânico de ar-condicionado e refrigeração; Mecânico de manutenção de ar
  condicionado; Mecânico de manutenção de refrigerador; Meio oficial mecânico de ar condicionado
911305: Ajustador de máquinas de embalagem; Aprendiz de mecânica de manutenção; Mecânico de caldeiras; Mecânico de
  equipamentos industriais; Mecânico de fundição (manutenção); Mecânico de gerador; Mecânico de instalações
  industriais (manutenção); Mecânico de laminação (manutenção); Mecânico de manutenção (máquinas hidráulicas);
  Mecânico de manutenção de bombas de refrigeração e hidráulicas; Mecânico de manutenção de equipamentos
  hidropneumáticos; Mecânico de manutenção de máquina de calçado; Mecânico de manutenção de máquina de embalagem;
  Mecânico de manutenção de máquina de rotular; Mecânico de manutenção de máquina industrial; Mecânico de manutenção
  de máquinas de embalagem; Mecânico de manutenção e instalação elétrica; Mecânico de manutenção hidráulica;
  Mecânico de máquinas operatrizes (manutenção); Mecânico reparador de máquinas; Mestre de manutenção de equipamento
  de solda; Reparador de máquinas
911310: Mecânico de rotativa (indústria gráfica)
911320: Mecânico de estamparia (máquinas têxteis); Mecânico de malharia (máquinas); Mecânico de manutenção de
  cardas; Mecânico de manutenção de espuladeira; Mecânico de manutenção de máquinas de costura; Mecânico de
  manutenção de máquinas maçaroqueiras; Mecânico de manutenção de teares; Mecânico de máquinas de fiação; Mecânico
  de urdideira e engomadeira
911325: Mecânico de manutenção de máquinas de fundição (usinagem de metais); Mecânico de manutenção de máquinas
  operatrizes; Mecânico de prensas; Mecânico de usinagem (manutenção)
913105: Mecânico de estiva; Mecânico de manutenção de empilhadeiras; Mecânico de manutenção de pontes-rolantes;
  Mecânico de ponte-rolante
913110: Mecânico de manutenção de britagem; Mecânico de máquina para trabalho de minas; Mecânico de mineração
913115: Mecânico de campo; Mecânico de manutenção de implementos agrícolas; Mecânico de motores agrícolas
913120: Mecânico de equipamento pesado; Mecânico de escavadeira; Mecânico de manutenção de máquinas de construção
  civil; Mecânico de máquinas pesadas (manutenção); Mecânico de perfuratrizes
914105: Ajudante de manutenção de aeronave; Ajudante, auxiliar de mecânico de avião; Mecânico de aeronaves; Mecânico
  de manutenção de aviões; Mecânico de manutenção de helicópteros; Mecânico encarregado de manutenção de aeronave;
  Técnico em manutenção de aeronaves
914110: Técnico em manutenção de sistema hidráulico de aeronaves
914205: Mecânico de manutenção mariner
914305: Mecânico de manutenção de locomotiva; Mecânico ferroviário; Mecânico reparador de vagões; Operador de
  produção metroferroviária; Truqueiro (ferrovias)
914405: Alinhador de rodas; Auxiliar de mecânico de autos; Encarregado de montagem de caixa diferencial; Mecânico de
  auto em geral; Mecânico de automóvel; Mecânico de câmbio; Mecânico de direção e freios de automóveis; Mecânico de
  freios de automóveis; Mecânico de injeção eletrônica; Mecânico de manutenção de automóveis; Mecânico de manutenção
  de motores a álcool; Mecânico de motor a gasolina; Mecânico de radiadores; Mecânico de socorro; Mecânico de
  suspensão; Mecânicos de veículos automotores; Oficial mecânico de veículos; Reparador de veículos automotores;
  Retificador de motores a álcool; Retificador de motores a diesel; Retificador de motores a gasolina; Retificador
  de motores de automóveis; Retificador de motores de explosão; Retificador de motores de veículos
914410: Mecânico de empilhadeira; Mecânico de manutenção de máquinas agrícolas (tratores); Reparador de
  empilhadeiras
914415: Mecânico de motocicletas; Mecânico de motonetas
914425: Afinador de motores a diesel; Mecânico de diesel e eletricidade; Mecânico de manutenção de ônibus; Mecânico
  de motor a diesel; Mecânico eletricista de diesel (veículos automotores)
915105: Instrumentista de laboratório (manutenção); Técnico instrumentista (manutenção de instrumentos de medição e
  precisão)
915210: Técnico em instrumentos de sopro; Técnico em teclado musical
915405: Auxiliar técnico na reparação de equipamentos fotográficos; Mecânico de máquinas fotográficas; Técnico em
  reparação de equipamentos fotográficos; Técnico em reparação de máquinas fotográficas
919105: Engraxador de máquinas; Lubrificador auxiliar mecânico; Lubrificador de máquinas; Mecânico lubrificador de
  manutenção industrial
919110: Auxiliar de lubrificador de veículos; Lubrificador de automóveis
919115: Lubrificador naval; Mecânico lubrificador (embarcações)
919205: Mecânico de manutenção de roçadeiras, motosserras e similares; Mecânico de motosserra; Técnico de máquinas
  (a explosão)
919310: Mecânico de bicicletas; Mecânico de manutenção de bicicletas; Reparador de bicicletas
950105: Mestre de manutenção elétrica (alta tensão); Mestre de manutenção elétrica e equipamentos; Mestre
  eletricista de manutenção
950110: Chefe de manutenção eletromecânica; Coordenador técnico de eletromecânica; Encarregado de turmas de
  eletromecânicos; Encarregado eletromecânico de instalações; Mestre de manutenção eletromecânica; Mestre de
  manutenção eletromecânica de equipamentos
950305: Supervisor de manutenção industrial
951105: Eletricista de manutenção industrial
951305: Instalador de alarme; Montador de sistemas eletroeletrônicos de segurança
951310: Rastreador de satélite
951315: Monitor interno de alarmes
951320: Agente de vistoria de alarmes; Vistoriador de alarmes
953105: Especialista em sistema elétrico de aviões; Instrumentista de aviões; Mecânico eletricista de aviões
953115: Eletricista de instalações de veículos automotores; Eletricista de veículos de máquinas operatrizes;
  Mecânico eletricista de automóveis
954120: Mecânico de manutenção (equipamento de edifícios)
954125: Mecânico de manutenção e eletricista; Operador de equipamentos elétricos; Operador de manutenção
  eletromecânica
954205: Mecânico de aparelhos domésticos; Mecânico de lavadora e secadora
954210: Antenista; Consertador de rádio; Eletrotécnico reparador de aparelhos de som; Radiotécnico; Técnico de rádio
  (reparo); Técnico de televisão
954305: Mecânico de máquinas de escrever; Mecânico de máquinas de escrever e calcular; Mecanógrafo (mecânico de
  máquina de escrever); Técnico de calculadora eletrônica; Técnico de copiadora; Técnico de máquina de escrever
  eletrônica; Técnico de máquinas eletrônicas
991105: Auxiliar de manutenção de linha férrea; Trabalhador de linha férrea
991115: Operador de veículos especiais na conservação de vias permanentes (trilhos)
991205: Eletricista de manutenção de parques de diversões; Eletrônico de manutenção de parques de diversões
991305: Chapista de veículos; Funileiro de automóveis (reparação); Lanterneiro de automóveis (reparação); Latoeiro
  de veículos (reparação); Soldador de veículos
991310: Cabineiro de veículos; Capoteiro; Tapeceiro de veículos
992115: Borracheiro auxiliar; Consertador de pneus; Emendador de câmaras de ar; Montador de pneus
992225: Asfaltador na conservação de vias permanentes (exceto trilhos); Auxiliar de jardinagem na conservação de
  vias permanentes; Buerista na conservação de vias permanentes; Podador de árvores na conservação de vias
  permanentes; Servente de pedreiro na conservação de vias permanentes (exceto trilhos); Varredor na conservação de
  vias permanentes (exceto trilhos)
`
