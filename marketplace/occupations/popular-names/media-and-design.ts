/** Marketing, press, images, stage. Codes of the CBO, the likeliest first, and what people call them. */
export const mediaNames = `
253115 142315 142335: Analista de marketing; Assistente de marketing; Auxiliar de marketing; Marketing; Marketing
  digital; Analista de marketing digital; Assistente de marketing digital; Growth hacker; Analista de growth;
  Growth; Inbound marketing; Analista de CRM; Trade marketing; Analista de trade marketing; Assistente de trade
  marketing; Especialista em marketing
253405: Social media; Analista de mídias sociais; Analista de redes sociais; Gestor de redes sociais; Gerenciador de
  redes sociais; Assistente de mídias sociais; Community manager; Social media manager; Criador de conteúdo;
  Produtor de conteúdo; Assistente de redes sociais; Analista de conteúdo
253405 253120 253115: Gestor de tráfego; Analista de tráfego; Analista de tráfego pago; Analista de mídia; Analista de performance; Mídia
  paga; Analista de SEO; Especialista em SEO; Analista de mídia paga; Tráfego pago; Analista de Google Ads
253410: Influenciador; Influencer; Influenciador digital; Youtuber; Streamer; Tiktoker; Blogueiro; Digital
  influencer; Blogger; Afiliado digital; Podcaster
142315: Gerente de marketing; Coordenador de marketing; Head de marketing; Supervisor de marketing
123310: Diretor de marketing; CMO
253115: Publicitário; Atendimento publicitário; Planejamento publicitário; Mídia publicitária
253110 261130: Redator; Copywriter; Redator publicitário; Copy; Redator web; Redator freelancer; Roteirista
  publicitário
262410 766155: Designer gráfico; Designer; Design gráfico; Arte finalista; Auxiliar de design; Assistente de design;
  Diagramador; Graphic designer; Criativo; Designer júnior; Assistente de criação; Editor de arte
253125 262330: Diretor de arte
253130: Diretor de criação
318005 318410 262405: Desenhista
318410 262405: Ilustrador; Quadrinista; Cartunista; Desenhista gráfico
317120 374405: Motion designer; Animador 2D; Animador 3D; Motion graphics; Modelador 3D; Artista 3D; Designer 3D;
  Animador digital
374405: Editor de vídeo; Editor de reels; Editor de cortes; Editor de shorts; Videomaker; Video maker; Editor de imagem; Filmmaker; Editor de vídeos; Edição de vídeo;
  Storymaker; Editor audiovisual
372115: Cinegrafista; Operador de câmera; Cameraman; Câmera; Videografista
261805: Fotógrafo; Photographer; Assistente de fotografia; Fotógrafo de eventos; Auxiliar de fotografia
261810: Fotógrafo publicitário
261125 261730: Jornalista; Repórter; Journalist; Redator jornalístico; Produtor de jornalismo
261110 142310: Assessor de imprensa; Assessor de comunicação; Analista de comunicação; Assistente de comunicação;
  Comunicação interna; Auxiliar de comunicação; Assessor de relações públicas
142325: Relações públicas; RP
142310: Gerente de comunicação; Coordenador de comunicação
261120 261610: Editor; Editor de livros; Assistente editorial; Editor de texto
261715 376315: Locutor; Radialista; Locutor de rádio; Locutor de loja; Narrador; Dublador; Apresentador de rádio
376320 376305 376330: Apresentador; Apresentador de TV; Mestre de cerimônias; Cerimonial; Animador de palco
262105 354820: Produtor cultural; Produtor de eventos; Produtor; Produtor artístico; Agente cultural
354820: Organizador de eventos; Promoter; Promoter de eventos; Promoter de balada; Promoter de festas; Assistente de eventos; Analista de eventos; Auxiliar de eventos; Coordenador de
  eventos; Produção de eventos; Staff de eventos; Freelancer de eventos; Monitor de eventos; Gerente de eventos
354825: Cerimonialista; Assessor de casamentos
375120: Decorador de festas; Decorador de eventos; Balonista
262110 262125: Produtor audiovisual; Produtor de vídeo; Produtor de TV; Assistente de produção audiovisual
262205: Cineasta; Diretor de cinema
261505: Roteirista
374125 374105 374150: Sonoplasta; Operador de som; Operador de áudio; Técnico de som; Técnico de áudio; Produtor
  musical
372110: Operador de luz; Iluminador; Técnico de iluminação
374145: DJ; Disc jockey
262705 262710: Músico; Cantor; Violonista; Violinista; Tecladista; Saxofonista; Baixista; Organista; Guitarrista; Baterista; Pianista; Músico instrumentista; Instrumentista
262615: Regente; Maestro
262505: Ator; Ator de teatro; Figurante; Dublê; Ator figurante
376410 376415: Modelo; Manequim; Modelo fotográfico; Modelo comercial
376110 262810: Dançarino; Bailarino
376245: Palhaço
376235: Mágico; Ilusionista
262405: Artista plástico; Artista; Pintor artístico; Escultor; Grafiteiro; Artista visual
791110 791115 791105: Artesão; Artesanato
262425 375125: Estilista; Designer de moda; Assistente de estilo; Produtor de moda; Figurinista; Fashion designer;
  Personal stylist; Consultor de imagem
262420: Designer de produto; Desenhista industrial
262315 262320: Cenógrafo
261515 261525: Escritor; Autor; Ghostwriter; Poeta
142335 424110: Pesquisador de opinião; Analista de pesquisa de mercado; Analista de inteligência de mercado
768625 523120 519905: Pintor letrista; Letrista; Cartazista; Cartazeiro; Instalador de fachadas; Comunicação visual;
  Instalador de comunicação visual; Adesivador; Aplicador de adesivos
261310 371210: Museólogo; Auxiliar de museu; Mediador cultural
376415 521120: Garoto-propaganda; Garota-propaganda
374405: Editor de podcast
253410 262505: UGC creator; Content creator; Criador de UGC; Gamer
`
