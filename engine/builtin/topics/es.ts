/** Spanish. */
import type { Topics } from './types.ts';

export const es: Topics = {
  access:
    'silla de ruedas, accesible, accesibilidad, minusválidos, discapacitados, movilidad reducida, rampa, escaleras, ascensor, baño adaptado, aseo adaptado, planta baja, carrito, escalones, sin escalones, discapacidad',
  age: 'edad mínima, a partir de qué edad, límite de edad, mayores de, cuántos años hay que, cuántos años se, cuántos años tiene que, cuántos años tienen que, cuántos años deben, edad',
  airport: 'aeropuerto, traslado, transfer, lanzadera',
  alcohol: 'alcohol, vino, cerveza, bebidas, cócteles, barra',
  allergy: 'alergia, alergias, sin gluten, celíacos, intolerancia, alérgenos, sin lactosa',
  arrival:
    'entrada, entrar, llegada, llegar, check in, recoger las llaves, entrega de llaves, registro, entrar en la habitación, entrar en la casa, a la casa, llegar a la casa',
  booking:
    'reservar, reserva, cita previa, sin cita, con antelación, pedir cita, turno, reservación, agendar',
  brand: 'marca, marcas, productos, fabricante, línea de productos, gama',
  breakfast: 'desayuno, media pensión, pensión completa, desayunos, solo alojamiento',
  bring:
    'traer, llevar, ropa, material, equipo, toalla, qué necesito, documentación, ponerme, me pongo, ropa cómoda, vestirme, vestir, traiga, traigan',
  calling:
    'llamar, llamarnos, por teléfono, llámenos, atienden el teléfono, atención telefónica, llamo, telefónicamente, contactar',
  cancel:
    'cancelar, cancelación, anular, anulación, cambiar la cita, no puedo ir, reprogramar, no presentarse, aplazar, no voy, no me presento, si no voy, avisar, no puedo venir, no podemos ir, no poder ir, no puedo asistir, me surge algo, cambiar la fecha, cambiar de fecha, cambiar el día',
  capacity:
    'personas, plazas, capacidad, aforo, comensales, huéspedes, asientos, caben, cabe, cabemos, camas, somos, alojar, tamaño del grupo, grupos de hasta, puede ser el grupo',
  children: 'niños, niño, infantil, familias, hijo, hija, trona, peques, menores, menú infantil',
  deliver:
    'envío, envíos, enviar, entrega, domicilio, reparto, entregas, despacho, a domicilio, paquetería, mandar, entregamos, entregan, repartimos',
  departure: 'salida, salir, irse, check out, dejar la casa, dejar la habitación, abandonar, desalojar',
  deposit: 'depósito, fianza, señal, anticipo, seña, adelanto, por adelantado, pago anticipado, pagar antes',
  discount:
    'descuento, descuentos, promoción, oferta, estudiantes, jubilados, rebaja, promociones, carnet joven, #percent',
  distance:
    'lejos, a pie, a qué distancia, minutos a pie, km de, kilómetros, km del, a cuánto, cerca, distancia, caminando, minutos andando',
  emergency:
    'urgencia, urgencias, emergencia, 24 horas, de guardia, urgente, fuera de horario, avería, grúa, averiado, remolque, dolor, duele',
  experience: 'experiencia, años de experiencia, trayectoria, #age, fundada, generaciones, desde hace',
  extraPerson:
    'persona extra, persona adicional, persona más, otra persona, tercera persona, suplemento, cama supletoria, huésped adicional, cama extra, recargo, por persona extra',
  finance: 'financiación, cuotas, financiar, pagar en cuotas, meses sin intereses, mensualidades',
  guarantee: 'garantía, garantías',
  homeVisit:
    'a domicilio, en casa, a mi casa, nos desplazamos, visita, visitas a domicilio, domicilio, en su domicilio, desplazamiento',
  insurance:
    'seguro, seguros, aseguradora, mutua, mutuas, obra social, sanitas, adeslas, seguro médico, prepaga',
  jobs: 'empleo, vacante, currículum, trabaja con nosotros, curriculum, tienen trabajo, hay trabajo, dan trabajo, ofrecen trabajo, trabajar con ustedes, trabajar con vosotros, trabajar ahí, trabajar para ustedes, contratando, contratan, ofertas de empleo, oferta de trabajo, puesto de trabajo, puestos de trabajo, bolsa de trabajo',
  language: 'idioma, idiomas, hablan, hablar, inglés, francés, alemán, italiano, hablamos',
  licence:
    'licencia, certificado, titulado, homologado, autorizado, cualificado, diplomado, matriculado, acreditado, colegiado, nif, cif, cuit, rfc, ruc, licencia municipal, número de registro, colegiada, número de colegiado, registro sanitario, cédula profesional, habilitado',
  membership: 'socio, cuota, matrícula, abono, permanencia, inscripción, hacerse socio, mensualidad',
  moved: 'mudarse, mudado, traslado, nuevo local, nueva dirección, trasladado, nueva sede',
  newClients:
    'nuevos pacientes, nuevos clientes, primera visita, plazas, lista de espera, alumnos nuevos, admiten',
  online:
    'online, por la web, en su web, en la página web, a través de la web, doctoralia, en línea, por internet, tienda online, app, telemática, videollamada',
  outdoor: 'terraza, jardín, exterior, patio, al aire libre, fuera, afuera, sentarme afuera',
  owner:
    'dueño, dueña, propietario, director, directora, fundador, jefe, encargado, responsable, gerente, dirigido, anfitriones, dirigida, propietaria, doña, titular, pertenece a, perteneciente a, a cargo de, al frente de, de quién es',
  parking:
    'aparcamiento, parking, aparcar, estacionamiento, estacionar, cochera, garaje, plaza de garaje, dejar el coche, dejar el carro, dejo el coche, estacionarse, dejar la bici, dejar la bicicleta, aparcar la bici, aparcabicis',
  parties:
    'fiesta, cumpleaños, boda, evento, eventos, celebraciones, grupos, celebración, comuniones, catering, salón privado, banquetes',
  payment: 'pagar, pago, formas de pago, métodos de pago, aceptan, medios de pago, cobran',
  pets: 'mascota, mascotas, perro, perros, animales, se admiten mascotas',
  provided:
    'incluido, incluidos, incluida, incluidas, toallas, sábanas, ropa de cama, hay que llevar, disponibles',
  quote: 'presupuesto, presupuestos, sin compromiso, cotización, presupuesto gratis',
  refund: 'devolución, devolver, reembolso, cambio, cambiar, devoluciones',
  smoking: 'fumar, fumadores, no fumadores',
  stay: 'estancia mínima, una noche, mínimo de noches, estadía mínima, solo una noche, mínimo, mínima',
  takeaway: 'para llevar, recoger, recogida, pedir para llevar, encargar, encargos, por encargo',
  transport: 'autobús, tren, metro, transporte público, bus, tranvía, colectivo, cómo llegar',
  trial:
    'clase de prueba, prueba, primera clase, primera consulta, gratis la primera, clase gratis, consulta gratuita',
  vegetarian: 'vegetariano, vegano, vegetarianos, sin carne, veganos',
  voucher:
    'vale, tarjeta regalo, bono regalo, regalar, regalo, cheque regalo, un vale, comprar un vale, bonos, vale de regalo',
  wait: 'espera, tiempo de espera, cuánto tarda, lista de espera, tardan, demora',
  wifi: 'wifi, internet, wi fi, conexión',
};
