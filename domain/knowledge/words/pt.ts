/** Portuguese. */
import type { WordTable } from './word-table.ts';

export const portuguese: WordTable = {
  language: 'pt',
  stopwords:
    'o, a, os, as, de, e, em, que, um, uma, com, para, por, do, da, dos, das, no, na, nos, ao, à, seu, sua, nosso, nossa, não, mais, é, são, você, pelo, também',
  days: {
    mon: 'segunda-feira, segunda, segundas, 2ª feira, 2ª, 2.ª feira, 2.ª, seg',
    tue: 'terça-feira, terça, terças, 3ª feira, 3ª, 3.ª feira, 3.ª, ter, terç',
    wed: 'quarta-feira, quarta, quartas, 4ª feira, 4ª, 4.ª feira, 4.ª, qua',
    thu: 'quinta-feira, quinta, quintas, 5ª feira, 5ª, 5.ª feira, 5.ª, qui, quin, quint',
    fri: 'sexta-feira, sexta, sextas, 6ª feira, 6ª, 6.ª feira, 6.ª, sex, sext',
    sat: 'sábado, sábados, sáb',
    sun: 'domingo, domingos, dom',
  },
  dayInitials: '- - - - - - -, Segu Terç Quar Quin Sext Sab -, - - Quart Quint - - -',
  dayGroups: {
    everyDay:
      'todos os dias, diariamente, cada dia, 7 dias por semana, todos os dias da semana, 7 dias/semana, 365 dias por ano, 365 dias ao ano, 365 dias, todas as manhãs, cada manhã, todas as tardes, cada tarde, todas as noites, cada noite',
    weekdays: 'dias úteis, dias de semana, dias da semana',
    weekend: 'fim de semana, fins de semana, fim-de-semana, fins-de-semana',
    holidays: 'feriados, feriado',
  },
  hours: {
    through: 'a, à, às, ao, até, até às, até as, as',
    and: 'e, &',
    from: 'de, das, da, desde as, a partir das, a partir de, entre, entre as, dos',
    open: 'aberto, abertos, abre, abrimos, horário, funcionamos, funcionamento, atendemos, aberta, abertas',
    closed:
      'fechado, fechados, encerrado, encerrados, encerra, encerramos, fechamos, folga, fechada, encerrada, dia de descanso, folga semanal, dia de encerramento, dia de folga, dia de fecho, encerramento semanal, encerramento, fecho, fechado para férias, encerrado para férias, férias coletivas, estamos de férias, estaremos de férias, sem consultas, não há consultas, não atendemos, sem atendimento, não há atendimento',
    leave: 'férias de',
    except: 'exceto, excepto, salvo, menos, à exceção de, com exceção de, à exceção, com exceção, excluindo',
    only: 'só, somente, apenas, só de, só à',
    allDay: '24 horas, 24h, 24/7',
    noon: 'meio-dia, meio dia',
    midnight: 'meia-noite, meia noite',
    late: 'tarde, último cliente, fecho, pôr do sol, anoitecer',
    pauses: 'pausa para almoço, intervalo para almoço, intervalo, pausa',
    morning: 'manhã, manhãs, de manhã, todas as manhãs, cada manhã',
    afternoon:
      'tarde, tardes, noite, à tarde, à noite, todas as tardes, cada tarde, todas as noites, cada noite',
    aside:
      'última entrada, últimos pedidos, fecho da cozinha, cozinha encerra às, cozinha encerra, último pedido, últimas entradas, última admissão, última marcação, último cliente às, cozinha fecha às, cozinha até às, última chamada',
    appointment:
      'com marcação, por marcação, mediante marcação, com hora marcada, só com marcação, mediante agendamento, sob marcação, com agendamento',
    telephone:
      'atendimento telefónico, atendimento telefônico, atendimento por telefone, horário telefónico, atendemos por telefone',
    calling: 'ligue, ligue-nos, ligue para, telefone-nos',
    clock: 'h, hrs, horas, hs',
    hourNames:
      'uma, duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, catorze/quatorze, quinze, dezasseis/dezesseis, dezassete/dezessete, dezoito, dezanove/dezenove, vinte, vinte e uma, vinte e duas, vinte e três',
    halfBehind: 'e meia, e trinta',
    am: 'am, da manhã',
    pm: 'pm, da tarde, da noite',
    filler:
      'aberto, abertos, abre, abrimos, horário, horários, de, funcionamento, atendimento, feira, o, a, os, das, dos, nosso, estamos, também, só, abertura, loja, manhã, tarde, noite, manhãs, tardes, todas, todos, cada, atendemos, geral, aos, ao, às, em, nos, nas, à, sem, interrupção, interrupções, nossa, nossos, dia, dias, ininterruptamente, úteis, funcionamos, aberta, abertas, vésperas de feriados, véspera de feriado, vésperas de feriado, vésperas',
    purpose:
      'secretaria, cozinha, almoço, almoços, jantar, jantares, pequeno-almoço, pequenos-almoços, café da manhã, brunch, esplanada, receção, recepção, urgências, urgência, emergências, emergência, entrega, entregas, check-in, check-out, telefone, takeaway, take-away, delivery, entregas ao domicílio, retirada, take away, entregamos, colheitas',
    lunch: 'almoço, almoços',
    dinner: 'jantar, jantares',
    offices: 'secretaria',
    houses: 'loja, escritório, oficina, clínica, consultório, restaurante, salão, farmácia, bar, piscina',
    served: 'servido, servida, serve, servimos, servidos',
    others:
      'fora do horário, fora de horas, farmácia de serviço, mais próximo, mais próxima, câmara municipal, saúde 24',
    feasts:
      'natal, dia de natal, véspera de natal, ano novo, dia de ano novo, véspera de ano novo, sexta-feira santa, dia do trabalhador, todos os santos, consoada, domingo de páscoa, segunda-feira de páscoa, domingo de ramos, segunda-feira de carnaval, terça-feira de carnaval, segunda de carnaval, terça de carnaval, quarta-feira de cinzas, quinta-feira santa, sábado de aleluia, black friday',
    season:
      'período letivo, período escolar, férias escolares, verão, inverno, primavera, outono, natal, páscoa, férias, primeiro, segundo, último, um, por mês, do mês, época, época alta, época baixa, alta temporada, baixa temporada, temporada, resto do ano',
  },
  months:
    'janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro, jan, fev, abr, mai, jun, jul, ago, out, nov, dez, 1 mar, 15 mar, 31 mar',
  headings: {
    hours: 'horário, horários, horário de funcionamento, horário de atendimento, horário de abertura',
    timetable:
      'aulas, horário das aulas, eventos, agenda, calendário, cursos, programa, concertos, oficinas, missas, missa, horário das missas',
    services:
      'serviços, nossos serviços, os nossos serviços, ementa, cardápio, menu, carta, preços, preçário, tabela de preços, tratamentos, especialidades, produtos, quartos, bebidas, sobremesas, entradas, pratos, pratos principais, sabores, nossos sabores, os nossos sabores',
    prices: 'preços, preço, tabela de preços, preçário, tarifas, valores, nossos preços, honorários, custos',
    menus: 'ementa, cardápio, menu, menus, carta de vinhos, carta',
    courses:
      'pequeno-almoço, café da manhã, almoço, almoços, jantar, jantares, entradas, petiscos, sopas, saladas, pratos, pratos principais, carnes, peixes, carne, peixe, massas, pizzas, hambúrgueres, lanches, sanduíches, acompanhamentos, guarnições, sobremesas, bebidas, cafés, cafetaria, sumos, sucos, vinhos, vinhos tintos, vinhos brancos, cervejas, cocktails, coquetéis, drinks, aperitivos, para partilhar, para compartilhar',
    serviceMenus:
      'serviços, os nossos serviços, nossos serviços, tratamentos, os nossos tratamentos, terapias, especialidades, áreas de atuação, o que fazemos, aulas, cursos, serviço, tratamento, áreas de prática, workshops, nossos cursos, os nossos cursos, as nossas aulas',
    offerCards:
      'o que oferecemos, pacotes, procedimentos, nossas especialidades, as nossas especialidades, acessórios, peças, peças e acessórios, a nossa gama, o que vendemos, oferecemos, realizamos, fazemos, reparamos, serviços oferecidos, serviços prestados, serviços que oferecemos, serviços que prestamos, lista de serviços, a nossa oferta, ofereço, os meus serviços, meus serviços, o que faço, valências, as nossas valências, áreas de intervenção, como podemos ajudar, em que podemos ajudar, as nossas terapias, nossos tratamentos',
    asides:
      'porquê nós, por que nós, porque escolher, por que escolher, os nossos valores, nossos valores, nossa história, a nossa história, como funciona, comodidades, instalações, no quarto, nos quartos, inclui, o que inclui, incluído, a nossa equipa, nossa equipe, galeria, notícias, parceiros, marcas, formas de pagamento, siga-nos, newsletter, vantagens, diferenciais, links úteis, porquê a nossa, porquê escolher, motivos para, razões para, nossos diferenciais, o que nos diferencia, os nossos compromissos, compromisso, nossa missão, a nossa missão, missão, visão, valores, quem somos, sobre nós, a nossa experiência, nossos clientes, os nossos clientes, clientes, confiam em nós, quem confia, passo a passo, etapas, como trabalhamos, como marcar, como agendar, nosso processo, o processo, metodologia, corpo clínico, os nossos profissionais, nossos profissionais, profissionais, professores, anfitriões, conheça a equipa, conheça a equipe, blog, nosso blog, o nosso blog, últimas notícias, artigos, novidades, imprensa, na mídia, os nossos projetos, nossos projetos, trabalhos realizados, portefólio, portfólio, antes e depois, galeria de fotos, prémios, prêmios, conquistas, distinções, certificações, certificados, acreditações, credenciais, associações, membros de, acordos, convenções, seguradoras, os nossos parceiros, nossos parceiros, fornecedores, marcas que, as nossas marcas, as nossas instalações, nossas instalações, equipamentos, tecnologia, números, em números, bairros atendidos, recrutamento, trabalhe connosco, trabalhe conosco, downloads, redes sociais, livro de reclamações, política de, características, equipamento',
    areas: 'áreas de atuação, zonas de atendimento, área de serviço, zonas de entrega, onde atuamos',
    faq: 'perguntas frequentes, faq, dúvidas, perguntas, dúvidas frequentes',
    testimonials: 'testemunhos, depoimentos, avaliações, opiniões, livro de visitas',
    contact:
      'contacto, contactos, contato, contatos, onde estamos, localização, morada, endereço, como chegar, visite-nos, nosso endereço, onde ficamos, encontre-nos, venha nos visitar',
  },
  markup: {
    areas: 'Zona de cobertura',
    payment: 'Formas de pagamento',
    currencies: 'Moeda',
    languages: 'Idiomas',
    prices: 'Faixa de preços',
    cuisine: 'Cozinha',
    amenities: 'Comodidades',
    pets: 'Aceitam-se animais',
    smoking: 'É permitido fumar',
    bookings: 'Aceitam-se reservas',
    arrival: 'Check-in a partir das',
    departure: 'Check-out até às',
    founder: 'Fundador',
    founded: 'Fundado em',
    yes: 'sim',
    no: 'não',
  },
  phone: {
    phone: 'telefone, telefones, tel, telemóvel, tlm, telm, celular, fixo, whatsapp, ligue, t',
    fax: 'fax',
  },
  price: {
    from: 'desde, a partir de, começa em, começam em, de',
    upTo: 'até',
    upward: 'ou mais, em diante, para cima',
    old: 'era, em vez de, ao invés de, antes, em vez, ao invés, preço normal, preço regular, preço original',
    now: 'agora, por, agora por, só, apenas, preço promocional, preço de saldo, preço de venda, preço com desconto, preço atual',
    notPaid:
      'de desconto, desconto, a menos, off, de sinal, sinal, de depósito, de caução, caução, de adiantamento, de multa',
    onRequest: 'preço variável, sob consulta, preço de mercado, a consultar, sob orçamento',
    free: 'grátis, gratuito, gratuita',
    per: 'por, a, /, cada',
  },
  notServices:
    'capital social, segurado, falta sem aviso, cauções, entrega, pedido mínimo, depósito, caução, sinal, cancelamento, mínimo, desconto, vale, iva, total, taxa, frete, gorjeta, financiamento, sem juros, cobramos, cancelamentos',
  slogans:
    'nós, nosso, nossa, nossos, nossas, você, seu, sua, seus, suas, por que, porquê, mais que, mais do que, bem-vindo, bem-vindos, passo, conheça, descubra',
  policy:
    'cancel, desmarca, reembols, devoluç, depósito, caução, sinal de, estacionamento, estacionar, animais são, animais de estimação são, aceitamos animais, não aceitamos animais, pagament, cartão, dinheiro, multibanco, mb way, mbway, pix, seguro, garantia, alerg, alérg, pedido mínimo, entrega, sem marcação, fumar, atraso',
  other:
    'zona de, área de atendimento, atendemos em, falamos, idiomas, línguas, acessível, cadeira de rodas, mobilidade reduzida, fundad, empresa familiar, negócio familiar, proprietári, certificad, anos de experiência, wifi, wi-fi, vegan, vegetarian, sem glúten, reserva, urgência, metro, autocarro, novos pacientes',
  describes:
    'somos, oferecemos, disponibilizamos, prestamos, vendemos, fabricamos, reparamos, dedicamo nos, dedicamo-nos, especializamo nos, atuamos, contamos com, o nosso, a nossa empresa, a nossa clinica, a nossa loja, nosso restaurante, nossa empresa, nossa clinica, nossa loja, nossa oficina, empresa familiar, empresa especializada, especializados em, especializada em, especialistas em, bem vindo ao nosso, bem-vindo',
  yours: 'o seu, a sua',
  notices:
    'fechado, fechados, fechada, encerrado, encerrados, encerrada, de ferias, mudamos, procuramos, a procura, em construcao',
  questions:
    'que, qual, quais, como, quando, onde, quem, por que, porque, posso, há, têm, tem, aceitam, é, são, quanto, quantos, preciso, devo, oferecem, fazem, vocês, existe, o que, porquê, para que, em que, de que, a que, com que, quantas, quanta, pode, podem, é necessário, é possível, consigo, existem, será, e se',
  credits:
    'desenvolvido por, site por, criado por, design por, web design, powered by, feito por, site desenvolvido por, website por, criação de sites, web design por, agência digital, site feito por, criado com, criada por, página criada por, página desenvolvida por, site feito por, desenvolvido pela, desenvolvido pelo, desenvolvida por, site produzido por, fotos:, fotografia:, fotografias:, com ♥ por, com ❤ por',
  seated:
    'localizado em, localizada em, localizados em, situado em, situada em, com sede em, sediada em, sediado em',
  thirdParties:
    'recomendamos, fabricante, clínica parceira, alojamento web, hospedagem, entidade reguladora, centro de arbitragem, arbitragem, tribunal, câmara municipal, polícia, táxi, táxis, posto de turismo, ordem dos, conservatória, procon, encarregado de proteção, encarregado da proteção, cnpd, anpd, livro de reclamações, conselho regional, ministério, provedor do, bombeiros, centro de saúde, turismo de portugal, autoridade de, informação turística, informações turísticas, seguro de responsabilidade civil',
  calls:
    'voltar ao topo, topo, ao topo, ler mais, leia mais, saber mais, saiba mais, ver mais, mais informações, reservar, reserve já, reservar agora, agendar, agende agora, agendar agora, comprar, comprar agora, adicionar ao carrinho, contacte-nos, fale connosco, fale conosco, pedir orçamento, ver detalhes, clique aqui, voltar',
  offered:
    'abate, acabament, acessor, acompanh, aconselh, acupuntur, adestra, adocao, advocacia, advoga, afiacao, afinacao, alarme, alcatra, alergi, alinhamento, almoco, alojament, alongament, alpendre, aluguel, aluguer, aluminio, alvenaria, ampliac, analise, anestes, antena, aparador, aparelho, apart, apoio, aquari, aquecim, aranja, ares, arquitet, arquivo, arrendam, arroz, arvore, assador, assessor, assistencia, atestado, audiolog, audit, aula, autom, avaliacao, azulej, bacalhau, baile, bainha, balanceamento, balao, bale, banda, banheir, banho, barba, barbear, barco, barra, bate, batiz, bebe, bebida, beleza, berc, bicicleta, biopsia, biscoit, bolo, bomba, bordad, botox, braco, branqueamento, brinde, brunch, buffet, cabana, cabeleir, cabelo, cachorr, cafe, caixilh, calcado, caldeira, calha, cama, cambio, caminh, camis, canal, canoa, capoeira, captac, cardiolog, cargas, caric, carne, carpete, carpintaria, carroc, cartorio, castrac, catering, cavalo, ceramica, cerca, cerimon, certid, cerveja, cerz, chale, chapa, chaveiro, chaves, check, churrasco, churrasq, ciclismo, ciencia, cilios, cirurgia, civel, civil, clareamento, coaching, cobertura, cobranca, cocktail, codigo, coifa, colagem, colchao, colheita, coloca, colonia, colonoscopia, coloracao, colposc, comida, computador, concret, condomin, condutor, confec, confer, consert, consig, construcao, consult, contabil, contador, contencio, contrat, convite, copia, coracao, coroa, corte, cortin, costur, couro, coz, creche, credito, cremac, criac, criminal, cristal, cuidado, curativo, curso, danc, decapagem, decoracao, degust, demolic, dent, depilac, dermato, desbast, desenho, desentup, design, desinfe, desjejum, despach, detox, diagnostico, diagram, diarist, dieta, digital, direito, divida, divor, doce, domic, drenagem, drone, drywall, ducha, ecocardio, ecografia, edicao, eletric, eletro, elevador, embalag, embreag, emergencia, emissao, empreit, emprest, encader, encan, endodontia, endosc, energia, enfermag, engenh, ensaio, ensino, entrada, envidrac, equip, ergonom, escada, escap, escavac, escola, escova, escrit, escultur, esfih, esgot, esmalt, espanhol, espelho, espet, espumant, estacion, estamp, estetica, estofad, estofament, estudo, evento, exame, excurs, exfoli, exposic, extens, extermin, extracao, fabric, facet, fachada, farmac, fatura, fechadura, feijoada, ferias, ferrag, festa, filmag, filtro, financ, fiscal, fisioterapia, flor, fogao, fonoaud, formacao, formatura, forno, forro, fossa, foto, frances, frango, freio, frete, fritas, fruta, funer, funil, furac, ganache, garag, gas, gato, geladeira, gelado, geriatr, gesso, gesta, ginasio, ginastica, ginecolog, grade, grafica, granito, gravac, grelhad, guard, guia, guincho, guitarr, hamburg, hardware, harmoniz, heranca, hidra, hidro, higiene, higienizacao, hipnot, homeopat, hospedagem, hotel, idioma, iluminac, imobili, imoveis, imovel, imper, implan, impost, impress, imunol, incapac, informatic, ingles, injec, inspec, instalacao, insufilm, interior, intimo, inventario, investig, irrig, irs, isolament, jacuzzi, janela, jantar, jardim, jardin, joalher, joias, judo, jurid, karate, kit, laborat, ladrilh, laminac, lanche, laser, lavagem, lavand, lazer, legaliz, legend, leite, leitur, lente, letreir, licenc, limp, linfatic, lingu, lipo, livro, lixament, locacao, logist, logo, louca, luzes, macarr, madeira, maladireta, malha, mamog, manicure, manobr, manut, maquete, maquiagem, maquilhagem, maquin, marcas, marcenaria, marisc, marketing, marmor, massag, massas, massot, matem, mater, mecan, medal, mediac, medica, medicina, meditac, menu, mergulho, mesoterapia, metal, microblad, micropigment, migrac, mobil, moda, moldura, monitor, montagem, moto, moveis, mudanca, multas, muro, musculac, musica, nail, nata, navega, neurolog, noiva, nutri, obit, obras, obstetr, oculos, odonto, oficina, oftalmolog, oleo, operac, optica, orient, ortodontia, ortop, osteopatia, pacote, padaria, paes, painel, paisagism, palestra, panific, pao, papel, parede, parque, partilh, parto, passadoria, passagem, passeio, pasta, pastel, patente, pavimen, pecas, pediatr, pedicure, peeling, peixe, pele, peliculas, penteado, pequeno, pericia, periodont, permanente, pesca, pestan, petisco, piano, piercing, pigment, pilates, pint, piscina, piso, pizza, placa, plastica, pneu, poda, podologia, polimento, poltron, pomar, pousada, prancha, prato, predial, prenatal, prenda, preparac, prevencao, previd, produc, profilax, progressiva, projet, prostat, protese, protet, psicolog, psicopedag, psicoterapia, psiquiatr, publici, pulver, quadro, quarto, queijo, quimic, quiropr, radi, reabilitacao, reboco, reboque, recarg, reciclag, recolha, recuper, redac, refeic, reflexolog, reforco, reforma, refrig, regulariz, reiki, relax, relog, remoc, remodel, repar, repelent, reportag, reproduc, rescis, residenc, restaur, retific, retiro, reumat, revest, revisao, rodizio, rolam, roup, rpg, salgad, salmao, sandes, sanduic, saneam, sauna, seguro, sementes, serigraf, serralharia, serralher, servic, sessao, sessoes, shiatsu, sinaliz, sites, sobrancelha, sobremesa, software, solar, soldad, soldagem, sopa, sorvete, spa, suc, suite, sumo, suplement, surf, sushi, suspensao, talho, tapec, tapete, tatuagem, taxi, teatro, tecido, telas, telev, telhad, tenis, terapeut, terapia, termal, terraplan, terreno, testament, tinta, tintura, toldo, topograf, torta, tosa, tosquia, tour, traduc, tranc, transfer, transplant, transporte, trat, traumat, treino, tribut, trilha, troca, trof, tubo, tuina, turism, unha, urgenc, urolog, vacina, vaso, veicul, vela, ventil, verniz, vest, veterin, viagem, video, vidrac, vidro, vigil, vinho, vinil, visita, vitamin, viveir, volante, xadrez, yoga, zumba, capacete, alforge, cadeado, biciclet, trotinet, selim, peças, barata, mosquito, formiga, ratos, cupim, pombo, dedetiz, desratiz, descupin, hidraul, vitro, espelh, divisor, guarda-corpo, sacada, tornear, torno, usinag, fresag, parafus, arruela, engrenag, carimb, cofre, parachoque, para-choque, farol, funilar, holter, marca-passo, guarda-roupa, estante, sofa, poltrona, colch, persian, portao, portoes, telha, camera, interfon, hospedag',
  virtues:
    'acolhed, ambiente, amor, anos, aprox, atencao, atencios, comodidade, compet, compromisso, confianca, confort, conveni, credibilid, criativ, dedic, diferenci, disponib, eficac, eficien, empenh, equipa, equipe, especializad, etica, excelenc, experienc, facil, familiar, filosof, flexib, garant, gratis, gratuit, honest, humaniz, inova, integrid, melhor, metodo, missao, modern, objetiv, paixao, personaliz, pontual, praticid, precisao, precos, privac, profission, promessa, proxim, qualidade, qualific, rapid, respeito, respons, resultad, satisfac, seguranca, serieda, simpat, soluc, sustentab, tecnolog, tradic, tranquil, transparen, valor, vantag, visao, vocac',
  ailments:
    'doença, doenças, abscesso, abscessos, infeção, infecção, infeções, infecções, inflamação, dor, dores, enxaqueca, enxaquecas, artrite, artrose, ciática, diabetes, cancro, câncer, tumor, tumores, asma, eczema, acne, psoríase, insónia, insônia, ansiedade, depressão, náuseas, vómitos, vômitos, diarreia, febre, tosse, inchaço, sangramento, tonturas, vertigens, gripe, obstipação, comichão, obesidade, risco, riscos, rasgão, rasgões, manchas, queimaduras, amolgadelas, fissuras, furos, danos, arranhões',
  roles:
    'proprietári, dono, dona, fundador, gerente, diretor, responsável, sóci, advogad, doutor, dr., dra., médic, dentista, ortodontista, veterinári, enfermeir, assistente, auxiliar, secretári, fisioterapeuta, osteopata, psicólog, nutricionista, terapeuta, professor, instrutor, treinador, cabeleireir, esteticista, cozinheir, chef, mecânic, técnic, engenheir, arquitet, administra, contabilista, contador, rececionista, recepcionista, atendimento, coordenador',
  kinds:
    'hotel, pousada, pensão, hostel, residencial, quinta, turismo rural, restaurante, churrascaria, marisqueira, tasca, pizzaria, café, pastelaria, padaria, confeitaria, talho, açougue, peixaria, mercearia, adega, florista, floricultura, viveiro, livraria, papelaria, joalharia, ourivesaria, ótica, óptica, farmácia, drogaria, clínica, clínica dentária, clínica veterinária, consultório, odontologia, fisioterapia, ginásio, academia, cabeleireiro, cabeleireiros, barbearia, estética, salão, spa, oficina, auto, pneus, autoescola, escola de condução, táxis, transportes, eletricidade, canalizações, climatização, carpintaria, serralharia, pinturas, construções, chaveiro, chaveiros, limpezas, lavandaria, lavanderia, imobiliária, seguros, contabilidade, advogados, advocacia, escola, externato, colégio, creche, tipografia, fotografia, estúdio, eletrónica, eletrônica, serviços, lar, dentista, dentistas, fisioterapeuta, veterinário, veterinária, advogado, advogada, cabeleireira, canalizador, encanador, eletricista, carpinteiro, pintor, fotógrafo, fotógrafa, psicólogo, psicóloga, psicologia, osteopata, osteopatia, contabilista, contador, mudanças, esteticista',
  generic:
    'início, bem-vindo, bem-vindos, bem-vindo a, bem-vindos a, contacto, contactos, contato, sobre, sobre nós, quem somos, serviços, os nossos serviços, ementa, cardápio, menu, preços, horário, galeria, home, notícias, página inicial, site oficial, página oficial, sítio oficial, suplemento',
  priceLabels:
    'mensalidade, honorários, tarifa, preço normal, tarifa normal, preço base, faixa de preco, custo, valor, investimento, total, preco e duracao, precos e duracao, duracao e preco, preco base, tarifa base, preço normal, preço regular, preço habitual, preço promocional, preço de saldo, preço de venda, preço com desconto, preço unitário, preço original, preço atual',
  titles: 'dr, dra, prof, sr, sra, doutor, doutora',
  smallWords: 'de, do, da, dos, das, a, e',
  patterns: {
    page: {
      otherHouses:
        'links uteis|contactos uteis|(?:(?:os|as|nossos|nossas|meus) )*(?:amigos|parceiros|revendedores|pontos de venda|fornecedores|recomendacoes|clinicas parceiras)|onde comprar(?: .*)?|recomendamos',
      projects:
        '(?:(?:os|as|nossos|nossas|alguns|ultimos) )*(?:referencias|projetos|projectos|trabalhos|obras)(?: (?:recentes|realizad[oa]s))?',
      otherPlaces:
        '(?:os |as |a |o )?(?:(?:que (?:ver|visitar)|onde comer|(?:locais|lugares|pontos) (?:de interesse|a visitar|para visitar|turisticos)|atracoes turisticas|atracoes|arredores|redondezas)(?: (?:e (?:o que )?(?:fazer|visitar|ver)|em|na|no|nos|nas|de|da|do|perto)(?: .*)?)?|que fazer (?:na regiao|nos arredores|por perto|nas redondezas)|(?:passeios )?(?:nos arredores|nas redondezas|nas proximidades|na regiao)|regiao|zona envolvente)',
      noteOpening: 'nota|atenção|importante|aviso|obs',
      leftovers:
        '^(?:servico|produto) \\d{1,2}$|(?:insira|escreva|coloque) aqui (?:o )?(?:seu|a sua|sua) (?:horario|endereco|morada|telefone)',
      leftoverHints: 'servico|produto|insira|escreva|coloque',
      firstPerson: 'nos|nosso|nossa',
      pitches: 'por que (?:escolher|nos)|sabia que|voce (?:ja|sabia|sofre)',
      ownQuestions: '(?:o )?(?:que|como|onde|quem) (?!pod|deb|dev|ten|temos|necesit|precis)\\p{L}+[aeio]mos',
      invitations: '(?:ainda )?tem (?:alguma )?(?:duvidas?|perguntas?)|precisa de ajuda|pronto (?:para|a)',
      why: 'Por quê',
      abbreviations: 'dr|av|sr|sra|tel|prof|min|max|dra|p\\.ex|aprox|eng',
      legalPages: 'avisos? legal|politica (?:de )?(?:privacidade|cookies)|termos (?:de uso|e condicoes)',
      legalWords: 'direitos (?:sao )?reservados',
      since: 'desde',
      onward: 'desde|a partir de',
      cookieSpeakers: 'utilizamos|usamos',
      overriding: 'ignor[ea]|esqueca\\w*',
      overridden: 'instruc\\w*|regras',
      earlier: 'anterior\\w*',
      instructions: 'instruc(?:ao|oes)',
      machines: 'ia[-\\s](?:assistente\\w*|agent\\w*|modelo\\w*)',
      machineVerbs: 'deve|responde\\w*|ignor\\w*',
      addressees:
        '(?:assistentes?|agentes?|modelos?|sistemas?|robos?)(?: (?:virtua(?:l|is)|de voz))?(?: de| com)? (?:ia|inteligencia artificial)|ia[- ](?:assistentes?|agentes?|modelos?)|(?:grandes )?modelos? de linguagem|inteligencias? artificia(?:l|is)|chatbots?|assistentes? (?:virtua(?:l|is)|de voz)|(?:ro)?bo[ts]? (?:de voz|telefonicos?)',
      machineNames: 'ia|ias',
      besideMachines: 'robotica|programacao|dados|automacao',
      calling: 'a|ao|aos|as|atencao|car[oa]s?|ola|para|prezad[oa]s?',
      remarks: 'notas?|avisos?|mensage(?:m|ns)|instruc(?:ao|oes)|informac(?:ao|oes)|observacao|recado',
      remarksTo: 'para|a|ao|aos|as|dirigid[oa]s? aos?',
      whichMachines: 'tod[oa]s?|os|as|qualquer|um|uma|cada',
      readsThis:
        '(?:que (?:lei?a\\w*|le|leem|processe\\w*|analise\\w*|resum\\w*|estej\\w+ lendo|esta\\w* lendo)|lendo|a ler) (?:isto|isso|est[ea]s?|ess[ea])',
      ifYouAre: 'se (?:voce e|voce for|es|tu es)',
      toMachines:
        '(?:^|[.!?:;]\\s?)(?:transfira|transfere|desvi[ae]|encaminh[ae]|reencaminh[ae]|redirecion[ae]) (?:todas as |cada )(?:chamadas?|ligac(?:oes|ao)) (?:para|ao?)(?!\\p{L})|\\b(?:pe[cd][ae]|pergunt[ae]|dig[ao]|diz|dizer|promet[ae]|reembols[ea]|confirm[ea]|cobr[ae])\\b.{0,30}\\b(?:(?:ao|aos|cada|o) chamador(?:es)?|(?:a )?(?:quem|todos que|a pessoa que) (?:liga|ligue|ligar|ligam|telefona))\\b|\\b(?:se|quando) (?:quem liga|o chamador|a pessoa que liga)\\b.{0,30}\\b(?:pergunt|diz|disser|quis|quer|pede|pedir)|\\b(?:operador(?:a|es)?|agente|assistente|robo|software|sistema) d?est[ae] (?:linha|chamada)\\b|\\brespond[ae] (?:sempre |so )?a (?:esta|essa|cada|toda) pergunta (?:com|que|dizendo)\\b|\\b(?:deves?|tens? que|voce deve) (?:sempre )?dizer (?:["“„«]|que (?:estamos|fechamos|desistimos|ja nao|nao existimos|tudo|e gratis)(?!\\p{L})|(?!(?:se|nao|sim|onde|quando|quem|qual|ola|obrigado|obrigada|algo|nada|quanto|como|isso|isto)(?!\\p{L}))\\p{L}+\\s?(?=$|[.!?;,)]))',
      orderVerbs: 'diga|diz|responda|responde|ofereca|nao diga',
      machinePosts: 'sistema|assistente|agente|bot|robo|operador|rececionista|recepcionista',
      receivers:
        'sistemas? automa(?:ticos?|tizados?)|(?:software|programa|sistema)s? d[ae] (?:rece[pc]?cao|telefonia|voz|atendimento)',
      rulings: 'regras?|politicas?|ordem|ordens',
      comments: 'comentarios?|(?:respostas? a|ideias? sobre) (?=["“„«])',
      machineHints:
        'ia-|ia |assistente|agente|modelo|sistema|inteligencia|chatbot|robo|operador|software|programa d|programas d|bot|rececionista|recepcionista',
      voiding: 'ignorem|esquec[ae]\\w*|desconsider\\w+|despreze|nao (?:siga|leve em conta|tenha em conta)',
      voided:
        '(?:(?:tudo|todo|todas|o|a|os|as|que|esta|foi|textos?|conteudos?|informac\\w+|escrito|dito|disse\\w*|mais) ){0,6}(?:acima|anterior(?:es|mente)?|antes|precedente|dito|ate (?:agora|aqui))|(?:tudo )?o que (?:sabes?|voce sabe|(?:te|lhe) (?:disseram|foi dito|ensinaram)|leste|leu)',
      goesOn: 'e|agora|por favor|porque|depois',
      ruledMachines:
        '(?:assistentes?|agentes?) (?:de voz|virtua(?:l|is)|telefonicos?)|ias?|bots? (?:telefonicos?|de voz)|sistemas de ia',
      machineMust: '(?:nao )?(?:devem?|devera(?:o)?|tem (?:de|que))|nao podem?',
      answersOrdered:
        '(?:^|[.!?:;]\\s?)(?:diga|digam|informe) (?:sempre )?(?:aos|a todos os|as|os) (?:clientes|hospedes|pacientes) que(?!\\p{L})|(?<!\\p{L})proibido (?:mencionar|dar|dizer|revelar) (?:os?|as?) (?:noss[oa]s? )?(?:horarios?|numero|telefone|precos?|morada|endereco)(?!\\p{L})|(?<!\\p{L})(?:quando|se) (?:lhe |te |alguem |um cliente )?pergunt(?:arem|ar|am|a)(?!\\p{L}).{0,40}, (?:diga|diz|responda|responde|de|da|informe)(?!\\p{L})|(?<!\\p{L})(?:a partir de agora|doravante|de agora em diante),? (?:responda|responde|diga|diz|diras|voce e|seras)(?!\\p{L})|(?:^|[.!?:;]\\s?)(?:nao|nunca) (?:mencion[ea]s?|digas?|revel[ea]) (?:os?|as?|noss[oa]s?) (?:horarios?|numero|telefone|precos?|morada|endereco)(?!\\p{L})|(?<!\\p{L})novas instrucoes\\s?:|(?<!\\p{L})mensagem do sistema\\s?[:–—]',
      secrets:
        'dados bancarios|(?:numero|dados) d[oe] (?:(?:seu) )?cartao|numero d[ae] conta|palavras?-passe|senhas?|codigo de seguranca|iban|pin',
      callers: 'quem (?:liga|ligar|ligue|telefona)|chamador(?:es)?|(?:todos que|a pessoa que) ligam?',
      mustGive: 'deve|devem|tem de|tem que|sera|serao|da|dao',
      orderHints:
        'diga|digam|informe|proibido|ia|ias|sistemas de ia|transfira|transfere|desvi|encaminh|reencaminh|redirecion|ignor|esqueca|instruc|ia-|ia |assistente|agentes|modelo|sistema|inteligencia|chatbot|robo|chamador|quem lig|quem telefon|pessoa que lig|todos que lig|operador|esta linha|desta linha|responda a|responde a|deves dizer|deve dizer|deves sempre|deve sempre|tens que|tem que|voce deve|software|program|automa|bot|rececionista|recepcionista|anterior|agente|esquec|desconsider|despreze|nao siga|nao leve|nao tenha|quando lhe|quando te|quando alguem|quando um cliente|quando pergunt|se lhe|se te|se alguem|se um cliente|se pergunt|a partir de agora|doravante|de agora em|nao mencion|nao dig|nao revel|nunca mencion|nunca dig|nunca revel|novas instr|mensagem do',
      questionLabels: 'p|pergunta',
      answerLabels: 'r|resposta',
    },
    hours: {
      closureHints: 'fecha|encerra',
      closures:
        '(?:(?:estamos|(?:a|nossa|a nossa) (?:loja|clinica|oficina) esta|(?:o|nosso|o nosso) (?:salao|estabelecimento) esta) )?(?:(?:de momento|infelizmente) )*(?:(?:temporaria|provisoria)mente (?:fechad|encerrad)[oa]s?|(?:fechad|encerrad)[oa]s? (?:(?:temporaria|provisoria)mente|ate nov[oa] (?:aviso|informacao|ordem)|por tempo indeterminado|para (?:obras|remodelacao|reformas?)|por motivos?|por doenca|devido)(?!\\p{L})|encerramento temporario)',
      closedForGood:
        '(?:estamos |a loja (?:esta|foi) )?(?:(?:fechad|encerrad)[oa]s? (?:definitiva|permanente)mente|(?:definitiva|permanente)mente (?:fechad|encerrad)[oa]s?)|(?:encerramos|fechamos) (?:a atividade|(?:definitiva|permanente)mente|de vez|as portas de vez)|encerramento definitivo',
      atTime: 'as|a',
      alternatives: 'ou',
      reopening:
        'reabr\\p{L}+|reabert\\p{L}+|volt(?:amos|aremos)|de novo|novamente|retom\\p{L}+|regress\\p{L}+|retorn\\p{L}+',
      restOfYear: 'resto do ano',
      sinceDate: 'desde(?: o)?(?: dia)?|a partir d[eo](?: dia)?',
      closingDays:
        'dia de (?:descanso|folga|encerramento)|descanso semanal|(?:fechad|encerrad)[oa] (?:as|aos)',
      sessions: 'consultas?|turno|periodo|horario',
      counted: 'dias?(?: uteis)?|semanas?|meses|anos|noites?|minutos?|pessoas?|hospedes',
      units: 'horas|h',
      notice: 'antes|de antecedencia|de aviso previo',
      offices: 'escritorio',
      cases: '\\b(?:se|quando)\\b',
      between: 'entre',
      nights: 'noite',
      events: 'música ao vivo|karaok[eê]|concertos?|noite de (?:fado|jogos|quiz)|roda de samba',
      activities: 'aulas?|cursos?|oficinas? de|treinos?',
      yearly: '(?:no |na )?(?:verao|inverno|primavera|outono)|(?:epoca|temporada) (?:alta|baixa|media)',
      camps: 'colonias? de ferias|campos? de ferias',
      online: 'reservas?|reservar|marca(?:coes|cao|r)|encomendas?|agendamentos?',
    },
    names: {
      subjectEnds: 'é|são|oferece|está',
      foundedIn: 'desde|fundad[oa] em',
      officials: '(?:site|página|sítio) oficial',
      officialOf: 'd[aeo]',
      greetings: 'bem-vindos? (?:ao|à)',
      welcomes: 'bem-vindos? (?:ao|à|a)',
      labels: 'razão social',
      rights: 'todos os direitos',
      seats: 'em|n[ao]s?|perto de',
      logoOf: 'de|do|da|dos|das',
      openings: 'aqui|para',
      links: 'e',
    },
    offers: {
      beforePrice: 'desde|por|a partir de|disponíve(?:l|is)',
      belowPrices: '(?:por )?menos de',
      fixedPrices: '(?:a )?(?:preço fixo|tarifa fixa|valor fixo)',
      articles: 'o|a|os|as',
      costs: 'custam?|vale|fica (?:por|em|a)|sai (?:por|a)|tem (?:um |o )?(?:custo|preço|valor) de|é(?: de)?',
      costsHow: 'desde|atualmente',
      lasts: 'duram?|demoram?|leva',
      itself:
        'sessão|tratamento|procedimento|serviço|consulta completa|visita|preço|custo|valor|tarifa|duração',
      reckon: 'conte com|calcule',
      priceOf: '(?:(?:o|a|os|as)\\s)?(?:preços?|tarifas?|custo)\\s(?:para|por|de)\\s(?:(?:um|uma|a)\\s)?',
      sentenceStarts: 'economize|poupe|adicione|para|por|se|total|tel',
      forWhom: 'para|por',
      orUpTo: 'a|ou',
      abbreviations: 'un|und|unid|cx|gar|porç|incl|pess|min|máx|gr|aprox',
      verbs: 'está|são',
      and: 'e',
      perUnit: 'por',
      elsewhere: 'lá',
      noNames: 'o que|não (?:se|há|aceitamos)|pagamentos?',
      bareNames: 'notas?|aviso|atenção|outros?',
      included: 'com|sem',
      dangling: 'e|ou|o|desde',
      ofAmount: 'de',
      largeAmounts: 'mil|milh(?:ao|oes)|bilh(?:ao|oes)',
      opensEnd: 'de|por|a',
      amountLimits: 'até|mais de|menos de|a partir d[eo]s?|d[eo]s',
      amountEnds: '(?:e|ou) (?:mais|menos)',
      all: 'todos|todas',
      besideOffers: 'equipe',
      people:
        '(?:para )?(?:homem|homens|mulher|mulheres|criancas?|infantil|feminin[oa]|masculin[oa]|senhoras?|senhores|adultos?|estudantes|seniores|(?:nao )?socios|(?:preco )?reduzido|meia-entrada|ca(?:o|es)|gatos?|cachorros?)',
      memberships: '(?:socio|membro) (?:de|do|da)',
      papers: 'livro de reclamacoes|regulamento interno|regras da casa',
      leftOver:
        'outr[oa]s (?:servicos|perguntas|tratamentos)|endereco de e-?mail|estadia minima|chegada|partida|saida|pagamentos?|(?:formas|metodos|meios) de pagamento|cancelamentos?|caucao|taxa turistica',
      suchAs: 'tal como|tais como|como por exemplo|por exemplo',
      pageParts:
        'perguntas?(?: \\d+)?|respostas?(?: \\d+)?|(?:as )?(?:nossas )?fotos|imagens|videos?|mapa|e muitos? mais|(?:os )?(?:nossos )?precos|reservas?|duracao|custos?|(?:precos?|tarifas?) (?:base|gera(?:l|is))|descricao|quantidade|(?:e )?outr[oa]s|diversos|(?:ver |mais )(?:os |todos os )?detalhes|horarios? d[aeo]s? (?:aulas|cursos|treinos)|informac(?:ao|oes)(?: (?:e|uteis|util|gera(?:l|is)|praticas|importantes?|adiciona(?:l|is)|de contacto|de contato|de reservas?|para (?:clientes|pacientes|utentes|visitantes))){0,3}|primeiros passos|como comecar|instrucoes(?: (?:gerais|importantes|para (?:clientes|pacientes|utentes|visitantes)|de reserva|(?:pre|pos)-?operatorias))?|publicacoes|tod[oa]s [oa]s (?:nossos |nossas )?(?:servicos|quartos|produtos|tratamentos|cursos)',
      guarantees: 'garantia',
      years: 'anos?|meses',
      praise:
        '(?:grande|ampla|vasta) (?:variedade|escolha|selecao|gama)(?: .+)?|(?:atendimento|servico) (?:rapido|personalizado|profissional|humanizado|de qualidade)',
      marks: 'vegan[ao]|vegetarian[ao]|sem gluten|sem lactose|euros?',
      badges:
        'novo|nova|novidade|popular|(?:o |a |os |as )?mais (?:popular(?:es)?|vendid[oa]s?|procurad[oa]s?|escolhid[oa]s?)|best ?seller|recomendad[oa]|em destaque|favorit[oa]|oferta|promocao|esgotado',
      bringAlong: 'o que (?:trazer|levar)|deve(?:m)? trazer|trazer consigo|por favor,? traga',
      tellsToAct:
        '(?:reserv[ae]|reservar|compr[ae]|comprar|pedir|solicit[ae]|solicitar|agend[ae]|agendar|contratar|encomend[ae]|encomendar|inscreva-se|marque|marcar)\\s(?:este|esta|aqui|online|seu|sua|um|uma|o|a|ja|agora)(?!\\p{L})',
      linkVerbs: 'reservar|comprar|encomendar',
      sizes: '(?:muito )?(?:pequen[oa]s?|medi[oa]s?|grandes?)|gigantes?|mini',
      processes:
        '(?:\\S+ )?(?:fases|etapas|passos) (?:do|da|de|para) .*|(?:o nosso |nosso |o )?processo(?: .*)?|como (?:funciona|trabalhamos)(?: .*)?|passo a passo',
      stages:
        '(?:primeiro )?contacto|contato|visita|inspecao|avaliacao|diagnostico|orcamento|planeamento|planejamento|preparacao|execucao|controlo de qualidade|controle de qualidade|entrega|acompanhamento',
      portions: 'dose|meia|meia dose|1/2 dose|½ dose|copo|garrafa',
      periods:
        '(?:(?:1/2|½|meio|meia|uma?|cada|\\d{1,3}) )*(?:dias?|diaria|noites?|semanas?|fim de semana|mes|meses|horas?|ano|epoca)(?: (?:adicional|extra|inteir[oa]))?|mensal|semanal|anual',
      periodLeads: 'ao|a',
      timeLimits: 'antes d[ae]s?|depois d[ae]s?|ate',
      seasons:
        '(?:epoca|temporada) (?:alta|baixa|media)|(?:alta|baixa|media) temporada|verao|inverno|primavera|outono',
      hairLengths: '(?:cabelo )?(?:medio|curto|comprido|longo)',
      pieces: 'unidades|pecas',
      rooms: 'quartos?',
      vehicles:
        'hatchs?|sedans?|suvs?|pick-?ups?|caminhonetes?|carrinhas?|carros? (?:pequeno|medio|grande)s?|motos?|vans?|utilitarios?|monovolumes?|citadinos?',
      ages: '(?:os )?# anos(?: de idade)?',
      conditions:
        '(?:sob|a) (?:pedido|consulta|marcação)|por marcação|se (?:possível|necessário)|para (?:os )?(?:pacientes|utentes) .+',
      inches: 'polegadas?',
      minutesAndHours: 'min(?:utos?)?\\.?|h|horas?',
      sittings: 'individual|sessao|casal',
      ranges: 'a',
      unitLeads: 'por',
      leastPrices: 'desde|a partir de',
      suffixes: 'coes|cao|terapia|ura|logia|plastia|tica|tura',
      pairOpens: 'de|da',
      units:
        '(?:a|por|cada|/) ?(?:hora|noite|semana|sessao|pessoa|unidade|peca|aula|dose|diaria)|(?:o|por|ao) (?:dia|mes|metro|m2|m²|kg|kilo|quilo|litro)|cada|mensa(?:l|is)',
      minimums: '(?:no |um )?minimo(?: de)?|min\\.|pelo menos',
      firstUnits: '(?:pela |na |a )?primeira (?:meia )?hora|primeiro dia',
      taxNotes: '(?:\\+|mais|sem|com|c/|s/) ?iva|iva (?:nao )?incl(?:uido|\\.)?|\\(?iva a acrescer',
      adding: 'adicion[ae]|adicionar|acrescent[ae]|junte',
      besides: 'mais|acresce',
      including: 'incluindo|inclui|incl\\.?',
      extras: '(?:extra|a mais|adiciona(?:l|is)|de suplemento)(?: (?:que|por|para) [^.,;:()]{1,30})?',
      demonstratives: 'est[ae]s?|ess[ae]s?|ist[oa]|isso',
      ofThis: 'dest[ea]s?(?: \\p{L}+)?|disto|disso',
      youPay: '(?:você )?paga(?:rá|s|m)?|cobramos',
      clauseStarts: 'isto|isso|quando|além disso|então|embora|você|vocês',
      determiners: 'uma?|nosso|nossa',
      likes: '(?:gosta de|adora|é apaixonad[oa] por)',
      freeTime: 'n(?:o|os) (?:seus? |meus? )?tempos? livres?|(?:seus|meus) (?:passatempos|hobbies)',
      symptoms: 'sintomas?|sinais de(?: \\p{L}+)?',
      audiences: '(?:ideal|ideais|perfeit[oa]s?|indicad[oa]s?) para|(?:para quem|a quem se destina)(?: .+)?',
      homeParts: 'quartos?|casas? de banho|banheiros?|camas?|hospedes|pessoas|pisos|andares',
      regions:
        '(?:a |o |os )?(?:arredores|regiao|zona|turismo|cidade)|(?:descobrir|descubra|o que fazer|o que ver|o que visitar)(?: .+)?',
      biographies:
        'passatempos|hobbies|biografia|curriculo|percurso (?:profissional|academico)|formacao (?:academica|profissional|(?:e|&) experiencia)|experiencia profissional|habilitacoes(?: literarias)?',
      allPrices: '(?:(?:todos|os|nossos|estes|aos) )*(?:precos|valores|tarifas|precario)',
      holdsTaxes: 'incluem',
      leavesOutTaxes: 'nao incluem|acresce',
      taxes: 'iva',
      taxedNote: 'com',
      untaxedNote: 'sem',
      startingPrices: 'precos de partida|precos minimos|precos iniciais',
      guidePrices: 'indicativos|aproximados|podem variar',
      guideNote: 'aprox.',
      perPerson: 'por pessoa',
    },
    contact: {
      formerly:
        '(?:antig[oa]|anterior) (?:morada|endereco|sede|numero|telefone|loja|clinica|instalac(?:ao|oes)|local)|(?:morada|endereco|sede|numero|telefone) (?:antig[oa]|anterior)|anteriormente (?:na|no|em)|(?:estavamos|estivemos|ficavamos) (?:na|no|em)|(?:mudamos|mudamo-nos|mudou-se|transferid[oa]s?)(?: [a-z]+){0,2} d[aeo]|(?:^|[.;|] ?)(?:antes|anteriormente) ?:',
      formerlyBehind: 'ja nao (?:funciona|esta|existe|e)|nao funciona mais|deixou de funcionar',
      nowadays: 'nov[oa]s?|agora|atual(?:mente)?|para',
      beside:
        '(?:estacionamento|parque|paragem|estacao|aeroporto|farmacia|hotel)(?: [a-z]+){0,3} mais proxim[oa]|(?:estamos|ficamos) (?:mesmo )?(?:em frente|ao lado|junto|atras) (?:d?[aeo]|a[os]?)(?= .{3,40},)|proxim[oa] (?:feira|mercado|exposicao|concerto|evento|curso) (?:e|sera|tera lugar|realiza-se)',
      estateLeads: '(?:zona|parque) industrial|centro comercial',
      callCosts: '(?:custo (?:de|da) (?:uma )?)?chamada (?:para|gratuita)|ligacao gratuita',
      templateAddresses: '(?<!\\p{L})rua (?:de |do )?exemplo|nome da (?:sua )?rua',
      directLines: '(?:linha |tel(?:efone|\\.)? )?diret[oa]|(?:linha )?directa|ramal',
      phones: 'tel|telef[eo]n[a-z]{0,8}|tlm|tlf|fone?|cel|celular|zap|zapzap|pelo numero|ligue|ligar',
      whenClosed:
        'fora (?:do|de|desse|deste|do nosso) (?:horario|horas)|quando (?:estamos|estivermos) (?:fechados|encerrados)',
      emergencies: 'saude 24|sns 24|antivenenos|farmacia de servico|valorizacao da vida',
      phonesGlued: '[Tt]el(?:efone)?',
      extensions: 'ramal',
      atInBrackets: 'arroba',
      atInWords: 'arroba',
      dots: 'ponto',
      mailLabels: 'e-?mail|contacto',
      postBoxes: 'apartado|caixa postal',
      addressLabels: 'morada|endere[cç]o|sede',
      addressLeads: '[Mm]orada|[Ee]ndere[cç]o|[Ss]ede',
      streetLeads: 'morada|para a',
      partLabels: 'Cidade|CIDADE|Munic[íi]pio|Estado|UF|CEP',
      quarterLabels: 'Bairro',
      behindAddresses:
        'tel(?:\\.|efon[a-zé]{0,2}s?)?|fax|cel(?:ular)?|e-?mail|contact[a-z]{0,3}|(?:ver )?map[as]?|horarios?',
      labelsBehind: 'tel(?:efone)?|fax|cel|e-?mail|entrada|acesso',
      shortLabels: 'tel|tlf|cel|fax',
      townLeads: 'em',
      townOpenings: 'em|de|a',
      leadEnds: 'na|em',
      streets: '\\brua\\b|travessa|praça|avenida|\\brodovia\\b|\\balameda\\b|\\bestrada\\b|\\br\\. ',
      streetOpenings: 'rua|avenida',
      streetParticles: 'de|do|dos|da|das|e|rua|avenida',
      townParticles: 'de|do|da|dos|e|a',
      houseParts: 'loja|sala|fra[çc][çc]?[ãa]o',
      shortHouseParts: 'andar|bloco|lote|conjunto|cj',
      floors: 'andar|piso',
      namedFloors: 'r\\/c(?:\\s\\p{L}{3}\\.?)?',
      doors: 'esq|dto',
      codeLabels: 'cep',
      regionLabels: 'estado',
      quarters: 'bairro|centro',
      hamlets: 'lugar d[aeo]|quinta d[aeo]s?|s[íi]tio|fazenda|herdade',
      registers: 'nif|nipc|cnpj|cpf',
      otherNumbers: 'nif',
    },
    statements: {
      policyLists:
        '(?:formas|metodos|meios|modos) de pagamento(?: aceit[eo]s)?|pagamentos?|aceitamos|(?:seguros|seguradoras|convenios|planos de saude|acordos)(?: (?:aceit[eo]s|atendidos))?',
      remarkLists: 'comodidades|equipamentos?|instalacoes|idiomas|linguas(?: faladas)?',
      rules:
        '(?:check-? ?(?:in|out)|chegada|saida|entrada)\\b[^.]{0,40}\\d{1,2}(?:h|:|\\.\\d\\d| ?horas)|check-? ?(?:in|out)\\b[^.]{0,40}\\d|(?:estadia|pedido|encomenda|idade|consumo|compra|reserva|aluguel|aluguer) minim[oa]|minim[oa] (?:de )?\\d|maximo (?:de )?\\d+ (?:pessoas|hospedes|caes)|criancas?\\b[^.]{0,60}\\b(?:gratis|gratuit\\w+|acompanhad\\w+|nao|so|bem-vindas|pagam)\\b|so adultos|apenas adultos|(?:pessoa|cama|hospede|noite|hora) (?:extra|adicional)|(?:suplemento|acrescimo|taxa de (?:entrega|limpeza|cancelamento|deslocacao|deslocamento|servico|visita)|taxa turistica|taxa extra)\\b|(?:sinal|caucao|deposito|adiantamento) de \\d|(?:exigimos|pedimos|requer|solicitamos) (?:\\S+ ){0,3}(?:sinal|caucao|deposito|adiantamento)|vacinad[oa]s?\\b|vacinas (?:em dia|obrigatorias)|boletim de vacinas|esterilizad\\w+|castrad\\w+|desparasitad[oa]s?\\b|nao (?:se |sao |e |ha |fazemos |sera |serao )?(?:aceit\\w+|admit\\w+|permit(?:e|em|imos|id[oa]s?)\\b|reembols\\w+|devoluc\\w+|possivel|fum\\w+|entreg\\w+|atendemos|trabalhamos)|proibid[oa]s?|(?:so|somente|apenas|exclusivamente|unicamente) (?:\\S+ )?(?:com (?:marcacao|reserva|agendamento|hora)|por (?:marcacao|telefone|whatsapp|encomenda)|em dinheiro|dinheiro|via|mediante|sob)\\b|(?:marcac(?:ao|oes)|reservas?|agendamentos?|encomendas?|pedidos?|cancelamentos?|desmarcac(?:ao|oes))\\b[^.]{0,50}\\b(?:so|somente|apenas|obrigatori\\w+|pelo menos|antecedencia|minimo|deve\\w*|necessari\\w+|por telefone)\\b|\\d+ ?(?:h|horas|dias|semanas) (?:de antecedencia|antes)|com (?:\\S+ ){0,3}antecedencia|(?:primeira|1a) (?:consulta|visita|aula|sessao|avaliacao)\\b[^.]{0,25}(?:gratis|gratuita)|(?:aula|consulta|avaliacao|sessao) (?:experimental |inicial )?gratuita|(?:mais|acresce|sem|nao inclui|nao incluem) (?:o )?(?:iva|impostos|taxas)|iva (?:nao )?incluido|(?:impostos|taxas) (?:nao )?incluid\\w+|lista de espera|(?:lotad[oa]|esgotad[oa]|vagas preenchidas)\\b|nao (?:\\S+ ){0,2}novos (?:pacientes|clientes|utentes|alunos)|entregas?\\b[^.]{0,40}\\b(?:gratis|gratuita\\w*|minimo|apenas|so|ate|partir|raio)\\b|raio de \\d+|(?:os|as) (?:caes|hospedes|clientes|pacientes|utentes|animais|criancas|alunos) (?:\\S+ ){0,2}devem\\b|por favor,? (?:chegue|traga|avise|ligue)\\w*|(?:pedimos|solicitamos) que (?:chegue|avise|desmarque|cancele|traga|respeite|nao)\\w*',
      forms:
        'deve\\w*|por favor|so|somente|apenas|nao|nunca|dentro|pelo menos|minimo|ate|gratis|gratuit\\w+|aceit\\w+|admit\\w+|bem-vind\\w+|permit\\w+|possivel|disponive\\w+|inclu\\w+|cobra\\w*|pode\\w*|antes|com antecedencia|por|sem|temos|oferecemos|pedimos|exig\\w+|privativo|proprio|ha',
      ruleHeadings:
        '(?:regras|regulamento|condicoes|politica|politicas|normas|requisitos)(?: \\S+){0,4}|bom saber|(?:informac(?:ao|oes) )?importantes?|antes de \\S+|cancelamentos?',
      ruleLabels:
        'check-? ?(?:in|out)|chegada|saida|(?:estadia|pedido|idade) minim[oa]|sinal|caucao|cancelamentos?|animais(?: de estimacao)?|caes|fumar|fumadores|(?:formas? de |metodos? de |meios? de )?pagamentos?|taxa de \\S+|taxa turistica|entregas?|estacionamento|(?:pessoa|cama) extra',
      bareRules: 'minim[oa]|maximo|deve\\w*|so|apenas|obrigatori\\w+',
      pointsBack: 'est[ae]s?|ess[ae]s?|isso|isto|ele[s]?|ela[s]?|nesse caso|neste caso|caso contrario|tal',
      cutOff:
        'de|do|da|dos|das|o|a|os|as|um|uma|e|ou|com|por|para|em|no|na|que|deve|devem|sao|seu|sua|nosso|nossa',
      namesakes:
        '(?:espaco|ambiente|lugar|local|mais) segur\\w*|seguro (?:para|e|de que)|entrega total|zona de conforto|garantia de (?:qualidade|sucesso)|precos? acessive\\w+|campos? (?:\\S+ )?obrigatorios?',
      lives:
        'licenciad\\w+|mestr(?:e|ado)|universidade|nascid[oa]|nasceu|infancia|carreira|casad[oa]|formad[oa]r?[a]? (?:em|pel[ao]|certificada?)|doutorad\\w+|pos-graduac\\w+|ordem dos \\S+|livro',
      myself: 'eu|meu|minha|meus|minhas|comigo|sou',
      chatter: 'sabia que|imagine',
      foremost:
        'pagamentos?|cartao|cartoes|dinheiro|multibanco|urgencias?|emergencias?|idiomas?|linguas?|falamos|certificad\\w+',
      negations: 'nao|nunca|sem|nem',
      access: 'acessib\\w+|acessive\\w+|cadeira de rodas|mobilidade reduzida',
      aboutMe: 'sobre mim|quem sou(?: eu)?|a minha historia|minha historia',
      askers: 'voces?|o|que',
      fillers: 'por|favor|sempre|tambem|o|a|os|as|um|uma|noss[oa]s?|e|sao|se|aqui',
    },
  },
};
