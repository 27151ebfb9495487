/**
 * What people type, and the CBO families (four digits) or codes that must be among the first suggestions. Used to measure
 * the quality of suggestions, in memory and in the database.
 */
export const typedTexts: readonly (readonly [typed: string, leadsTo: string])[] = `
vendedor 5211; vendedora 5211; VENDEDORES 5211; vendedro 5211; vendendor 5211; vendas 5211; vend 5211; vendedor externo 3541
vendedora externa 3541; representante comercial 3547; consultor de vendas 5211; promotor 5211; promotora de vendas 5211
repositor 5211; repozitor 5211; repositora 5211; balconista 5211; atendente 5211; atendente de farmácia 5211; frentista 5211
op de caixa 4211; operadora de caixa 4211; caixa 4211; operador d caixa 4211; opreador de caixa 4211; fiscal de loja 5174
gerente de loja 1414; estoquista 4141; almoxarife 4141; aux de estoque 4141; almoxarifado 4141; conferente 4142; aux logistica 4141
auxiliar de logística 4141; auxiliar adminstrativo 4110; aux adm 4110; aux. adm. 4110; auxiliar administrativa 4110; assist adm 4110
assistente administrativo 4110; auxiliar de escritorio 4110; secretaria 3515; secretária executiva 2523; recepcionista 4221
recepsionista 4221; recepicionista 4221; rececionista 4221; recep 4221; telefonista 4222; RH 2524; analista de rh 2524; DP 4110
auxiliar de departamento pessoal 4110; recrutador 2524; analista de folha 4131; aux contabil 4131; contadora 2522; contador 2522
auxiliar financeiro 4131; analista financeiro 2525; faturista 4131; comprador 3542; despachante 4231; digitador 4121
call center 4223; atendente de telemarketing 4223; telemarketing 4223; telemarketig 4223; operador de telemarketing 4223; sac 4223
sdr 3541; executivo de contas 3541; customer success 3541; inside sales 3541; e-commerce 1423; corretor de imóveis 3546
dev 3171; desenvolvedor 3171; dezenvolvedor 3171; programador java 3171; programador 3171; dev front end 3171; front-end 3171
frontend 3171; back end 3171; full stack 3171; fullstack 3171; desenvolvedora mobile 3171; react 3171; c# 3171; .net 3171; python 3171
analista de sistemas 2124; analista de dados 2112; cientista de dados 2112; data scientist 2112; engenheiro de dados 2123; devops 2123
qa 2124; analista de testes 2124; tester 2124; product owner 1423; po 1423; pm 1423; scrum master 1425; tech lead 1425
ux designer 2624; ui/ux 2624; web designer 2624; designer grafico 2624; social media 2534; gestor de tráfego 2534; suporte técnico 3172
tecnico de informatica 3172; téc. informática 3172; help desk 3172; ti 3172; dba 2123; analista de redes 2124; técnico de fibra 3133
marketing 2531; copywriter 2531; fotógrafa 2618; editor de video 3744; videomaker 3744; jornalista 2611; influencer 2534; dj 3741
auxiliar de limpeza 5143; axiliar de limpeza 5143; aux limpeza 5143; faxineira 5121; serviços gerais 5143; servicos gerais 5143; asg 5143
diarista 5121; empregada doméstica 5121; domestica 5121; passadeira 5163; babá 5162; baba 5162; cuidadora de idosos 5162
cuidador 5162; cuidadora 5162; porteiro 5174; portero 5174; porteira 5174; controlador de acesso 5174; vigia 5174; vigilante 5173
vijilante 5173; segurança 5173; zelador 5141; jardineiro 6220; piscineiro 5143; manobrista 5141; gari 5142; coveiro 5166
lavador de carros 5199; dedetizador 5199; chaveiro 5231; montador de móveis 7741; aux manutenção 5143; bombeiro civil 5171
ajudante geral 7842; ajudante 7842; auxiliar de produção 7842; aux de producao 7842; operador de produção 7842; embalador 7841
embaladora 7841; operador de empilhadeira 7822; empilhadeirista 7822; op empilhadeira 7822; soldador 7243; soldadora 7243
caldeireiro 7244; torneiro 7212; torneiro mecanico 7212; operador cnc 7214; ferramenteiro 7211; mecânico 9144; mecanico de moto 9144
mecânico industrial 9113; funileiro 9913; borracheiro 9921; eletricista 7156; eletrecista 7156; eletricista de autos 9531
técnico em eletrotécnica 3131; inspetor de qualidade 3912; pcp 2527; tec seg trabalho 3516; téc. seg. trabalho 3516
técnico de segurança do trabalho 3516; tst 3516; costureira 7632; custureira 7632; overloquista 7632; modelista 3188; marceneiro 7711
marcineiro 7711; serralheiro 7244; serraleiro 7244; pedreiro 7152; pedrero 7152; servente 5143; servente de pedreiro 7170
ajudante de pedreiro 7170; azulejista 7165; pintor 7166; gesseiro 7164; encanador 7241; carpinteiro 7155; armador 7153
mestre de obras 7102; telhadista 7162; vidraceiro 7163; topógrafo 3123; engenheira civil 2142; eng civil 2142; engenheiro 2142
arquiteta 2141; operador de retroescavadeira 7151; técnico em edificações 3121; instalador de energia solar 7321; desenhista 3180
cozinheira 5132; cozinheiro 5132; cosinheiro 5132; auxiliar de cozinha 5135; aux de cozinha 5135; auxilar de cosinha 5135
chapeiro 5135; pizzaiolo 5136; pizaiolo 5136; garçonete 5134; garcom 5134; garçon 5134; garson 5134; barista 5134; barman 5134
bartender 5134; cumim 5134; copeira 5134; copeiro 5134; atendente de lanchonete 5134; padeiro 8483; confeiteira 8483; açougueiro 8485
acogueiro 8485; sushiman 5136; churrasqueiro 5136; merendeira 5132; chef 2711; nutricionista 2237; camareira 5133; camarera 5133
enfermeira 2235; enfermera 2235; enfermeiro 2235; enf 2235; tec enfermagem 3222; tecnico de enfermagem 3222; tecnica em enfermagem 3222
téc. de enf. 3222; auxiliar de enfermagem 3222; dentista 2232; farmacêutica 2234; farmaceutico 2234; fisioterapeuta 2236
fisioterapêuta 2236; psicóloga 2515; psicologo 2515; psicologa 2515; fono 2238; médica 2251; medico do trabalho 2251; pediatra 2251
biomédica 2212; veterinária 2233; auxiliar de veterinário 5193; auxiliar de saúde bucal 3224; asb 3224; acs 5151; socorrista 5151
técnico em radiologia 3241; auxiliar de laboratório 5152; massagista 3221; esteticista 3221; manicure 5161; manicuri 5161
cabeleireira 5161; cabelereiro 5161; cabeleleira 5161; barbeiro 5161; maquiadora 5161; lash designer 5161; depiladora 3221; tatuador 5169
professora 2312; profesor 2312; prof 2312; professora de inglês 2346; professor de ingles 2346; professor de matemática 2313
professora de educação infantil 2311; prof ed fisica 2241; personal trainer 2241; auxiliar de classe 3311; pedagoga 2394
coordenadora pedagógica 2394; monitor escolar 3341; instrutor de autoescola 3331; bibliotecária 2612; recreador 3714
motorista 7823; motorita 7823; motoista 7823; mot 7823; motorista de caminhão 7825; caminhoneiro 7825; carreteiro 7825
motorista carreteiro 7825; cnh d 7825; motorista de ônibus 7824; motorista categoria d 7825; uber 7823; motorista de aplicativo 7823
motoboy 5191; moto boy 5191; motoqueiro 5191; entregador 5191; entregador ifood 5191; ifood 5191; ajudante de motorista 7832
ajudante de entrega 7832; carga e descarga 7832; taxista 7823; motorista de van escolar 7823; comissária de bordo 5111; piloto 3411
advogada 2410; advogado 2410; adevogado 2410; assistente jurídico 3514; policial 0212; bancário 4132; assistente social 2516
jovem aprendiz 4110; menor aprendiz 4110; estagio 4110; estágio em direito 3514; estagiária de ti 3172; estagio administrativo 4110
tratorista 6410; trabalhador rural 6220; vaqueiro 6231; agrônoma 2221; técnico agrícola 3211; tosador 5193; banho e tosa 5193
atendente de pet shop 5211; adestrador 6230; zootecnista 2233; ator 2625; atriz 2625; modelo 3764; cantora 2627; guia de turismo 5114
recepcionista de hotel 4221; agente de viagens 3548; organizador de eventos 3548; hostess 4221; gerente 1421; supervisor 4101
analista de marketing jr 2531; vendedor pleno 5211; vaga de auxiliar de cozinha 5135; auxiliar de limpeza urgente 5143
`
  .trim()
  .split(/[;\n]/)
  .map((line) => line.trim())
  .filter(Boolean)
  .map((line) => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)] as const)
