/** Portuguese. */
import type { Topics } from './types.ts';

export const pt: Topics = {
  access:
    'cadeira de rodas, acessível, acessibilidade, deficientes, mobilidade reduzida, rampa, escadas, elevador, térreo, rés do chão, carrinho, cadeirante, degraus, sem degraus, subir escadas, rés-do-chão, andarilho, muletas',
  age: 'idade mínima, a partir de que idade, limite de idade, maiores de, quantos anos é preciso, quantos anos tem de, quantos anos têm de, quantos anos têm que, idade',
  airport:
    'aeroporto, transfer, traslado, shuttle, ir me buscar, buscar ao aeroporto, do aeroporto, buscá lo ao aeroporto',
  alcohol: 'álcool, vinho, cerveja, bebidas, coquetéis, bar, beber um copo',
  allergy:
    'alergia, alergias, alérgico, alérgica, alérgicos, intolerância, intolerâncias; sem glúten, celíacos, alérgenos, sem lactose',
  arrival:
    'check in, chegar, chegada, entrar, entrada, entrega das chaves, entrar no quarto, no quarto, na casa, entrar na casa, pronto o quarto, dão a chave, quarto está pronto, as chaves',
  beginners:
    'principiante, principiantes, iniciante, iniciantes, sem experiência, experiência prévia, experiência anterior, conhecimentos prévios, todos os níveis, qualquer nível, do zero, começar do zero, ?nunca fiz, ?nunca toquei, ?nunca peguei, ?nunca pratiquei, ?nunca experimentei, ?nunca dancei, ?nunca montei, ?não tenho experiência',
  booking:
    'reservar, reserva, marcação, marcar, agendamento, agendar, hora marcada, com antecedência, sem marcação, ordem de chegada, reservas',
  brand: 'marca, marcas, produtos, fabricante, linha de produtos, gama',
  breakfast: 'café da manhã, pequeno almoço, meia pensão, pensão completa, café incluso',
  bring:
    'trazer, levar, roupa, material, equipamento, toalha, documentos, vestir, traga, tragam, calçado, vestuário, o que preciso, roupa confortável, visto, ir vestido, devo vestir, do que preciso',
  calling:
    'ligar, telefonar, por telefone, ligue, atendem o telefone, contactar, atendimento telefónico, ligo, telefonicamente',
  cancel:
    'cancelar, cancelamento, desmarcar, remarcar, reagendar, falta, não comparecer, adiar, desmarcação, faltar, cancele, horas de antecedência, não puder ir, não posso ir, não conseguir ir, não puder vir, não puder comparecer, não posso vir, mudar a data, mudar de data, mudar o dia, ficar doente, fico doente, imprevisto, não aparecer, não apareço, se não puder, canceladas',
  capacity:
    'participantes, pessoas, lugares, capacidade, hóspedes, convidados, lotação, cabem, cabe, camas, acomodar, alojar, cabemos, tamanho do grupo, grupos até, pode ser o grupo',
  children:
    'crianças, criança, bebé, bebê, com crianças, para os pequenos, miúdos; infantil, cadeirão, kids, cadeiras altas, cantinho de brincar, fraldário, espaço infantil, cadeirinha, parque infantil',
  deliver:
    'entrega, entregas, entregar, envio, domicílio, delivery, frete, enviar, ao domicílio, tele entrega, trazer a minha casa, entregamos, podem enviar, mandam para casa, entregam em casa, levam a casa, levar a casa, levam ao domicílio, entregar em casa, fazem entregas',
  departure:
    'check out, sair, saída, temos de partir, tenho de partir, deixar a casa, deixar o quarto, desocupar, ficar no quarto, temos de sair, ir embora, sair do quarto, temos de ir, saída do quarto, vagar o quarto',
  deposit:
    'depósito, caução, sinal, adiantamento, adiantado, pagamento antecipado, pagar antes, valor de entrada, na reserva, adiantar, ao reservar',
  discount:
    'desconto, descontos, reduções, tarifa reduzida, pagam menos, pago menos, mais barato para; promoção, estudantes, idosos, promoções, aposentados, cartão fidelidade, #percent',
  distance:
    'longe, a pé, a que distância, minutos a pé, km de, quilômetros, quilómetros, km do, km da, perto, distância, quanto dista',
  emergency:
    'urgência, urgências, emergência, urgente, fora de horas; 24 horas, plantão, emergências, reboque, avaria, avariado, avariou, parado na estrada, guincho, dor, à noite, de noite',
  experience: 'experiência, anos de experiência, #age, fundada, gerações, tradição, há anos, mercado',
  extraPerson:
    'pessoa extra, pessoa adicional, mais uma pessoa, terceira pessoa, suplemento, cama extra, hóspede adicional, pessoa a mais, acréscimo',
  finance:
    'parcelar, parcelas, parcelado, prestações, financiamento, parcelamento, duas vezes, três vezes, seis vezes, dez vezes, doze vezes, sem juros, prestações mensais, aos poucos, por mês, de uma vez, várias vezes, em prestações',
  guarantee:
    'garantia, garantias, voltar a avariar, avariar outra vez, estragar outra vez, quebrar de novo, voltar a estragar, não ficar satisfeito, não fico satisfeito, não ficar satisfeita, não gostar do resultado, não gosto do resultado',
  homeVisit:
    'ao domicílio, em casa, a domicílio, visita, na minha casa, deslocação, domicílio, atendimento domiciliar, vamos até si, vamos até você, a minha casa, vamos ao, vêm a casa, em casa dos, pode sair, deslocam, visitar em casa, vão a casa, vir a minha casa, podem vir a casa, acamado, acamada, não pode sair de casa, não consegue sair de casa',
  insurance:
    'convênio, convênios, plano de saúde, seguro, planos, seguros, reembolso, acordos, adse, unimed, planos de saúde',
  invoice: 'fatura, faturas, nota fiscal, faturar',
  jobs: 'emprego, trabalhe conosco, currículo, recrutamento, contratando, contratar, trabalhar aí, trabalhar convosco, trabalhar com vocês, trabalhar para vocês, candidatura, oferta de emprego, estamos a recrutar, recrutar, precisam de gente, vaga de emprego, vagas de emprego, vagas abertas, procuro trabalho, procuram pessoal, procuramos ajudante, mandar o currículo, precisam de alguém, têm trabalho, a contratar, estão a contratar, tempo parcial',
  language: 'língua, línguas, idiomas, idioma, falam, falar, falamos, inglês, espanhol, francês, alemão',
  licence:
    'qualificado, certificado, habilitado, formado, profissionais, diploma, formação, certificação; licenciado, autorizado, registrado, credenciado, cro, alvará, cnpj, nif, nipc, crea, crm, crmv, oab, número de registro, registo, ers, registrada, inscrito, ordem dos, estudou, estudei, estudos, formada, formou-se, formaram, licenciada, licenciatura, graduado, graduada, graduação, universidade, faculdade, diplomado',
  membership: 'mensalidade, matrícula, inscrição, sócio, fidelização, plano, adesão',
  moved: 'mudar, mudámos, mudamos, novo endereço, nova morada, novas instalações, mudança',
  newClients:
    'novos pacientes, novos clientes, primeira consulta, lista de espera, novos alunos, novos doentes, tornar me doente, sou novo, sou nova, nunca fui, nunca estive, vagas para novos, doentes novos, pacientes novos, ser paciente',
  online:
    'online, internet, aplicativo, loja online, pela internet, whatsapp, pelo site, no site, no vosso site, através do site',
  outdoor:
    'ao ar livre, exterior, lá fora, ao sol, mesas lá fora; esplanada, jardim, terraço, área externa, varanda, quintal',
  owner:
    'dono, dona, proprietário, proprietária, diretor, diretora, fundador, responsável, gerente, gerida, gerido, liderada, donos, proprietários, pertence a, à frente da, à frente do, propriedade de, de quem é, gerida por, gerido por, chefe, chefia, dirige, dirigida por, dirigido por, quem fundou, fundou a empresa, quem manda, direção',
  parking:
    'estacionamento, estacionar, parque, garagem, parqueamento, manobrista, deixar o carro, parar o carro, deixar a bicicleta, deixar a bici, estacionar a bicicleta, bicicletário, lugares de estacionamento, ponho o carro, ?vou de carro, lugar para o carro, onde estaciono, vaga para o carro, vagas de estacionamento, deixo o carro',
  parties:
    'festa, festas, festejar, eventos, evento, celebrações, festas privadas; aniversário, casamento, confraternização, salão, buffet',
  payment:
    'pagar, pagamento, formas de pagamento, aceita, aceitam, métodos de pagamento, meios de pagamento, modos de pagamento, se paga, aceitamos',
  pets: 'animais, animal, cão, cães, cachorro, pet, pets, animais de estimação, pet friendly',
  provided:
    'incluído, incluídos, incluída, incluídas, toalhas, lençóis, roupa de cama, levar toalhas, fornecido',
  quote:
    'orçamento, orçamentos, sem compromisso, orçamento grátis, cotação, preço aproximado, saber antes, estimativa, uma estimativa, quanto custa antes',
  referral:
    'credencial, credenciais, encaminhamento, médico de família, papel do médico, guia médica, requisição, pedido médico',
  refund:
    'devolução, devolver, reembolso, troca, trocar, devoluções, devolvidos, devolvem o dinheiro, não gostar, não servir, não gosto, não serve, de volta o dinheiro',
  reply:
    'responder, respondemos, respondem, resposta, tempo de resposta, entraremos em contacto, entraremos em contato, retornamos, ?me contactam, ?me retornam',
  smoking: 'fumar, fumantes, fumadores, não fumantes, cigarro, vapear',
  social: 'facebook, instagram, tiktok, youtube, redes sociais, seguir, siga nos',
  stay: 'estadia mínima, uma noite, só uma noite, mínimo de noites, mínimo, mínima, uma única noite, apenas uma noite',
  takeaway:
    'para levar, retirar, retirada, levantar, take away, encomenda, encomendas, viagem, buscar a comida, levar a comida, levantar o pedido, comer em casa, retirar o pedido',
  toilets: 'casa de banho, casas de banho, wc, banheiro, banheiros, sanitários, lavabos, toalete',
  transport:
    'transporte público, transportes públicos, sem carro, não conduzo, paragem mais próxima, não tenho carro, não dirijo; ônibus, autocarro, trem, comboio, metro, metrô, estação, paragem, ponto de ônibus, como chegar, que linha, que autocarro, para em frente, qual ônibus, que ônibus',
  trial:
    'aula experimental, experimental, primeira aula, aula grátis, teste, avaliação gratuita, primeira consulta, experimentar, testar, aula de teste, experimentar primeiro',
  vegetarian:
    'vegetariano, vegano, sem carne, vegetarianos, veganos, não como carne, produtos animais, à base de plantas',
  voucher:
    'vale presente, cartão presente, cartão oferta, oferecer, presente, vale, voucher, cheque prenda, prenda, vendem vales, um vale, cartões presente, vale oferta',
  wait: 'espera, tempo de espera, demora, prazo, quanto tempo, lista de espera, fila, esperar, demora muito, consigo uma consulta, próxima vaga, espera se, quando consigo',
  weather:
    'chuva, chove, chover, chovendo, mau tempo, tempestade, meteorológicas, condições climáticas, intempéries, ?tempo ruim',
  wifi: 'wifi, wi fi, internet, ligação, ligar à net, ligação à internet, net',
  writing:
    'whatsapp, sms, escreva nos, escrever vos, escrever para vocês, mandar uma mensagem, enviar uma mensagem, mensagem, mensagens',
};
