/** Factories, workshops, mines, repairs. Codes of the CBO, the likeliest first, and what people call them. */
export const industryNames = `
784205: Auxiliar de produção; Ajudante de produção; Operador de produção; Auxiliar de linha de produção; Operário de
  produção; Auxiliar de fábrica; Alimentador de linha de produção; Auxiliar industrial; Assistente de produção;
  Ajudante industrial; Operador de linha de produção; Auxiliar de fabricação; Operador industrial; Production
  operator; Operador multifuncional; Auxiliar de indústria; Linha de produção
725205 731180 784205: Auxiliar de montagem; Montador industrial; Montador de produção; Operador de montagem;
  Montador de linha
784105 784110: Embalador; Auxiliar de embalagem; Operador de embalagem; Empacotador industrial; Auxiliar de
  empacotamento
784120: Operador de envase; Operador de envasadora; Envasador
784115: Rotulador; Etiquetador
721210 721215 784205: Operador de máquina; Operador de máquina industrial; Operador de máquinas industriais;
  Operador de máquinas operatrizes; Maquinista industrial
782220: Operador de empilhadeira; Empilhadeirista; Forklift; Operador de empilhadeira elétrica; Operador de
  transpaleteira; Operador de paleteira
782130: Operador de ponte rolante; Ponte rolante
784205 141205 720215: Líder de produção
141205 720215 784205: Supervisor de produção; Encarregado de produção; Chefe de produção;
  Coordenador de produção
141205: Gerente de produção; Gerente industrial; Gerente de fábrica; Gerente de operações
252705 391125: PCP; Analista de PCP; Auxiliar de PCP; Programador de produção; Assistente de PCP; Planejador de
  produção
391205 391210 391215: Inspetor de qualidade; Auxiliar de qualidade; Controle de qualidade; Analista de qualidade;
  Assistente de qualidade; Auxiliar de controle de qualidade; Técnico de qualidade; Controlador de qualidade;
  Inspetor de controle de qualidade
352305: Metrologista; Técnico em metrologia
318610 318605: Projetista mecânico
351605: Técnico em segurança do trabalho; Cipeiro; Cipista; Designado da CIPA; Técnico de segurança do trabalho; Técnico de segurança; TST; Técnico em
  segurança; SESMT; Auxiliar de segurança do trabalho
214915: Engenheiro de segurança do trabalho; Engenheiro de segurança
724315 724325: Soldador; Ajudante de soldador; Soldador MIG; Soldador TIG; Soldador de eletrodo; Welder; Auxiliar de
  solda; Maçariqueiro; Soldador MIG MAG; Soldador industrial
724410 724405: Caldeireiro; Ajudante de caldeireiro; Auxiliar de caldeiraria; Traçador caldeireiro
721215 721430: Torneiro; Torneiro mecânico; Auxiliar de torneiro
721430 721405 317115: Torneiro CNC; Torneiro mecânico CNC; Operador de CNC; Operador CNC; Operador e programador CNC; Operador programador CNC;
  Operador CNC programador; Programador e operador CNC; Operador de torno CNC; Operador de centro de usinagem; Fresador CNC
317115 721430 721405: Programador CNC; Programador de CNC; Programador de torno CNC; Programador de centro de usinagem; Programador de usinagem CNC;
  Programador CAM
721215 721410 721220: Fresador; Fresador mecânico; Usinador; Operador de usinagem; Mecânico de usinagem; Retificador
721105: Ferramenteiro
725010: Ajustador mecânico; Ajustador
724515: Prensista; Operador de prensa; Estampador
724510: Operador de dobradeira; Dobrador de chapas
914405: Mecânico; Mecânico de automóveis; Mecânico automotivo; Mecânico de carros; Auxiliar de mecânico; Ajudante de
  mecânico; Auto mechanic; Mecânico geral; Mecânico de autos; Auxiliar mecânico; Mecânico de veículos leves
914415: Mecânico de motos; Mecânico de motocicletas; Auxiliar de mecânico de motos
914425: Mecânico diesel; Mecânico de caminhões; Mecânico de ônibus; Mecânico de veículos pesados; Mecânico de linha
  pesada
911305 314110 314410: Mecânico industrial; Mecânico de manutenção; Mecânico de manutenção industrial; Técnico
  mecânico; Mecânico montador; Técnico em mecânica; Auxiliar de manutenção industrial
913115 913120 914420: Mecânico de máquinas pesadas; Mecânico de máquinas agrícolas; Mecânico de tratores
914410: Mecânico de empilhadeira
914105: Mecânico de aeronaves; Mecânico de avião; Mecânico aeronáutico
725705: Mecânico de refrigeração
919310: Mecânico de bicicletas; Bicicleteiro
911110: Mecânico hidráulico; Mecânico de bombas
314410 911305 313120: Técnico de manutenção; Técnico em manutenção; Técnico de manutenção industrial; Técnico em
  manutenção mecânica
313105 313120 313130: Técnico de manutenção elétrica; Técnico em elétrica; Técnico em eletrotécnica; Eletrotécnico;
  Técnico eletricista; Técnico em eletricidade
300305 954125: Técnico em eletromecânica; Eletromecânico
300105 313410: Mecatrônico; Técnico em mecatrônica; Técnico em automação; Técnico em automação industrial;
  Instrumentista industrial; Técnico em instrumentação
954105: Técnico de elevadores; Mecânico de elevadores
919105 919110: Lubrificador; Trocador de óleo; Lubrificador industrial
991305: Funileiro; Lanterneiro; Chapeador automotivo; Funileiro de autos; Ajudante de funileiro; Martelinho de ouro;
  Auxiliar de funilaria
991315: Pintor automotivo; Pintor de autos; Pintor de veículos; Preparador de pintura automotiva; Preparador
  automotivo; Auxiliar de pintura automotiva
723330 723315 723310: Pintor industrial; Pintor a pistola; Pintor eletrostático; Jatista
992115 992105 992110: Borracheiro; Auxiliar de borracharia; Alinhador; Balanceador; Alinhador e balanceador
523110 523120: Instalador de som automotivo; Instalador de acessórios automotivos; Instalador automotivo; Aplicador
  de insulfilm; Insulfilm; Envelopador
354135 910205: Consultor técnico automotivo; Orçamentista automotivo
763210 763215 763010: Costureiro; Costureiro industrial; Auxiliar de costura; Overloquista; Galoneirista; Costura;
  Ajudante de costura; Pilotista; Costureira de facção; Seamstress; Overloqueira; Retista; Interloquista
763015: Costureiro de reparos; Costureiro de ajustes; Reformador de roupas
763005: Alfaiate
318810: Modelista; Modelista de roupas
763110 763105 763115: Cortador de tecidos; Cortador; Auxiliar de corte; Enfestador; Cortador de roupas
763305 784205: Revisor de peças; Arrematador; Arrematadeira; Revisora de costura
763310 768205: Bordador; Bordadeira
768130 791150: Crocheteiro; Crocheteira; Tricoteiro
768320 764210 764005: Sapateiro; Montador de calçados; Auxiliar de calçados; Consertador de sapatos
761324 761321: Tecelão; Operador de tear; Auxiliar de tecelagem
761230: Fiandeiro; Operador de fiação; Operador de filatório
761410: Estampador de tecidos; Auxiliar de estamparia
766205: Serígrafo; Serigrafista; Silk screen; Auxiliar de serigrafia; Silkador; Sublimador; Sublimação
771105: Marceneiro; Ajudante de marceneiro; Auxiliar de marcenaria; Meio oficial de marceneiro; Montador marceneiro;
  Marceneiro montador; Auxiliar de marceneiro; Operador de seccionadora; Coladeira de borda
765235 765240: Estofador; Tapeceiro; Auxiliar de estofaria; Ajudante de tapeceiro
773120: Serrador; Operador de serra; Auxiliar de serraria; Operador de serra fita
766215 766230: Impressor; Impressor offset; Impressor gráfico; Auxiliar gráfico; Gráfico; Operador gráfico; Auxiliar
  de impressão
766230: Impressor digital; Operador de plotter; Operador de impressão digital; Plotador
766315: Acabador gráfico; Auxiliar de acabamento; Encadernador
811770: Injetor de plástico; Operador de injetora; Auxiliar de injeção plástica; Operador de injetora plástica;
  Operador de máquina injetora
813115: Operador de extrusora; Extrusor
862120: Operador de caldeira; Foguista
862305 862205: Operador de ETA; Operador de ETE; Operador de estação de tratamento; Operador de tratamento de água
811005 813125: Operador químico; Auxiliar químico; Manipulador de produtos químicos; Operador de processos químicos
213205: Químico
311105 213210: Técnico químico; Técnico em química; Analista químico; Químico industrial
722205: Fundidor; Auxiliar de fundição
722315 722305: Moldador; Macheiro
821450 721325: Rebarbador; Lixador; Auxiliar de polimento; Esmerilhador
721325: Polidor; Polidor de metais
723215: Galvanizador
711130 711405: Mineiro; Auxiliar de mineração; Operador de mina; Garimpeiro
711205: Operador de caminhão fora de estrada; Operador de fora de estrada
316305: Técnico em mineração
711325 711310: Plataformista; Offshore; Homem de área; Operador de sonda
724205: Montador de estruturas metálicas; Montador de estruturas; Montador metálico
724440: Serralheiro industrial
751010 751125: Joalheiro; Ourives
741125 741120: Relojoeiro
828110 828105: Oleiro; Auxiliar de olaria; Ceramista industrial
841456: Operador de câmara fria; Auxiliar de câmara fria
763320 763210: Operador de máquina de costura
723305: Operador de pintura
721225: Preparador de máquinas; Regulador de máquinas; Set up de máquinas
811010: Operador de sala de controle; Operador de painel
519215: Tratador de resíduos; Operador de prensa de reciclagem
811750 913125: Vulcanizador
915215 742115: Luthier
762005: Auxiliar de curtume
763210: Galoneira; Costureira galoneira; Costureira de galoneira; Modista
764005 763210: Pespontadeira; Pespontador; Calceiro
`
