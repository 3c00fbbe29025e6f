/** Portuguese. */
import type { Topics } from './types.ts';

export const pt: Topics = {
  access:
    'cadeira de rodas, acessível, acessibilidade, deficientes, mobilidade reduzida, rampa, escadas, elevador, térreo, rés do chão, carrinho, cadeirante, degraus, sem degraus, subir escadas, rés-do-chão',
  age: 'idade mínima, a partir de que idade, limite de idade, maiores de, quantos anos é preciso, quantos anos tem de, quantos anos têm de, quantos anos têm que, idade',
  airport: 'aeroporto, transfer, traslado, shuttle',
  alcohol: 'álcool, vinho, cerveja, bebidas, coquetéis, bar',
  allergy: 'alergia, alergias, sem glúten, celíacos, intolerância, alérgenos, sem lactose',
  arrival:
    'check in, chegar, chegada, entrar, entrada, entrega das chaves, entrar no quarto, no quarto, na casa, entrar na casa',
  booking:
    'reservar, reserva, marcação, marcar, agendamento, agendar, hora marcada, com antecedência, sem marcação, ordem de chegada, reservas',
  brand: 'marca, marcas, produtos, fabricante, linha de produtos, gama',
  breakfast: 'café da manhã, pequeno almoço, meia pensão, pensão completa, café incluso',
  bring:
    'trazer, levar, roupa, material, equipamento, toalha, documentos, vestir, traga, tragam, calçado, vestuário, o que preciso, roupa confortável',
  calling:
    'ligar, telefonar, por telefone, ligue, atendem o telefone, contactar, atendimento telefónico, ligo, telefonicamente',
  cancel:
    'cancelar, cancelamento, desmarcar, remarcar, reagendar, falta, não comparecer, adiar, desmarcação, faltar, cancele, horas de antecedência, não puder ir, não posso ir, não conseguir ir, não puder vir, não puder comparecer, não posso vir, mudar a data, mudar de data, mudar o dia',
  capacity:
    'pessoas, lugares, capacidade, hóspedes, convidados, lotação, cabem, cabe, camas, acomodar, alojar, cabemos, tamanho do grupo, grupos até, pode ser o grupo',
  children:
    'crianças, criança, infantil, família, bebê, bebé, filho, filha, cadeirão, miúdos, menino, kids, famílias',
  deliver:
    'entrega, entregas, entregar, envio, domicílio, delivery, frete, enviar, ao domicílio, tele entrega',
  departure:
    'check out, sair, saída, temos de partir, tenho de partir, deixar a casa, deixar o quarto, desocupar',
  deposit:
    'depósito, caução, sinal, adiantamento, adiantado, pagamento antecipado, pagar antes, valor de entrada',
  discount:
    'desconto, descontos, promoção, estudantes, idosos, promoções, aposentados, cartão fidelidade, #percent',
  distance:
    'longe, a pé, a que distância, minutos a pé, km de, quilômetros, quilómetros, km do, km da, perto, distância, quanto dista',
  emergency:
    'urgência, emergência, 24 horas, plantão, urgente, urgências, emergências, reboque, avaria, avariado, avariou, parado na estrada, guincho, dor',
  experience: 'experiência, anos de experiência, #age, fundada, gerações, tradição, há anos, mercado',
  extraPerson:
    'pessoa extra, pessoa adicional, mais uma pessoa, terceira pessoa, suplemento, cama extra, hóspede adicional, pessoa a mais, acréscimo',
  finance: 'parcelar, parcelas, parcelado, prestações, financiamento, parcelamento, vezes, sem juros',
  guarantee: 'garantia, garantias',
  homeVisit:
    'ao domicílio, em casa, a domicílio, visita, na minha casa, deslocação, domicílio, atendimento domiciliar, vamos até si, vamos até você, a minha casa, vamos ao',
  insurance:
    'convênio, convênios, plano de saúde, seguro, planos, seguros, reembolso, acordos, adse, unimed, planos de saúde',
  jobs: 'emprego, trabalhe conosco, currículo, recrutamento, contratando, contratar, trabalhar aí, trabalhar convosco, trabalhar com vocês, trabalhar para vocês, candidatura, oferta de emprego, estamos a recrutar, recrutar, precisam de gente, vaga de emprego, vagas de emprego, vagas abertas',
  language: 'língua, línguas, idiomas, idioma, falam, falar, falamos, inglês, espanhol, francês, alemão',
  licence:
    'licenciado, certificado, autorizado, qualificado, registrado, credenciado, formado, certificação, cro, alvará, cnpj, nif, nipc, crea, crm, crmv, oab, número de registro, registo, ers, registrada, inscrito, ordem dos',
  membership: 'mensalidade, matrícula, inscrição, sócio, fidelização, plano, adesão',
  moved: 'mudar, mudámos, mudamos, novo endereço, nova morada, novas instalações, mudança',
  newClients: 'novos pacientes, novos clientes, primeira consulta, lista de espera, novos alunos',
  online:
    'online, pelo site, no site, no vosso site, através do site, internet, aplicativo, loja online, pela internet, whatsapp',
  outdoor: 'esplanada, jardim, terraço, área externa, ao ar livre, varanda, quintal',
  owner:
    'dono, dona, proprietário, proprietária, diretor, diretora, fundador, responsável, gerente, gerida, gerido, liderada, donos, proprietários, pertence a, à frente da, à frente do, propriedade de, de quem é, gerida por, gerido por, chefe, chefia, dirige, dirigida por, dirigido por',
  parking:
    'estacionamento, estacionar, parque, garagem, parqueamento, manobrista, deixar o carro, parar o carro, deixar a bicicleta, deixar a bici, estacionar a bicicleta, bicicletário',
  parties:
    'festa, aniversário, casamento, evento, eventos, grupos, confraternização, salão, buffet, festas, celebrações',
  payment:
    'pagar, pagamento, formas de pagamento, aceita, aceitam, métodos de pagamento, meios de pagamento, aceitamos',
  pets: 'animais, animal, cão, cães, cachorro, pet, pets, animais de estimação, pet friendly',
  provided:
    'incluído, incluídos, incluída, incluídas, toalhas, lençóis, roupa de cama, levar toalhas, fornecido',
  quote: 'orçamento, orçamentos, sem compromisso, orçamento grátis, cotação',
  refund: 'devolução, devolver, reembolso, troca, trocar, devoluções',
  smoking: 'fumar, fumantes, fumadores, não fumantes',
  stay: 'estadia mínima, uma noite, só uma noite, mínimo de noites, mínimo, mínima',
  takeaway: 'para levar, retirar, retirada, levantar, take away, encomenda, encomendas, viagem',
  transport:
    'ônibus, autocarro, trem, comboio, metro, metrô, estação, paragem, transporte público, ponto de ônibus, como chegar',
  trial:
    'aula experimental, experimental, primeira aula, aula grátis, teste, avaliação gratuita, primeira consulta',
  vegetarian: 'vegetariano, vegano, sem carne, vegetarianos, veganos',
  voucher:
    'vale presente, cartão presente, oferecer, presente, vale, voucher, cheque prenda, prenda, vendem vales, um vale, cartões presente, vale oferta',
  wait: 'espera, tempo de espera, demora, prazo, quanto tempo, lista de espera, fila',
  wifi: 'wifi, wi fi, internet, ligação',
};
