/** Textiles, shoes, furniture, metal, food factories, mines, oil and gas, as those who work there say it. Codes of the CBO, the likeliest first. */
export const workshopAndMineNames = `
763210 763215: Costureiro de reta; Costureiro de overlock; Overloquista de facção; Costureiro reta; Costureiro overlock; Costureiro
  overloque; Galoneiro; Interloqueira; Costureiro de interlock; Costureiro de jeans; Costureiro de lingerie; Costureiro de malha;
  Costureiro de moda praia; Costureiro de biquíni; Costureiro de camisa; Costureiro de uniforme; Costureiro de cama mesa e banho;
  Costureiro de cortina; Costureiro de tecido plano; Costureiro polivalente; Costureiro piloteira; Costureiro de peça piloto; Caseadeira;
  Caseador; Pregador de botão; Botoneira; Operador de máquina reta; Operador de overloque; Operador de travete; Travetador; Elastiqueira;
  Fechadeira; Fechadeira de braço; Pespontadeira de jeans; Costureiro de calça; Maquinista de costura; Refilador; Bainheira; Coseira;
  Costureiro de bolsa; Costureiro de tapeçaria; Costureiro de estofado; Costureiro de capa; Costureiro de colchão; Zigzagueira;
  Ziguezague; Collaretista; Colareteira; Cobertureira; Ponto conjugado
763125 763305: Auxiliar de confecção; Auxiliar de facção; Ajudante de facção; Ajudante geral confecção; Arremate; Auxiliar de arremate;
  Arrematador de roupas; Limpador de fio; Limpeza de fio; Cortador de linha; Linheira; Auxiliar de acabamento têxtil; Acabamento de
  costura; Dobrador de roupa; Dobrador de roupas; Dobradeira de roupa; Etiquetador de roupa; Aviamentador; Auxiliar de aviamento;
  Abastecedor de costura; Volante de costura; Embalador de roupa; Tagueador
763110 763115: Cortador têxtil; Cortador de malha; Cortador de moda; Cortador de confecção; Corte de tecido; Corte industrial; Operador de
  máquina de corte têxtil; Enfestadeira; Operador de enfesto; Riscador; Encaixador; Encaixista; Operador de audaces
318810: Modelista de roupa; Modelista feminino; Modelista digital; Modelista infantil; Modelista jeans; Modelista audaces; Auxiliar de
  modelagem; Assistente de modelagem; Graduador
761815 761820: Revisadeira; Revisador; Revisadeira de malha; Revisador de malha; Revisor de malha; Revisadeira de tecido; Revisor de
  tecido; Revisora têxtil; Revisor têxtil; Revisor de roupas; Revisador de peças; Revisadora; Revisadora de tecido; Inspetor têxtil;
  Revisadeira de costura; Revisadeira de peças; Inspetor de tecido; Revisadeira de meias
761324 761327 761330: Tecelão de malha; Auxiliar de malharia; Operador de malharia; Operador de tear circular; Tecelão circular; Operador
  de retilínea; Retilineiro; Contramestre de tecelagem; Operador de teares; Tecelão de tear; Ajudante de tecelagem; Tecelão de etiqueta;
  Trameiro; Atador de urdume; Remetedor; Amarrador de urdume; Tecedeira; Tecedor; Fabricante de redes; Tecelão de tapete; Tecelão de
  meias; Operador de máquina de meia
761357 761351: Urdidor; Urdideiro; Espuladeira; Engomador; Engomadeira; Operador de engomadeira; Urdissagem
761230 761245 761220: Auxiliar de fiação; Operador de carda; Cardador; Operador de passadeira; Retorcedor; Bobinador; Bobinadeira;
  Conicaleira; Filatoreira
761435 761430 761405: Tintureiro; Tinturaria têxtil; Operador de tinturaria; Auxiliar de tinturaria; Rameiro; Operador de rama; Operador
  de jet; Operador de hidroextrator; Alvejador; Operador de calandra têxtil; Operador de felpadeira; Lavador de jeans; Lixador de jeans;
  Passador de calça jeans; Lixadeira de jeans; Used jeans; Operador de compactadeira; Operador de navalhadeira; Operador de beneficiamento
761410 766205: Operador de estamparia; Auxiliar de estamparia digital; Operador de prensa térmica; Sublimador têxtil; Operador de
  sublimação; DTF; Operador de DTF; Impressor DTF
763310: Auxiliar de bordado; Programador de bordado; Rendeira; Bordadeira de pedraria; Bordadeira manual
763325 516325: Passador industrial; Passador de confecção; Passadeira de confecção; Passadeira industrial; Passadeira de roupa; Passador
  de roupa; Passadeira de roupas; Operador de calandra; Calandrista; Passador a vapor; Engomadeira de roupa; Passador de camisa
764005 764205: Auxiliar de pesponto; Pespontador de calçados; Pespontador de sapato; Coleiro; Coladeira de pesponto; Chanfrador;
  Chanfradeira; Dobrador de calçados; Dobradeira de calçados; Preparação de pesponto; Preparador de pesponto; Costurador de calçados;
  Costureiro de calçados; Costureiro de sapatos; Costureiro de tênis; Costurador manual de calçados; Tressê; Enfeitador de calçados;
  Enfeitadeira; Blaqueador; Blaqueadora; Operador de blaqueadora; Costura lateral de calçados; Mesa de pesponto; Balancineiro; Cortador de
  couro; Cortador de sapato; Cortador de palmilha; Cortador de sola
764210 764305 764120: Colador de sapato; Colador de sapatos; Sapateiro de fábrica; Colador de sola; Colador de solas; Colador de solado; Passador de cola; Passadeira de cola; Passador de cola em
  calçados; Apontador de calçados; Apontador de bico; Montador de bico; Montador de sapato; Montador de sapatos; Montador de calçado;
  Montador de tênis; Moldador de contraforte; Lixador de calçados; Lixador de sola; Asperador; Prensador de sola; Pregador de salto;
  Solador; Solador de calçados; Fresador de sola; Acabador de sapato; Limpador de calçados; Plancheador; Plancheadeira; Revisor de
  calçados; Revisor de sapatos; Encaixotador de calçados; Conformador de calçados; Auxiliar de montagem de calçados; Auxiliar de fábrica
  de calçados; Auxiliar de produção calçados; Operador de esteira de calçados; Trabalhador calçadista; Calçadista; Injetor de sola;
  Injetador de solado; Palmilheiro
318815: Modelista de sapato; Modelista de bolsa; Modelista técnico de calçados; Escalador de calçados; Estilista de calçados
765005 765310: Bolseiro; Artesão de bolsas; Montador de bolsas; Auxiliar de bolsas; Costureiro de bolsas; Cinteiro; Correeiro; Luveiro
762005 762120: Curtidor; Classificador de couro; Descarnador; Rebaixador de couro; Lixador de couro; Operador de curtume; Pistoleiro de
  couro
771105: Marceneiro de móveis planejados; Marceneiro montador de planejados; Meio oficial de marcenaria; Marceneiro de bancada; Marceneiro
  fábricação; Marceneiro de esquadrias; Marceneiro lustrador; Lixador de móveis; Lixador de madeira; Lixador de marcenaria; Lixadeira de
  móveis; Furadeira de móveis; Operador de furadeira múltipla; Operador de coladeira de bordas; Operador de coladeira; Colador de bordas;
  Fitador de borda; Coladeirista; Operador de esquadrejadeira; Esquadrejadeira; Esquadrejador; Seccionador; Operador de tupia; Tupieiro;
  Operador de router; Operador de router CNC; Operador CNC marcenaria; Operador CNC madeira; Operador de nesting; Cortador de MDF; Corte
  de MDF; Plano de corte MDF; Laminador de madeira; Prensa de madeira; Restaurador de móveis; Envernizador; Laqueador; Pintor de móveis;
  Pintor moveleiro; Patinador; Entalhador; Torneiro de madeira; Artesão de madeira; Auxiliar moveleiro; Moveleiro; Operador de máquina de
  marcenaria; Maquinista de marcenaria; Operador de seccionadora CNC; Fabricante de móveis; Ajudante de planejados; Portas e janelas de
  madeira
774105: Montador de móvel; Montador de móveis planejados; Montador de planejados; Montador de guarda roupa; Montador de cozinha planejada;
  Ajudante de montador de móveis; Montador de lojas; Montagem de móveis planejados; Montador de marcenaria; Montador de móveis
  corporativos; Montador de móveis de escritório; Montador de box; Montador de sofá; Montador de cama box; Montagem de móveis
318805: Projetista de planejados; Projetista promob; Projetista de interiores; Projetista de marcenaria; Conferente de medidas; Medidor de ambientes; Consultor de planejados
765235 765240: Tapeceiro de sofá; Estofador de sofá; Montador de estofados; Forrador de sofá; Colador de espuma; Coladeira de espuma;
  Espumador; Cortador de espuma; Grampeador de estofado; Percintador; Percinteiro; Reformador de sofá; Reforma de sofá; Estofador
  automotivo; Tapeceiro automotivo; Fechador de estofado; Montador de sofás
765205: Colchoeiro; Fechador de colchão; Fechadeira de colchão; Montador de colchão; Matelassê
773120 773110: Serrador de fita; Ajudante de serraria; Operador de serra circular; Bitoleiro; Destopador; Destopadeira; Operador de
  destopadeira; Empilhador de madeira; Gradeador de madeira; Auxiliar de madeireira; Montador de pallets; Montador de palete; Pregador de
  pallets; Laminador de compensado; Operador de torno laminador; Laminadora; Guilhotinista de lâmina; Operador de plaina; Aplainador;
  Plainista; Operador de autoclave; Afiador de serra; Laminador serrador
724315 724325: Ponteador; Ponteador de solda; Ponteador soldador; Operador de solda; Operador de solda ponto; Operador de robô de solda;
  Soldador de robô; Soldador robotizado; Soldador eletrodo revestido; Soldador ER; Soldador de chaparia; Soldador de tubulação; Soldador
  de inox; Soldador inox; Soldador de alumínio; Soldador 6G; Soldador 3G; Soldador 4G; Soldador RX; Soldador raio x; Soldador qualificado;
  Soldador N1; Soldador de manutenção; Soldador naval; Soldador de oleoduto; Soldador de estrutura metálica; Soldador arame tubular;
  Soldador oxiacetilênico; Soldador de plástico; Soldador de caminhão; Soldador de implementos; Maçariqueiro industrial; Cortador de
  plasma; Operador de plasma; Goivador; Goivagem
314845 314620: Inspetor de solda; Inspetor de solda N1; Inspetor de solda N2; Inspetor de soldagem N1; Inspetor de soldagem N2; Inspetor
  de solda nível 1; Inspetor de solda nível 2; Supervisor de solda
314815: Inspetor de LP; Inspetor de ultrassom; Inspetor de ultrassom industrial; Inspetor LP PM; Inspetor de END; Ensaio não destrutivo;
  Ultrassonista industrial; Gamagrafista; Inspetor de gamagrafia; Operador de raio x industrial; Inspetor de ensaios; Inspetor visual de
  solda; Inspetor EVS
314835: Inspetor de pintura industrial; Inspetor de pintura N1; Inspetor de pintura nível 1
314805: Inspetor NR13; Inspetor de caldeira; Técnico de inspeção de equipamentos; Inspetor de manutenção industrial; Inspetor de
  integridade
314830: Inspetor dimensional; Metrologista dimensional; Inspetor dimensional caldeiraria
724205 724410: Montador de estrutura metálica; Montador de estrutura; Ajudante de montador de estrutura; Montador de galpão; Montador de
  cobertura metálica; Montador de tubulação; Ajudante de montagem industrial; Ajudante de caldeiraria; Meio oficial de caldeireiro; Meio
  oficial caldeireiro; Traçador; Caldeireiro industrial; Caldeireiro naval; Montador de silos; Montador de elevadores de grãos; Montador
  de esteira; Montador de andaimes industriais; Homem de área de caldeiraria; Montador de dutos; Dobrador de tubo; Curvador de tubo
724115 724110: Encanador de gás; Tubista; Encanador de tubulação; Meio oficial encanador; Encanador traçador; Encanador de incêndio;
  Instalador de sprinkler; Encanador hidráulico
724510 724505: Dobrador; Dobrador de chapa; Operador de dobradeira CNC; Dobradeira; Operador de guilhotina; Guilhotinista; Calandrador;
  Operador de calandra metálica; Operador de puncionadeira; Puncionadeira; Operador de corte a laser; Operador de laser; Operador de
  máquina laser; Cortador de chapas; Perfiladeira; Operador de slitter; Operador de prensa dobradeira; Operador de corte e dobra
724515: Prensista de metais; Prensista industrial; Operador de prensa hidráulica; Operador de prensa excêntrica; Estampador de metais;
  Estamparia de metais; Auxiliar de estamparia de metal; Repuxador; Repuxo; Rebitador
724440: Serralheiro de esquadrias; Meio oficial serralheiro; Ajudante de serralheria; Montador de portão; Instalador de portão;
  Serralheiro artístico; Serralheiro de inox; Ajudante de esquadria; Toldeiro; Montador de toldos; Instalador de ACM; Montador de ACM;
  Instalador de fachada; Fachadista; Portas de aço; Instalador de porta de aço; Porta de enrolar
722205 722315 722320: Moldador de fundição; Rebarbador de peças; Vazador; Operador de forno de fundição; Operador de injetora de alumínio;
  Coquilheiro; Operador de jateamento; Jateador; Jateador pintor; Operador de jato; Prensista de forjaria; Operador de forjaria;
  Martelador
723215 723235 723120: Auxiliar de galvanoplastia; Operador de galvanoplastia; Cromador; Operador de zincagem; Anodizador; Banhista de
  galvânica; Operador de forno de tratamento térmico; Operador de tratamento de superfície; Banhador de joias; Operador de banho químico
723330: Pintor a pó; Pintor de peças; Pintor pistoleiro; Operador de cabine de pintura; Pintor de estrutura metálica; Pintor escalador;
  Pintor naval; Pintor industrial alpinista; Hidrojatista; Operador de hidrojato; Ajudante de pintura industrial; Gancheiro; Pendurador de
  peças; Pintor letrista industrial
721215: Torneiro convencional; Torneiro revolver; Meio oficial torneiro; Meio oficial torneiro mecânico; Operador de torno; Operador de
  torno convencional; Operador de fresa; Operador de furadeira; Furador industrial; Operador de mandriladora; Mandrilhador; Operador de
  usinagem convencional; Operador de retífica; Retificador plano; Retificador de motores; Brunidor; Afiador; Polidor industrial; Politriz;
  Brochador; Plainador; Operador de rosqueadeira; Operador de eletroerosão; Preparador de torno; Regulador de máquina
721430 721405: Operador de fresadora CNC; Preparador CNC; Auxiliar de CNC; Operador de máquina CNC; Operador de centro de torneamento
862120: Caldeireiro a vapor; Ajudante de caldeira; Foguista de caldeira; Operador de vaso de pressão; NR13 caldeira; Fornalheiro; Operador
  de fornalha; Alimentador de caldeira
811770: Operador de injetora de plástico; Operador de máquina de plástico; Operador de sopradora; Soprador de plástico; Operador de sopro;
  Operador de máquina sopradora; Preparador de injetora; Regulador de injetora; Preparador de máquina injetora; Troca molde; Trocador de
  moldes; Rebarbador de plástico; Operador de rotomoldagem; Operador de termoformadora; Operador de vacuum forming; Operador de
  termoformagem; Moldador de plástico; Moedor de plástico; Operador de moinho de plástico; Operador de aglutinador
813115: Operador de extrusão; Auxiliar de extrusão; Operador de máquina extrusora; Operador de corte e solda; Cortador soldador de
  sacolas; Operador de rebobinadeira; Rebobinador; Rebobinadeira; Operador de laminadora; Laminador de embalagens; Operador de
  coextrusora; Operador de granulador; Operador de balão
811750 811705: Misturador de borracha; Recapador; Recapador de pneus; Recauchutador; Ressolador de pneus; Operador de autoclave de
  borracha; Raspador de pneus
752305 823315 828110: Auxiliar de cerâmica; Forneiro de cerâmica; Forneiro; Operador de forno; Ajudante de olaria; Trabalhador de olaria;
  Enfornador; Desenfornador; Esmaltador; Operador de esmaltação; Operador de linha de esmaltação; Prensista de cerâmica; Escolhedor de
  cerâmica; Escolha de cerâmica; Fundidor de louça; Louceiro; Batedor de tijolo
823320 715310: Operador de vibroprensa; Fabricante de blocos; Moldador de concreto; Armador de pré moldado; Montador de pré moldados;
  Montador de pré moldado; Auxiliar de artefatos de cimento; Operador de máquina de bloco; Bloqueiro; Laboratorista de solo; Laboratorista
  de asfalto; Auxiliar de laboratório de concreto
752210 752230: Lapidador de vidro; Operador de forno de vidro; Operador de têmpera; Operador de lapidadora; Operador de bilateral
716305 716310: Vidraceiro temperado; Vidraceiro instalador; Instalador de vidro; Instalador de box banheiro; Instalador de vidro
  temperado; Envidraçador; Envidraçamento de sacada; Instalador de sacada; Meio oficial vidraceiro; Colocador de vidros; Instalador de
  espelhos
751010 751125: Auxiliar de ourives; Montador de bijuteria; Montador de bijuterias; Montador de semijoias; Cravador; Soldadeira de joias;
  Polidor de joias; Artesão de bijuterias; Montador de joias; Lapidador; Lapidador de pedras
848520 848515 848505: Desossador de frango; Desossador bovino; Desossador suíno; Auxiliar de desossa; Faqueiro frigorífico; Faqueiro de
  frigorífico; Faqueiro bovino; Magarefe de frigorífico; Esfolador; Serrador de carcaça; Sangrador; Lombador; Abatedor de aves; Pendurador
  de frango; Pendurador de aves; Pendura de frango; Evisceração; Evisceradeira; Refilador de carne; Refile; Balanceiro de frigorífico;
  Ajudante de frigorífico; Operador de abate; Bucheiro; Tripeiro; Miúdos; Operador de graxaria; Cortador de frango; Corte de frango; Corte
  de aves; Retalhista; Linguiceiro; Operador de embutidos; Defumador; Tombador de couro; Insensibilizador; Operador de pistola; Auxiliar
  de abate; Desossador de pernil; Toalete de carcaça; Inspetor SIF; Agente de inspeção sanitária; Auxiliar de
  inspeção SIF; Ajudante de matadouro; Auxiliar de operações frigorífico; Desnucador; Manteiro
848210 848205: Auxiliar de laticínio; Auxiliar de laticínios; Operador de laticínio; Operador de pasteurizador; Iogurteiro; Operador de
  iogurteira; Fabricante de queijo; Mussareleiro; Muçareleiro; Requeijoneiro; Operador de fatiadora; Operador de secagem de leite;
  Manteigueiro
848325: Auxiliar de sorveteria industrial; Operador de produção de sorvete; Fabricante de picolé; Gelateiro
784205: Operador de linha; Operador de máquina alimentícia; Auxiliar de indústria alimentícia; Auxiliar de produção alimentícia; Auxiliar
  de produção de alimentos; Operador de empacotadeira; Empacotadeira; Operador de ensacadeira; Ensacadeira; Operador de seladora; Operador
  de encartuchadeira; Encartuchadeira; Operador de paletizadora; Operador de robô; Operador de dosadora; Operador de embaladora; Operador
  de flow pack; Operador de mistura; Misturador industrial; Operador de misturador; Operador de masseira; Misturador de ração; Operador de
  fábrica de ração; Ajudante de fábrica de ração; Operador de linha de montagem; Peão de fábrica; Trabalhador de fábrica; Operário
  industrial; Trabalhador industrial; Operador I; Operador de máquinas I; Operador de máquinas e equipamentos; Ajudante de operação;
  Auxiliar operacional de produção; Auxiliar de manufatura; Auxiliar de processo; Auxiliar de processos produtivos; Abastecedor de linha;
  Abastecedor de máquina; Alimentador de máquina; Revisor de produção; Auxiliar de acabamento industrial; Trabalhador de indústria;
  Operador de produção industrial; Montador de caixas; Montador de kits; Montagem de kits; Montador de peças; Operador de robopac; Polidor
  de produção; Auxiliar de fábrica de gelo; Operador de célula; Colaborador de produção; Auxiliar de setor fabril; Auxiliar fabril
731180 731150: Montador eletrônico; Montador de placas; Montador de placa eletrônica; Montador de componentes eletrônicos; Montador de
  componentes; Operador de SMD; Operador SMT; Soldador de placa; Soldadeira de placa; Montador de celular; Montador de TV; Montador de
  produção eletrônica; Montador de painel elétrico; Montador de painéis elétricos; Montador de painel; Montador de quadro elétrico;
  Montador de chicote; Montador de chicotes; Crimpador; Auxiliar de montagem eletrônica; Montador de eletroeletrônicos; Montador de ar
  condicionado fábrica
731165: Bobinador de motor; Bobinador de motores; Enrolador de motor; Enrolador de motores; Rebobinador de motores; Rebobinador de motor
  elétrico; Bobinador de transformador; Enrolador de transformador
841805 848305: Forneiro de pão; Forneiro de panificadora; Auxiliar de panificadora; Masseiro de pão; Masseiro de pizza; Masseiro de
  salgado; Modelador de pão; Operador de panificação; Folhador; Padeiro artesanal; Padeiro industrial; Meio oficial padeiro; Auxiliar de
  forno
848310: Bombonzeiro; Bombonista; Decorador de bolos; Pasteleiro de doces; Confeiteiro de padaria; Torteiro
841408: Cozinhador; Conserveiro; Fabricante de doces; Doceiro industrial; Tacheiro; Rapadureiro; Farinheiro; Raspador de mandioca;
  Descascador de mandioca; Tapioqueiro de fábrica; Despolpador; Auxiliar de polpa de frutas; Selecionador de frutas; Classificador de
  frutas
841305 841315: Operador de moenda; Cozedor de açúcar; Operador de evaporador; Operador de centrífuga; Operador de destilaria; Operador de
  usina; Operador de fermentação; Operador de hilo; Operador de tratamento de caldo; Auxiliar de usina
766215 766235 766310: Operador de flexografia; Impressor flexo; Operador de rotogravura; Auxiliar de impressor; Ajudante de impressor;
  Operador de corte e vinco; Operador de impressora; Operador de guilhotina gráfica; Grampeador; Operador de alceadeira; Bloquista;
  Clicherista; Operador de tampografia; Envernizador gráfico; Coladeira gráfica; Operador de coladeira gráfica; Cartonageiro; Operador de
  onduladeira; Acabamento gráfico; Operador de copiadora; Operador de xerox; Operador de papel
832115: Papeleiro; Operador de máquina de papel; Condutor de máquina de papel; Operador de celulose; Operador de digestor; Ajudante de
  papel; Operador de conversão de papel; Operador de conversão
841715 784120: Operador de cervejaria; Auxiliar de cervejaria; Cervejeiro artesanal; Auxiliar de envase; Operador de linha de envase;
  Operador de enchedora; Enchedor; Engarrafador; Auxiliar de água mineral; Envasador de água; Operador de lavadora de garrafas; Cantineiro
  de vinícola
711130 711105: Mineiro de subsolo; Mineiro subsolo; Auxiliar de mina; Ajudante de mina; Ajudante de mineração; Operador de mina
  subterrânea; Trabalhador de mina; Auxiliar de lavra; Amostrador; Amostrador de minério; Auxiliar de amostragem; Ajudante de subsolo;
  Operador de mineração; Operador de beneficiamento mineral; Abatedor de choco; Saneador de teto; Escorador; Quebrador de pedra; Quebrador
  de pedras; Auxiliar de britagem; Ajudante de pedreira; Auxiliar de pedreira; Trabalhador de pedreira; Coletor de amostras minerais;
  Prateleiro; Balseiro de garimpo; Dragueiro; Dragueiro de areia; Areeiro; Tirador de areia; Salineiro; Trabalhador de salina
711120: Blaster; Blaster pirotécnico; Cabo blaster; Encarregado de fogo; Explosivista; Auxiliar de blaster; Blaster bombeiro
711230 711225: Operador de perfuratriz; Perfurador de rocha; Perfurador; Operador de wagon drill; Operador de jumbo; Operador de fandrill;
  Marteleteiro de mina; Operador de perfuratriz hidráulica; Operador de perfuratriz rotativa; Ajudante de perfuração; Auxiliar de
  perfuração; Operador de carreta de perfuração; Operador de hélice contínua; Hélice contínua; Operador de scaler; Operador de rompedor
  hidráulico; Operador de fio diamantado; Fio diamantado
711205: Motorista fora de estrada; Operador de off road; Operador de caminhão off road; Operador de articulado; Operador de caminhão
  mineração; Operador de caminhão elétrico; Operador de haul truck; Operador de 777; Operador de 793; Motorista de caçamba mineração;
  Operador de caminhão; Operador de equipamentos de mina; Operador de equipamentos móveis; Operador de LHD; Operador de equipamentos de
  mineração
712120: Operador de britagem; Operador de rebritador; Operador de peneira; Operador de peneiramento; Operador de planta de britagem;
  Operador de moinho; Moinheiro; Moleiro; Operador de moagem; Operador de britagem móvel; Operador de usina de beneficiamento; Operador de
  planta; Operador de filtragem
712205 712220: Acabador de mármore; Acabador de mármores e granitos; Serrador de granito; Serrador de mármore; Operador de politriz de
  mármore; Auxiliar de marmorista; Ajudante de marmorista; Instalador de mármore; Instalador de granito; Cortador de granito; Cortador de
  pedra; Operador de tear de granito; Serrador de chapas; Operador de serra ponte; Resinador; Acabador marmorista; Medidor de marmoraria
316305: Técnico de mina; Técnico em lavra; Técnico em beneficiamento
316110: Auxiliar de geologia; Auxiliar de geólogo; Ajudante de geologia; Sondador de solo auxiliar
711310 711320: Sondador de solo; Auxiliar de sondagem; Ajudante de sondagem; Auxiliar de sondador; Sondador SPT; Perfurador de poço;
  Perfurador de poço artesiano; Auxiliar de poço artesiano; Operador de sonda de poço; Cacimbeiro
711325 711330: Plataformista onshore; Roughneck; Roustabout; Torrista offshore; Derrickman; Floorman; Driller; Assistente de sondador;
  Petroleiro; Operador de completação; Auxiliar de plataforma; Área de convés; Auxiliar de movimentação de carga offshore; Assistant
  driller; Operador de slickline; Operador de coiled tubing; Cimentador; Operador de flexitubo; Operador de fluidos
782115 782110: Guindasteiro embarcado; Sinaleiro; Sinaleiro rigger; Sinaleiro amarrador; Amarrador de cargas; Amarrador de carga; Grueiro;
  Operador de grua torre; Operador de caminhão munck; Munqueiro; Muncheiro; Motorista de munck; Motorista munck; Motorista de muque;
  Operador de muque; Operador de guindauto; Operador de cremalheira; Operador de elevador de carga; Operador de plataforma elevatória;
  Operador de PTA; PTA; Operador de manipulador telescópico; Operador de manitou; Manipulador telescópico
782130 782135: Operador de ponte; Operador de pórtico; Operador de ponte rolante e talha; Operador de talha; Pontista
422220: Radioperador de plataforma; Rádio operador de plataforma; Rádio operador plataforma; Operador de rádio comunicação; Operador de
  estação de rádio
781705: Mergulhador raso; Mergulhador profissional; Mergulhador saturado; Supervisor de mergulho
781305: ROV; Técnico de ROV
314410: Mecânico embarcado; Mecânico de bombas e compressores; Mecânico de turbina; Mecânico de compressor
811310 862405: Operador de produção de petróleo; Operador de refinaria; Operador de processamento de gás; Operador de processo; Operador
  petroquímico; Operador de gasoduto; Operador de terminal; Operador de base; Operador de tanque; Operador de transferência; Operador de
  planta química; Técnico de operação; Operador de área; Engarrafador de gás; Envasador de gás; Envasador de GLP
813115: Operador de extrusora de plástico; Operador de extrusão de plástico; Operador de extrusora de tubos; Operador de extrusora de
  filme; Operador de extrusora balão; Ajudante de extrusora; Auxiliar de extrusora; Ajudante de extrusão
811770: Operador de injeção; Operador de sopro de plástico; Ajudante de injetora; Auxiliar de injetora; Auxiliar de plástico; Ajudante de
  sopradora; Operador de plástico
764005 764205: Talhador; Talhador de couro; Talhador de sapato; Cortador de couro sintético; Riscador de couro
771105: Marceneiro planejado; Marceneiro de planejados; Ajudante de marceneiro de planejados; Auxiliar de móveis planejados; Ajudante de
  móveis planejados; Marceneiro completo; Marceneiro de produção; Marceneiro de fábrica
521110 318805: Vendedor de planejados; Vendedor de móveis planejados; Vendedor de planejado; Consultor de móveis planejados; Consultor de
  ambientes
784205: Auxiliar de linha; Ajudante de linha; Ajudante de máquina; Auxiliar de máquina; Ajudante de fábrica; Ajudante geral de produção;
  Ajudante geral de fábrica; Operador de processo industrial; Auxiliar geral de produção; Embalador de produção; Operador de máquinas
  automáticas; Operador de máquinas de produção; Auxiliar de operador de máquina; Ajudante de operador de máquina; Auxiliar de operador;
  Ajudante de operador; Ajudante de embalagem
721210: Operador de máquina operatriz; Operador de máquinas de usinagem; Operador de máquina de corte; Operador de máquina de dobra;
  Operador de máquina de solda; Operador de máquina de pregos; Operador de máquina de parafusos; Operador de trefila; Trefilador;
  Laminador; Operador de forno industrial; Operador de estufa; Operador de tornos automáticos; Operador de politriz; Operador de
  lixadeira; Operador de retífica cilíndrica; Operador de esmeril; Operador de furadeira radial
752210: Cortador de espelho; Operador de corte de vidro; Operador de furadeira de vidro; Ajudante de vidraçaria; Auxiliar de vidraçaria
848520: Ajudante de desossa; Auxiliar de evisceração; Auxiliar de corte de frango; Operador de sala de corte; Operador de nória; Operador
  de serra fita frigorífico; Embalador de frigorífico; Auxiliar de embalagem frigorífico; Auxiliar de miúdos; Auxiliar de triparia;
  Lavador de carcaça
721215: Auxiliar de tornearia; Ajudante de tornearia; Ajudante de usinagem; Ajudante de torneiro; Ajudante de torno; Auxiliar de fresa; Meio oficial de usinagem
721105: Auxiliar de ferramentaria industrial; Ajudante de ferramenteiro; Auxiliar de ferramenteiro; Meio oficial ferramenteiro
391205 391215: Auxiliar de inspeção de qualidade; Auxiliar de inspeção; Ajudante de qualidade; Inspetor de recebimento; Inspetor de processo; Inspetor
  de linha; Inspetor de peças; Inspetor de produção; Auxiliar de inspetor de qualidade
`
