/** Building sites, installations, projects. Codes of the CBO, the likeliest first, and what people call them. */
export const buildingNames = `
715210 715230: Pedreiro; Pedreiro de acabamento; Pedreiro de obras; Pedreiro de alvenaria; Bricklayer; Pedreiro
  refratarista; Meio oficial de pedreiro; Alvanel; Pedreiro assentador
717020: Servente de pedreiro; Ajudante de pedreiro; Servente de obras; Auxiliar de obras; Ajudante de obras;
  Auxiliar de pedreiro; Auxiliar de construção civil; Ajudante de construção civil; Operário; Peão de obra; Servente
  de construção civil; Ajudante de obra
710205: Mestre de obras; Contra mestre de obras; Encarregado de obras; Líder de obras; Encarregado de construção civil; Contramestre de
  obras
716510: Azulejista; Ladrilheiro; Assentador de piso; Assentador de porcelanato; Ceramista de obra; Colocador de piso
716540: Rejuntador
716610: Pintor; Pintor de paredes; Pintor predial; Pintor residencial; Pintor de obras; Ajudante de pintor; Auxiliar
  de pintura; Painter; Meio oficial de pintor
716405: Gesseiro; Montador de drywall; Drywall; Ajudante de gesseiro; Instalador de drywall; Aplicador de gesso;
  Forrista
724110: Encanador; Bombeiro hidráulico; Encanador predial; Instalador hidráulico; Ajudante de encanador; Auxiliar de
  encanador; Plumber; Encanador industrial
715615 951105 715610: Eletricista; Eletricista de obras; Auxiliar de eletricista; Ajudante de eletricista; Oficial
  eletricista; Electrician; Eletricista instalador; Meio oficial eletricista; Eletricista montador
951105: Eletricista industrial; Eletricista de manutenção; Eletricista de manutenção industrial; Eletricista de
  força e controle
953115: Eletricista de automóveis; Eletricista automotivo; Autoelétrica; Eletricista de veículos; Eletricista de
  autos
732105 732120: Eletricista de rede; Eletricista de linha viva; Eletricista de distribuição; Eletricista de alta
  tensão; Leiturista eletricista
732140: Instalador de energia solar; Instalador fotovoltaico; Instalador de placas solares; Montador de painéis
  solares; Técnico em energia solar; Eletricista fotovoltaico
715505 715525 715535: Carpinteiro; Ajudante de carpinteiro; Carpinteiro de obras; Carpenter; Carpinteiro de fôrma;
  Auxiliar de carpintaria
715315 715305: Armador; Armador de ferragens; Ferreiro armador; Ajudante de armador; Ferreiro de obra
716205 716215: Telhadista; Telhador; Montador de telhado
724435: Calheiro; Instalador de calhas
715705: Impermeabilizador; Aplicador de impermeabilização; Impermeabilizador de lajes
716305 716310: Vidraceiro; Instalador de vidros; Ajudante de vidraceiro
724440: Serralheiro; Ajudante de serralheiro; Auxiliar de serralheria; Serralheiro de alumínio; Serralheiro montador
716525 712205: Marmorista; Marmoreiro; Auxiliar de marmoraria; Ajudante de marmoraria
715205 992225: Calceteiro; Asfaltador; Rasteleiro; Ajudante de pavimentação
715125 721215 715145: Operador de máquinas pesadas; Operador de máquinas; Operador de trator; Maquinista de trator
715115: Operador de escavadeira; Operador de escavadeira hidráulica
715115 715125: Operador de retroescavadeira; Operador de bobcat; Operador de minicarregadeira; Retroescavadeira; Operador de retro
715135 711210: Operador de pá carregadeira; Operador de carregadeira
715130: Patroleiro; Operador de patrol; Operador de motoniveladora
715110: Operador de rolo compactador; Operador de rolo
715405: Operador de betoneira; Betoneiro
715410: Operador de bomba de concreto; Operador de mangote; Bombista
782115 782110: Operador de grua; Operador de guindaste; Operador de munck; Guindasteiro; Gruista; Rigger
782205 782515: Guincheiro; Operador de guincho
715545: Montador de andaime; Montador de andaimes
312320 312305: Topógrafo; Auxiliar de topografia; Agrimensor; Ajudante de topografia
715310 312105: Laboratorista de solos; Laboratorista de concreto; Laboratorista de obras
312105: Técnico em edificações; Técnico de edificações; Técnico de obras; Técnico de obras civis
312205: Técnico de estradas
214205 214215: Engenheiro civil; Engenheiro de obras; Civil engineer; Engenheiro residente; Engenheiro orçamentista;
  Engenheiro calculista; Engenheiro estrutural
312105 214205: Orçamentista; Orçamentista de obras
214105 214125: Arquiteto; Arquiteto e urbanista; Architect
375105 262905 214110: Designer de interiores; Decorador; Decorador de interiores; Arquiteto de interiores
318005 318510 318605 318505: Projetista; Desenhista projetista; Cadista; Desenhista técnico; Desenhista de AutoCAD;
  Projetista de AutoCAD; Desenhista cadista; Modelador BIM; Projetista BIM
318805: Projetista de móveis; Projetista de móveis planejados; Vendedor projetista
214005: Engenheiro ambiental
214260: Engenheiro sanitarista
414105: Almoxarife de obras
717015 711320: Poceiro; Perfurador de poços; Sondador
717010 717005: Demolidor; Marteleteiro; Operador de martelete; Rompedor
716615: Instalador de papel de parede
716305 724440 715510: Instalador de toldos; Instalador de esquadrias; Instalador de box; Montador de esquadrias;
  Instalador de portas e janelas
717020 514320: Servente; Ajudante de servente; Auxiliar de servente
724110: Desentupidor
`
