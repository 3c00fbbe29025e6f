/** Portuguese. */
import type { WordTable } from './word-table.ts';

export const portuguese: WordTable = {
  language: 'pt',
  stopwords:
    'o, a, os, as, de, e, em, que, um, uma, com, para, por, do, da, dos, das, no, na, nos, ao, à, seu, sua, nosso, nossa, não, mais, é, são, você, pelo, também',
  days: {
    mon: 'segunda-feira, segunda, segundas, 2ª feira, 2ª, seg',
    tue: 'terça-feira, terça, terças, 3ª feira, 3ª, ter',
    wed: 'quarta-feira, quarta, quartas, 4ª feira, 4ª, qua',
    thu: 'quinta-feira, quinta, quintas, 5ª feira, 5ª, qui',
    fri: 'sexta-feira, sexta, sextas, 6ª feira, 6ª, sex',
    sat: 'sábado, sábados, sáb',
    sun: 'domingo, domingos, dom',
  },
  dayInitials: '- - - - - - -',
  dayGroups: {
    everyDay: 'todos os dias, diariamente, cada dia, 7 dias por semana',
    weekdays: 'dias úteis, dias de semana, dias da semana',
    weekend: 'fim de semana, fins de semana, fim-de-semana, fins-de-semana',
    holidays: 'feriados, feriado',
  },
  hours: {
    through: 'a, à, às, ao, até, até às, até as, as',
    and: 'e, &',
    from: 'de, das, da, desde as, a partir das, a partir de, entre as, dos',
    open: 'aberto, abertos, abre, abrimos, horário',
    closed: 'fechado, fechados, encerrado, encerrados, encerra, encerramos, fechamos, folga',
    except: 'exceto, excepto, salvo',
    allDay: '24 horas, 24h, 24/7',
    noon: 'meio-dia, meio dia',
    midnight: 'meia-noite, meia noite',
    late: 'tarde, último cliente, fecho',
    aside: 'última entrada, últimos pedidos, fecho da cozinha, cozinha encerra às, cozinha encerra',
    appointment:
      'com marcação, por marcação, mediante marcação, com hora marcada, só com marcação, mediante agendamento, sob marcação, com agendamento',
    telephone:
      'atendimento telefónico, atendimento telefônico, atendimento por telefone, horário telefónico, atendemos por telefone',
    clock: 'h, hrs, horas, hs',
    am: 'am, da manhã',
    pm: 'pm, da tarde, da noite',
    filler:
      'aberto, abertos, abre, abrimos, horário, horários, de, funcionamento, atendimento, feira, o, a, os, das, dos, nosso, estamos, também, só, abertura, loja, manhã, tarde, noite, manhãs, tardes, todas, todos, cada, atendemos, geral',
    purpose:
      'cozinha, almoço, almoços, jantar, jantares, pequeno-almoço, pequenos-almoços, café da manhã, brunch, esplanada, receção, recepção, urgências, urgência, emergências, emergência, entrega, entregas, check-in, check-out, telefone, takeaway, take-away',
    houses: 'loja, escritório, oficina, clínica, consultório, restaurante, salão, farmácia, bar, piscina',
    served: 'servido, servida, serve, servimos, servidos',
    others:
      'fora do horário, fora de horas, farmácia de serviço, mais próximo, mais próxima, câmara municipal, saúde 24',
    season:
      'verão, inverno, primavera, outono, natal, páscoa, férias, primeiro, segundo, último, um, por mês, do mês, época',
  },
  months:
    'janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro, jan, fev, abr, mai, jun, jul, ago, out, nov, dez',
  headings: {
    hours: 'horário, horários, horário de funcionamento, horário de atendimento, horário de abertura',
    timetable: 'aulas, horário das aulas, eventos, agenda, calendário, cursos, programa, concertos, oficinas',
    services:
      'serviços, nossos serviços, os nossos serviços, ementa, cardápio, menu, carta, preços, preçário, tabela de preços, tratamentos, especialidades, produtos, quartos, bebidas, sobremesas, entradas, pratos, pratos principais',
    prices: 'preços, preço, tabela de preços, preçário, tarifas, valores, nossos preços',
    serviceMenus:
      'serviços, os nossos serviços, nossos serviços, tratamentos, os nossos tratamentos, terapias, especialidades, áreas de atuação, o que fazemos, aulas, cursos',
    offerCards: 'o que oferecemos, pacotes, procedimentos, nossas especialidades, as nossas especialidades',
    asides:
      'porquê nós, por que nós, porque escolher, por que escolher, os nossos valores, nossos valores, nossa história, a nossa história, como funciona, comodidades, instalações, no quarto, nos quartos, inclui, o que inclui, incluído, a nossa equipa, nossa equipe, galeria, notícias, parceiros, marcas, formas de pagamento, siga-nos, newsletter, vantagens, diferenciais, links úteis',
    areas: 'áreas de atuação, zonas de atendimento, área de serviço, zonas de entrega, onde atuamos',
    faq: 'perguntas frequentes, faq, dúvidas, perguntas, dúvidas frequentes',
    testimonials: 'testemunhos, depoimentos, avaliações, opiniões',
    contact:
      'contacto, contactos, contato, contatos, onde estamos, localização, morada, endereço, como chegar, visite-nos, nosso endereço, onde ficamos, encontre-nos, venha nos visitar',
  },
  phone: { phone: 'telefone, telefones, tel, telemóvel, tlm, telm, celular, whatsapp, ligue, t', fax: 'fax' },
  price: {
    from: 'desde, a partir de, de',
    upTo: 'até',
    upward: 'ou mais',
    onRequest: 'sob consulta, preço de mercado, a consultar, sob orçamento',
    free: 'grátis, gratuito, gratuita',
    per: 'por, a, /, cada',
  },
  notServices:
    'entrega, depósito, caução, sinal, cancelamento, mínimo, desconto, vale, iva, total, taxa, frete, gorjeta, suplemento',
  slogans:
    'nós, nosso, nossa, nossos, nossas, você, seu, sua, seus, suas, por que, porquê, mais que, mais do que, bem-vindo, bem-vindos, passo, conheça, descubra',
  policy:
    'cancel, desmarca, reembols, devoluç, depósito, caução, sinal de, estacionamento, estacionar, animais são, animais de estimação são, aceitamos animais, não aceitamos animais, pagament, cartão, dinheiro, multibanco, mb way, mbway, pix, seguro, garantia, alerg, alérg, pedido mínimo, entrega, sem marcação, fumar, atraso',
  other:
    'zona de, área de atendimento, atendemos em, falamos, idiomas, línguas, acessível, cadeira de rodas, mobilidade reduzida, fundad, empresa familiar, negócio familiar, proprietári, certificad, anos de experiência, wifi, wi-fi, vegan, vegetarian, sem glúten, reserva, urgência, metro, autocarro, novos pacientes',
  questions:
    'que, qual, quais, como, quando, onde, quem, por que, porque, posso, há, têm, tem, aceitam, é, são, quanto, quantos, preciso, devo, oferecem, fazem, vocês, existe, o que',
  credits:
    'desenvolvido por, site por, criado por, design por, web design, powered by, feito por, site desenvolvido por, website por, criação de sites, web design por, agência digital, site feito por',
  thirdParties:
    'recomendamos, fabricante, clínica parceira, alojamento web, hospedagem, entidade reguladora, centro de arbitragem, arbitragem, tribunal, câmara municipal, polícia, táxi, táxis, posto de turismo, ordem dos, conservatória, procon',
  calls:
    'ler mais, leia mais, saber mais, saiba mais, ver mais, mais informações, reservar, reserve já, reservar agora, agendar, agende agora, agendar agora, comprar, comprar agora, adicionar ao carrinho, contacte-nos, fale connosco, fale conosco, pedir orçamento, ver detalhes, clique aqui, voltar',
  offered:
    'acompanhamento, acupuntura, advocacia, afinacao, alinhamento, almoco, aluguer, aluguel, alvenaria, analise, aparelho, apoio, ar condicionado, assistencia, atendimento, aula, avaliacao, balanceamento, banho, barba, bebida, bolo, botox, cabelo, cafe, cafetaria, canalizacao, carne, carpintaria, casamento, check-up, churrasco, cirurgia, clareamento, branqueamento, climatizacao, coaching, coloracao, colonoscopia, comida, condicionamento, consert, construcao, consult, contabil, coroa, corte, cuidado, curso, decoracao, depilacao, dermatolog, desentup, design, diagnostico, dieta, direito, divorcio, drenagem, ecografia, eletric, endodontia, entrega, escova, esmalt, estetica, evento, exame, extracao, facet, faceta, festa, fisioterapia, formacao, foto, freio, gesso, ginastica, higiene, higienizacao, hospedagem, implante, impressao, instalacao, inventario, jantar, jardinagem, joias, lanche, laser, lavagem, lentes, limpeza, locacao, luzes, manicure, manutencao, maquilhagem, maquiagem, marcenaria, massag, mecanica, medicina, menu, montagem, mudanca, natacao, nutricao, obras, odontolog, odontopediatria, oleo, orcamento, ortodontia, osteopatia, pacote, pao, parto, pastelaria, passeio, pedicure, peeling, penteado, periodontia, petisco, pilates, pintura, piscina, pizza, pneu, podologia, prato, prevencao, progressiva, projet, protese, psicolog, psicoterapia, quarto, radiografia, reabilitacao, reforma, remocao, reparacao, restauracao, restaurante, revestimento, revisao, salada, seguro, serralharia, servico, sessao, sobrancelha, sobremesa, sopa, suite, tatuagem, telhado, terapia, tintura, torta, tosa, traducao, transfer, transporte, tratamento, treino, tuina, unha, vacina, venda, viagem, video, vinho, visita, yoga',
  generic:
    'início, bem-vindo, bem-vindos, bem-vindo a, bem-vindos a, contacto, contactos, contato, sobre, sobre nós, quem somos, serviços, os nossos serviços, ementa, cardápio, menu, preços, horário, galeria, home, notícias, página inicial',
};
