/** Roads, deliveries, ports, air. Codes of the CBO, the likeliest first, and what people call them. */
export const transportNames = `
782305 782310: Motorista; Driver; Motorista categoria B; CNH B; Motorista de carro; Motorista particular; Motorista
  executivo; Chofer; Motorista folguista; Motorista de veículo leve; Motorista de passeio
782305 782315: Motorista de aplicativo; Uber; Motorista de Uber; 99; Motorista 99; Motorista Uber; Motorista app;
  Uber driver; Motorista de app
782315: Taxista; Motorista de táxi
782310 782510: Motorista entregador; Motorista de entrega; Motorista de van; Motorista de Kombi; Motorista de
  Fiorino; Motorista de furgão; Motorista de utilitário; Entregador com carro; Motorista vendedor; Motorista de
  distribuição; Motorista VUC; Motorista de 3/4
782310 782410: Motorista de van escolar; Motorista escolar; Motorista de transporte escolar
782510: Motorista de caminhão; Caminhoneiro; Motorista categoria C; Motorista categoria D; CNH C; CNH D; CNH E;
  Motorista categoria E; Motorista truck; Motorista toco; Truck driver; Motorista de caçamba; Motorista basculante;
  Motorista de caminhão pipa; Motorista de caminhão munck; Motorista operador de munck; Motorista rodoviário;
  Motorista de coleta e entrega; Freteiro; Motorista de coleta de lixo; Motorista de bitruck;
  Motorista betoneira; Motorista de betoneira
782510 782505: Motorista carreteiro; Carreteiro; Motorista de carreta; Motorista de bitrem; Motorista bi-trem; Bi-trem; Motorista rodotrem;
  Motorista de cegonha; Cegonheiro; Moto carreta
782410 782405: Motorista de ônibus; Motorista de coletivo; Motorista de ônibus urbano; Bus driver; Motorista de
  micro-ônibus; Motorista de fretamento; Motorista de transporte coletivo
782510 782410 782405: Motorista de caminhão e ônibus
782515: Motorista de guincho
783225 783215: Ajudante de motorista; Ajudante de entrega; Auxiliar de entrega; Ajudante de caminhão; Ajudante de
  carga e descarga; Auxiliar de carga e descarga; Ajudante de motorista entregador; Ajudante de distribuição
783215 783210: Carregador; Carga e descarga; Chapa; Carregador de caminhão; Ajudante de carga; Saqueiro; Carregador
  de mercadorias
783220 783235: Estivador; Portuário; Trabalhador portuário; Capatazia
783215 783225: Ajudante de mudança; Auxiliar de mudança
519110: Motoboy; Entregador de moto; Motofretista; Moto boy; Motociclista; Entregador motociclista; Motoqueiro;
  Motoqueiro entregador; Entregador motoboy; Piloto de moto; CNH A; Entregador de pizza; Moto entregador
519115: Mototaxista; Moto táxi; Moto Uber; Motorista de moto
519110 519105 782310: Entregador; Entregador iFood; iFood; Uber Eats; Rappi; Entregador Rappi; Delivery; Entregador de
  aplicativo; Entregador de delivery; Entregador de comida; Entregador autônomo; Entregador de encomendas; Courier; Shopper
519105: Entregador de bicicleta; Bike boy; Ciclista entregador; Ciclista mensageiro; Bikeboy; Entregador de bike
783225 415215 519110: Entregador de água; Entregador de gás; Entregador de bebidas; Entregador de jornal; Entregador
  de panfletos
415210 414140: Triador de encomendas; Auxiliar de triagem; Operador de triagem; Operador de centro de distribuição;
  Auxiliar de centro de distribuição
342115 342110 252715: Roteirizador; Analista de roteirização; Programador de transporte; Assistente de transporte;
  Programador de frete; Controlador de frota; Analista de frota; Assistente de frota; Gestor de frota; Auxiliar de
  transporte; Programador de cargas
342120 252715: Agenciador de cargas; Analista de frete; Comprador de frete
511205 511210: Fiscal de transporte; Fiscal de ônibus; Fiscal de tráfego; Despachante de ônibus; Fiscal de linha
510105: Supervisor de transporte; Encarregado de transporte; Coordenador de transporte; Coordenador de frota
141605: Gerente de transporte; Gerente de frota
641015: Tratorista; Operador de trator agrícola; Motorista de trator
517220: Agente de trânsito; Orientador de trânsito; Amarelinho
421110 421125: Agente de pedágio; Operador de pedágio; Arrecadador de pedágio; Cobrador de pedágio
782610 782615 782605: Metroviário; Maquinista; Maquinista de trem; Condutor de trem; Operador de trem
342405: Agente de estação; Agente de metrô
341105 215305: Piloto; Piloto de avião; Piloto comercial; Comandante de avião; Aviador; Copiloto
341110: Piloto de helicóptero
781310: Piloto de drone; Operador de drone
511105: Comissário de bordo; Comissário de voo; Aeromoça; Comissário; Flight attendant
342560 342535: Agente de aeroporto; Agente de check-in; Agente de rampa; Auxiliar de rampa; Agente de bagagem;
  Agente aeroportuário; Operador de rampa
517305: Agente de proteção de aeroporto; Agente de proteção da aviação civil; APAC; Operador de raio x de aeroporto; Operador de raio x aeroporto
342505: Controlador de voo; Controlador de tráfego aéreo
782705 782725: Marinheiro; Marinheiro de convés; Tripulante; Marinheiro de lancha; Marujo
341210 215115: Capitão; Mestre de embarcação; Comandante de embarcação; Arrais
511115 782705: Tripulante de cruzeiro; Tripulante de navio; Navio de cruzeiro; Cruzeiro marítimo
513405 511115: Garçom de cruzeiro; Garçom de navio; Garçom de bordo
422220 372210: Rádio operador; Radioperador; Operador de rádio
513320: Camareiro de navio; Camareiro de cruzeiro; Camareiro de bordo
341220 631210: Mestre de rede; Mestre de pesca
341230: Barqueiro; Canoeiro
781705: Mergulhador
782805: Carroceiro; Charreteiro
423115: Vistoriador; Vistoriador de veículos; Vistoriador veicular; Perito automotivo; Inspetor veicular
951320 342115: Rastreador; Operador de rastreamento; Analista de gerenciamento de risco; Operador de gerenciamento
  de risco; Analista de risco logístico
782310 782410: Perueiro; Topiqueiro; Motorista de topique; Motorista de perua; Motorista alternativo
783215 414125: Rampista; Movimentador de cargas; Paleteiro; Paletizador
511215: Trocador de ônibus; Trocador
414125 784105: Picker; Packer; Separador picking; Order picker
`
