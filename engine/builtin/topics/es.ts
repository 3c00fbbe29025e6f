/** Spanish. */
import type { Topics } from './types.ts';

export const es: Topics = {
  access:
    'silla de ruedas, accesible, accesibilidad, minusválidos, discapacitados, movilidad reducida, rampa, escaleras, ascensor, baño adaptado, aseo adaptado, planta baja, carrito, escalones, sin escalones, discapacidad',
  age: 'edad mínima, a partir de qué edad, límite de edad, mayores de, cuántos años hay que, cuántos años se, cuántos años tiene que, cuántos años tienen que, cuántos años deben, edad',
  airport:
    'aeropuerto, traslado, transfer, lanzadera, venir a buscar, recogen en el aeropuerto, recogemos en el aeropuerto, desde el aeropuerto',
  alcohol: 'alcohol, vino, cerveza, bebidas, cócteles, barra',
  allergy:
    'alergia, alergias, alérgico, alérgica, alérgicos, intolerancia, intolerancias; sin gluten, celíacos, alérgenos, sin lactosa',
  arrival:
    'entrada, entrar, llegada, llegar, check in, recoger las llaves, entrega de llaves, registro, entrar en la habitación, entrar en la casa, a la casa, llegar a la casa, lista la habitación, me dan la llave, dan las llaves, está lista la habitación',
  beginners:
    'principiante, principiantes, sin experiencia, experiencia previa, conocimientos previos, sin conocimientos, todos los niveles, cualquier nivel, desde cero, ?nunca he hecho, ?no he hecho nunca, ?nunca he tocado, ?no he tocado nunca, ?nunca he probado, ?nunca he bailado, ?nunca he montado, ?nunca hice, ?nunca toqué, ?no tengo experiencia, ?no tengo ni idea, ?novato',
  booking:
    'reservar, reserva, cita previa, sin cita, con antelación, pedir cita, turno, reservación, agendar',
  brand: 'marca, marcas, productos, fabricante, línea de productos, gama',
  breakfast: 'desayuno, media pensión, pensión completa, desayunos, solo alojamiento',
  bring:
    'traer, llevar, ropa, material, equipo, toalla, qué necesito, documentación, ponerme, me pongo, ropa cómoda, vestirme, vestir, traiga, traigan, cómo tengo que ir vestido, ir vestido, vestido',
  calling:
    'llamar, llamarnos, por teléfono, llámenos, atienden el teléfono, atención telefónica, llamo, telefónicamente, contactar',
  cancel:
    'cancelar, cancelación, anular, anulación, cambiar la cita, no puedo ir, reprogramar, no presentarse, aplazar, no voy, no me presento, si no voy, avisar, no puedo venir, no podemos ir, no poder ir, no puedo asistir, me surge algo, cambiar la fecha, cambiar de fecha, cambiar el día, pongo enfermo, pongo enferma, no puedo acudir, y si no puedo',
  capacity:
    'participantes, personas, plazas, capacidad, aforo, comensales, huéspedes, asientos, caben, cabe, cabemos, camas, somos, alojar, tamaño del grupo, grupos de hasta, puede ser el grupo',
  children:
    'niños, niño, bebé, con niños, familiar, para los pequeños, los más pequeños, peques; infantil, trona, menú infantil, tronas, rincón de juegos, zona infantil, cambiador, sillita, zona de juegos',
  deliver:
    'envío, envíos, enviar, entrega, domicilio, reparto, entregas, despacho, a domicilio, paquetería, mandar, entregamos, entregan, repartimos, traer a casa, traen a casa, me lo mandan, lo mandan, llevan a casa, llevar a casa, acercar a casa, entregan en casa, me lo traen, hacen envíos',
  departure:
    'salida, salir, irse, check out, dejar la casa, dejar la habitación, abandonar, desalojar, quedarnos, hay que irse, quedarnos en la habitación, tenemos que salir, tenemos que irnos',
  deposit:
    'depósito, fianza, señal, anticipo, seña, adelanto, por adelantado, pago anticipado, pagar antes, al reservar, pagar al reservar, adelantar',
  discount:
    'descuento, descuentos, rebaja, rebajas, pagan menos, pago menos, más barato para, tarifa reducida; promoción, oferta, estudiantes, jubilados, promociones, carnet joven, #percent',
  distance:
    'lejos, a pie, a qué distancia, minutos a pie, km de, kilómetros, km del, a cuánto, cerca, distancia, caminando, minutos andando',
  emergency:
    'urgencia, urgencias, emergencia, urgente, fuera de horario; 24 horas, de guardia, avería, grúa, averiado, remolque, dolor, duele, por la noche, de noche',
  experience: 'experiencia, años de experiencia, trayectoria, #age, fundada, generaciones, desde hace',
  extraPerson:
    'persona extra, persona adicional, persona más, otra persona, tercera persona, suplemento, cama supletoria, huésped adicional, cama extra, recargo, por persona extra',
  finance:
    'financiación, cuotas, financiar, pagar en cuotas, meses sin intereses, mensualidades, cuotas mensuales, poco a poco, cada mes, todo de golpe, fraccionar, de una vez, plazos, a plazos',
  guarantee:
    'garantía, garantías, vuelve a romper, vuelve a fallar, se rompe otra vez, vuelve a estropear, no me gusta el resultado, no quedo contento, no quedo contenta, no estoy satisfecho, no estoy satisfecha, no quedo satisfecho, no me convence',
  homeVisit:
    'a domicilio, en casa, a mi casa, nos desplazamos, visita, visitas a domicilio, domicilio, en su domicilio, desplazamiento, venir a casa, vienen a casa, se desplazan, a su casa, en su casa, venir a mi casa, pueden venir a casa, no puede salir de casa, no puede salir, encamado, encamada',
  insurance:
    'seguro, seguros, aseguradora, mutua, mutuas, obra social, sanitas, adeslas, seguro médico, prepaga, mi seguro, compañía médica, aseguradoras médicas, aseguradoras',
  invoice: 'factura, facturas, facturar',
  jobs: 'empleo, vacante, currículum, trabaja con nosotros, curriculum, tienen trabajo, hay trabajo, dan trabajo, ofrecen trabajo, trabajar con ustedes, trabajar con vosotros, trabajar ahí, trabajar para ustedes, contratando, contratan, ofertas de empleo, oferta de trabajo, puesto de trabajo, puestos de trabajo, bolsa de trabajo, busco trabajo, buscan personal, buscamos ayudante, buscan gente, necesitan gente, necesitan personal, se busca, buscamos personal',
  language: 'idioma, idiomas, hablan, hablar, inglés, francés, alemán, italiano, hablamos',
  licence:
    'titulado, cualificado, certificado, formado, profesionales, título, títulos; licencia, homologado, autorizado, diplomado, matriculado, acreditado, colegiado, nif, cif, cuit, rfc, ruc, licencia municipal, número de registro, colegiada, número de colegiado, registro sanitario, cédula profesional, habilitado, estudió, estudiado, estudios, estudiaste, formada, formación, se formó, titulada, licenciado, licenciada, graduado, graduada, universidad, diplomada',
  membership: 'socio, cuota, matrícula, abono, permanencia, inscripción, hacerse socio, mensualidad',
  moved: 'mudarse, mudado, traslado, nuevo local, nueva dirección, trasladado, nueva sede',
  newClients:
    'nuevos pacientes, nuevos clientes, primera visita, lista de espera, alumnos nuevos, pacientes nuevos, hacerme paciente, ser paciente, soy nuevo, soy nueva, nunca he ido, clientes nuevos, plazas para nuevos, nuevos alumnos',
  online:
    'online, en línea, por internet, tienda online, app, telemática, videollamada, por la web, en su web, en la página web, a través de la web, doctoralia',
  outdoor:
    'fuera, afuera, al aire libre, exterior, al sol, mesas fuera; terraza, jardín, patio, sentarme afuera',
  owner:
    'dueño, dueña, propietario, director, directora, fundador, jefe, encargado, responsable, gerente, dirigido, anfitriones, dirigida, propietaria, doña, titular, pertenece a, perteneciente a, a cargo de, al frente de, de quién es, quién fundó, fundó la empresa, quién manda, quién lo lleva, quién lleva',
  parking:
    'aparcamiento, parking, aparcar, estacionamiento, estacionar, cochera, garaje, plaza de garaje, dejar el coche, dejar el carro, dejo el coche, estacionarse, dejar la bici, dejar la bicicleta, aparcar la bici, aparcabicis, plazas de aparcamiento, dejar el auto, pongo el coche, ?voy en coche, sitio para aparcar, aparca, se aparca, dónde aparco, dejo el carro, sitio para el coche',
  parties:
    'fiesta, fiestas, celebrar, celebración, celebraciones, eventos, evento, alquilar el local; cumpleaños, boda, comuniones, catering, salón privado, banquetes',
  payment: 'pagar, pago, formas de pago, métodos de pago, aceptan, aceptamos, medios de pago, cobran',
  pets: 'mascota, mascotas, perro, perros, animales, se admiten mascotas',
  provided:
    'incluido, incluidos, incluida, incluidas, toallas, sábanas, ropa de cama, hay que llevar, disponibles',
  quote:
    'presupuesto, presupuestos, sin compromiso, cotización, presupuesto gratis, precio aproximado, decir antes, precio antes, saber el precio, lo que cuesta antes',
  referral:
    'volante, derivación, médico de cabecera, mandar mi médico, papel del médico, remisión, prescripción médica, orden médica',
  refund:
    'devolución, devolver, reembolso, cambio, cambiar, devoluciones, devuelven el dinero, no me gusta, no me queda bien, devuelto, no me vale, lo cambian, devolverlo, cambiarlo',
  reply:
    'responder, respondemos, respuesta, contestar, contestamos, contestarán, responden, nos pondremos en contacto, le llamaremos en, tiempo de respuesta, ?me contactarán, ?me llamarán',
  smoking: 'fumar, fumadores, no fumadores, cigarro, vapear, cigarrillo',
  social:
    'facebook, instagram, tiktok, youtube, redes sociales, seguir, síganos, síguenos, seguirles, seguiros',
  stay: 'estancia mínima, una noche, mínimo de noches, estadía mínima, solo una noche, mínimo, mínima, una única noche, sólo por una noche',
  takeaway:
    'para llevar, recoger, recogida, pedir para llevar, encargar, encargos, por encargo, recoger la comida, comida a casa, llevar la comida, buscar la comida, comer en casa',
  toilets:
    'baño, baños, aseo, aseos, váter, wc, lavabo, lavabos, servicios higiénicos, tienen servicios, sanitarios',
  transport:
    'transporte público, sin coche, no conduzco, parada más cercana, no tengo coche, sin carro; autobús, tren, metro, bus, tranvía, colectivo, cómo llegar, qué línea, parada, para justo, para delante, autobuses',
  trial:
    'clase de prueba, prueba, primera clase, primera consulta, gratis la primera, clase gratis, consulta gratuita, probar, probar antes, sin compromiso probar, hacer una prueba',
  vegetarian:
    'vegetariano, vegano, vegetarianos, sin carne, veganos, no como carne, productos animales, vegetal',
  voucher:
    'vale, tarjeta regalo, tarjetas regalo, bono regalo, regalar, regalo, cheque regalo, un vale, comprar un vale, bonos, vale de regalo',
  wait: 'espera, tiempo de espera, cuánto tarda, lista de espera, tardan, demora, esperar, esperar mucho, en dar cita, me dan cita, para cuándo, cuándo me dan, próxima cita, cuánto tardan en, hay que esperar',
  weather:
    'lluvia, llueve, lloviera, llueva, llover, mal tiempo, tormenta, meteorológicas, condiciones climáticas, inclemencias, ?hace malo, ?tiempo es malo',
  wifi: 'wifi, internet, wi fi, conexión, conectarme, me puedo conectar, red inalámbrica, conexión a internet',
  writing:
    'whatsapp, sms, escríbanos, escríbenos, escribirles, escribiros, escribir, mensaje, mandar un mensaje, enviar un mensaje, mandarles un mensaje, mensaje de texto',
};
