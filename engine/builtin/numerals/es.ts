/** Spanish. */
import { behind } from './forms.ts';
import type { Numerals } from './types.ts';

export const es: Numerals = {
  numbers:
    'trece=13|catorce=14|dieciseis=16|diecisiete=17|dieciocho=18|diecinueve=19|una=1|uno=1|un=1|dos=2|tres=3|cuatro=4|cinco=5|seis=6|siete=7|ocho=8|nueve=9|diez=10|once=11|doce=12|quince=15|veinte=20|treinta=30|cuarenta=40|cincuenta=50|cien=100|sesenta=60|setenta=70|ochenta=80|noventa=90|veintiuno=21|veintiun=21|veintiuna=21|veintidos=22|veintitres=23|veinticuatro=24|veinticinco=25|veintiseis=26|veintisiete=27|veintiocho=28|veintinueve=29',
  join: 'y',
  centuries: 'mil novecientos=1900|dos mil=2000',
  ordinals: 'primero=1',
  times: 'doble=2|triple=3',
  plurals: 'ceros=0|unos=1|doses=2|treses=3|cuatros=4|cincos=5|seises=6|sietes=7|ochos=8|nueves=9',
  plus: 'mas',
  between: 'guion|luego|y|eh',
  extension: 'extension|interno|anexo',
  areaCode: 'prefijo|codigo de area|lada',
  children: 'ninos|nino|ninas|nina|bebes|bebe|menores|menor|adolescentes',
  adults: 'adultos|adulto|mayores',
  groups: 'media docena=6|una docena=12|docena=12',
  askedGroups: 'solo yo=1|solo para mi=1|nosotros dos=2|los dos=2|una pareja=2|en pareja=2',
  nights: 'noches|noche',
  hundreds:
    'ciento=100|doscientos=200|trescientos=300|cuatrocientos=400|quinientos=500|seiscientos=600|setecientos=700|ochocientos=800|novecientos=900',
  eras: '',
  being: 'es|son|estan|tiene|tienen|necesita|necesitan|come|comen',
  atSign: 'arroba',
  dotSign: 'punto',
  underscore: 'gui[oó]n bajo|barra baja',
  dash: 'gui[oó]n',
  phoneDigits: 9,
  clock: {
    hours: { mediodia: 12, medianoche: 0 },
    quarter: '(?:un )?cuarto',
    forms: [
      { source: '(?:un )?cuarto (?:para|pa) las? HOUR', from: -15 },
      { source: 'MINUTES (?:minutos )?para las HOUR', isBefore: true },
      { source: 'HOUR(?: horas)? menos MINUTES', isBefore: true },
      { source: 'HOUR(?: horas)? y (?:un )?cuarto', from: 15 },
      { source: 'HOUR y media', from: 30 },
      { source: `${behind('las|la')}HOUR(?: horas)?(?: y)? MINUTES` },
      { source: '(?=veinti)HOUR horas' },
      { source: `${behind('las')}(?=veinti)HOUR` },
    ],
    daySpan: 'del (?:dia )?DAY al (?:dia )?DAY',
    dayOfMonth: '(?:(?:el )?dia|el(?=\\s\\d{1,2}\\s*(?:$|[,.;?!]|a\\s))) DAY',
    spokenDay: '(?:el )?dia DAY|el DAY',
  },
};
